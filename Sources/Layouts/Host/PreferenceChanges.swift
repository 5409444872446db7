extension View {
  /// Performs an action with a preference of the views in this one, at first and whenever it is another.
  ///
  /// A host looks once views are resolved and again once they are placed; what the action writes to a state counts
  /// from the next update on.
  ///
  /// - Note: Documented: as in SwiftUI (`onPreferenceChange(_:perform:)`).
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceWatch<Self, Key>(content: self, action: action)
  }
}

/// A view whose preference is watched.
private struct PreferenceWatch<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let watched = WatchedNodes()
    let parts = content.resolved(in: context.appending(.content)).map { part in
      part.mapSubviews { subview in subview.remade { watched.keep(subview.make($0)) } }
    }
    let storage = context.engine.storage
    let key = ViewStorage.StateKey(
      identity: context.identity, view: ObjectIdentifier(Key.self), index: PreferenceWatch.storageIndex)
    storage.watch(key) { [action] in
      guard let last = storage.state(key, orKeep: LastValue<Key.Value>()) as? LastValue<Key.Value> else {
        return
      }
      let value = watched.nodes.preference(Key.self) ?? Key.defaultValue
      if last.value == value { return }
      last.value = value
      action(value)
    }
    return parts
  }

  /// Apart from the states of views, which count from 0.
  private static var storageIndex: Int { -1 }
}

/// The nodes of a view, as containers make them.
private final class WatchedNodes {
  private(set) var nodes: [LayoutNode] = []

  func keep(_ node: LayoutNode) -> LayoutNode {
    nodes.append(node)
    return node
  }
}

/// What an action was performed with last; `nil` before the first time.
private final class LastValue<Value> {
  var value: Value?
}
