/// What outlives an update: states and caches, by the identity they belong to.
///
/// What an update does not ask for is gone after it.
final class ViewStorage {
  private var states: [StateKey: AnyObject] = [:]
  private var caches: [ViewIdentity: Any] = [:]
  private var usedStates: Set<StateKey> = []
  private var usedCaches: Set<ViewIdentity> = []

  struct StateKey: Hashable {
    let identity: ViewIdentity
    let view: ObjectIdentifier
    let index: Int
  }
}

extension ViewStorage {
  /// The state's storage from before, or else the one given, which is kept from now on.
  func state(_ key: StateKey, orKeep new: AnyObject) -> AnyObject {
    usedStates.insert(key)
    if let known = states[key] { return known }
    states[key] = new
    return new
  }

  func cache(of identity: ViewIdentity) -> Any? {
    usedCaches.insert(identity)
    return caches[identity]
  }

  func keep(_ cache: Any, of identity: ViewIdentity) { caches[identity] = cache }

  /// Begins an update.
  func begin() {
    usedStates = []
    usedCaches = []
  }

  /// Forgets what nothing asked for since the update began.
  func end() {
    states = states.filter { usedStates.contains($0.key) }
    caches = caches.filter { usedCaches.contains($0.key) }
  }
}
