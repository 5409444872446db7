/// What outlives an update: states and caches, by the identity they belong to.
///
/// A state that nothing asked for from one update to the next is gone with the latter. That may be
/// late: the content of a `GeometryReader` is resolved only when it is placed.
final class ViewStorage {
  private var states: [StateKey: AnyObject] = [:]
  private var usedStates: Set<StateKey> = []
  private var containers: [ViewIdentity: Holder] = [:]

  /// What looks whether preferences have changed, innermost first.
  private var watches: [(key: StateKey, look: () -> Void)] = []

  struct StateKey: Hashable {
    let identity: ViewIdentity
    let view: ObjectIdentifier
    let index: Int
  }

  /// A container that is gone has no cache to give.
  private struct Holder {
    weak var container: (any CacheHolder)?
  }
}

/// A container whose cache the next one of the same identity may take over.
protocol CacheHolder: AnyObject {
  /// The cache; `nil` if there is none yet.
  var heldCache: Any? { get }
}

extension ViewStorage {
  /// The state's storage from before, or else the one given, which is kept from now on.
  func state(_ key: StateKey, orKeep new: AnyObject) -> AnyObject {
    usedStates.insert(key)
    if let known = states[key] { return known }
    states[key] = new
    return new
  }

  /// The cache of the container that had an identity before, which another one has from now on.
  func takeOver(_ identity: ViewIdentity, by container: any CacheHolder) -> Any? {
    let earlier = containers[identity]?.container?.heldCache
    containers[identity] = Holder(container: container)
    return earlier
  }

  /// Begins an update.
  func begin() {
    states = states.filter { usedStates.contains($0.key) }
    containers = containers.filter { $0.value.container != nil }
    usedStates = []
    watches = []
  }

  /// Has something looked at whenever views are resolved or placed, until the next update.
  ///
  /// - Parameter key: Whose watch it is; one that the content of a `GeometryReader` had is replaced.
  func watch(_ key: StateKey, _ look: @escaping () -> Void) {
    watches.removeAll { $0.key == key }
    watches.append((key, look))
  }

  /// Looks whether preferences have changed.
  func lookAtPreferences() {
    for watch in watches { watch.look() }
  }
}
