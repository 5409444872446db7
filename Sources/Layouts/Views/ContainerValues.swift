/// A value that a view carries for its direct container.
///
/// - Note: Documented: as in SwiftUI (`ContainerValueKey`).
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a view carries for its direct container, and for no other.
///
/// - Note: Documented: as in SwiftUI (`ContainerValues`); values are added as computed properties,
///   since the macro that writes them needs a package.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
