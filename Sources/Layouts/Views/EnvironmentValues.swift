/// A value that flows from a view to everything in it.
///
/// - Note: Documented: as in SwiftUI (`EnvironmentKey`).
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view's surroundings tell it.
///
/// - Note: Documented: names as in SwiftUI (`EnvironmentValues`), as far as they bear on sizes.
public struct EnvironmentValues: @unchecked Sendable {
  // Only the task that resolves views ever reads or writes one, hence the unchecked promise.
  private var values: [ObjectIdentifier: Any] = [:]

  /// What views see whose body is being evaluated.
  @TaskLocal static var current = EnvironmentValues()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How wide and high characters are.
  public var textMetrics: TextMetrics {
    get { self[TextMetricsKey.self] }
    set { self[TextMetricsKey.self] = newValue }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .compact
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
  }
  private enum TextMetricsKey: EnvironmentKey {
    static let defaultValue = TextMetrics()
  }
}

/// Reads a value of the environment while a view's body is evaluated.
///
/// - Note: Documented: as in SwiftUI (`Environment`). Chosen: outside a body it gives defaults.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

// Documented, as in SwiftUI: a layout may hold one, and layouts are sendable. A key path to a property of the
// environment holds nothing that could change, hence the unchecked promise.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// Stand-in metrics of text: every character is as wide as the next.
///
/// Chosen, as a report that uses them says: 8 points a character, 20 a line, and a first baseline at
/// four fifths of a line.
public struct TextMetrics: Hashable, Sendable {
  /// The width of a character, in points.
  public var characterWidth: CGFloat = 8

  /// The height of a line, in points.
  public var lineHeight: CGFloat = 20

  /// How many characters a text without words of its own keeps together.
  public var longestToken = 10

  /// How much larger text is; 1 to about 3.1 among the sizes a user can choose.
  public var scale: CGFloat = 1

  /// Whether characters are bold, which makes them a tenth wider.
  public var isBold = false

  public init() {}
}
