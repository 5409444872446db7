/// A value that flows from views up to whatever contains them.
///
/// - Note: Documented: as in SwiftUI (`PreferenceKey`).
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }

  /// Combines the value so far with the next view's.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A layout modifier that sets a preference and leaves sizes alone.
struct PreferenceLayout: ModifierLayout, PassThroughLayout, @unchecked Sendable {
  // Values are read by the host's task only, hence the unchecked promise.
  let key: ObjectIdentifier
  let value: Any
}

extension [LayoutNode] {
  /// The combined value of the nodes and everything in them; `nil` if none sets one.
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    reduce(nil as Key.Value?) { value, node in
      guard let next = node.preference(key) else { return value }
      guard var value else { return next }
      Key.reduce(value: &value) { next }
      return value
    }
  }
}

extension LayoutNode {
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let setter = (content as? ContainerContent<PreferenceLayout>)?.layout,
      setter.key == ObjectIdentifier(key), let value = setter.value as? Key.Value
    {
      return value
    }
    return children.preference(key)
  }
}

extension View {
  /// Sets a preference, in place of what the views in this one set.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutModifiedView(self, PreferenceLayout(key: ObjectIdentifier(key), value: value))
  }
}
