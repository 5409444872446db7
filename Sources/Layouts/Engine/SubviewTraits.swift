/// What a subview carries for its direct container.
struct SubviewTraits {
  /// How early it is given room; `nil` for its kind's own.
  var priority: Double?

  var containerValues = ContainerValues()

  private var layoutValues: [ObjectIdentifier: Any] = [:]
}

extension SubviewTraits {
  subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { layoutValues[ObjectIdentifier(key)] = newValue }
  }
}
