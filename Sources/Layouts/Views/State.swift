/// A value that belongs to a view's identity and outlives the view's struct.
///
/// - Note: Documented: as in SwiftUI (`State`). It lives while updates keep resolving the view.
@propertyWrapper public struct State<Value> {
  private let location: Location

  /// Where the value is: here, or where an earlier struct of the same view left it.
  private final class Location {
    var value: Value
    var earlier: Location?

    init(_ value: Value) { self.value = value }

    var current: Value {
      get { earlier?.value ?? value }
      set { if let earlier { earlier.value = newValue } else { value = newValue } }
    }
  }

  public init(wrappedValue: Value) { location = Location(wrappedValue) }
  public init(initialValue: Value) { location = Location(initialValue) }

  public var wrappedValue: Value {
    get { location.current }
    nonmutating set { location.current = newValue }
  }

  /// Access to the value for another view or a layout.
  public var projectedValue: Binding<Value> {
    // Whoever changes the value does so between updates, on the task of the host.
    nonisolated(unsafe) let location = location
    return Binding(get: { location.current }, set: { location.current = $0 })
  }
}

// Documented, as in SwiftUI: a layout may hold a state, and layouts are sendable. Only the task of the host
// reads or writes it, hence the unchecked promise.
extension State: @unchecked Sendable where Value: Sendable {}

/// A state that an update connects with what was kept.
protocol LinkedState {
  func link(to storage: ViewStorage, _ key: ViewStorage.StateKey)
}

extension State: LinkedState {
  func link(to storage: ViewStorage, _ key: ViewStorage.StateKey) {
    guard let kept = storage.state(key, orKeep: location) as? Location, kept !== location else { return }
    location.earlier = kept
  }
}

/// Access to a value that is kept elsewhere.
///
/// - Note: Documented: as in SwiftUI (`Binding`).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let getValue: @Sendable () -> Value
  private let setValue: @Sendable (Value) -> Void

  @preconcurrency
  public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
    getValue = get
    setValue = set
  }

  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set { setValue(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    // A key path to a member holds nothing that could change.
    nonisolated(unsafe) let keyPath = keyPath
    return Binding<Member>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding where Value: Sendable {
  /// A value that cannot be changed.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}

extension Binding: Sendable {}
