/// Resolves views to subviews, measures and places them, and counts the work.
///
/// A host keeps `@State` and layouts' caches from one ``update(_:)`` to the next, by identity. It is
/// bound to the task that made it.
public final class LayoutHost {
  /// The subviews that the views resolve to, in order.
  public private(set) var subviews: [HostedSubview] = []

  private let engine: LayoutEngine
  private var environment: EnvironmentValues

  /// Resolves views.
  ///
  /// - Parameters:
  ///   - environment: What flows down to them.
  ///   - proposalMemory: How many proposals a subview remembers its answer to; `nil` for all. SwiftUI's
  ///     own memory is 3, with which nested stacks cost about twice as much for each level: 12 levels of
  ///     three subviews take 301 measurements with all remembered, 100,952 with 3.
  ///   - cachePolicy: When layouts lose their caches.
  ///   - content: The views.
  public init(
    environment: EnvironmentValues = EnvironmentValues(), proposalMemory: Int? = nil,
    cachePolicy: CachePolicy = .kept, @ViewBuilder content: () -> some View
  ) {
    precondition((proposalMemory ?? 0) >= 0, "No subview can remember \(proposalMemory ?? 0) proposals")
    self.environment = environment
    engine = LayoutEngine(proposalMemory: proposalMemory, cachePolicy: cachePolicy)
    resolve(content())
  }
}

extension LayoutHost {
  /// The work so far, of all updates.
  public var counters: LayoutCounters { engine.counters }

  /// What layouts did that their authors can hardly have meant, in order, each once.
  public var misplacements: [Misplacement] { engine.misplacements }

  /// Resolves other views in place of the ones before.
  ///
  /// Views with the identity of earlier ones get their state, and layouts of the same type their
  /// caches, by way of `updateCache`. All sizes are forgotten.
  ///
  /// - Parameter environment: What flows down from now on; `nil` for the same as before.
  public func update(_ content: some View, environment: EnvironmentValues? = nil) {
    if let environment { self.environment = environment }
    resolve(content)
  }

  /// Lets leaves count that were put into a ``LeafSlot`` since the views were resolved.
  ///
  /// The sizes of subviews without such a leaf in them stay known.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  package func takeChanges() {
    for subview in subviews { subview.node.takeChanges() }
  }

  /// What the views prefer to say upward: the values of a key, combined in order.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    subviews.map { $0.node }.preference(key) ?? Key.defaultValue
  }

  private func resolve(_ content: some View) {
    engine.storage.begin()
    let parts = content.resolved(
      in: ResolutionContext(engine: engine, environment: environment, identity: .root))
    let context = PlacingContext(engine: engine, environment: environment)
    subviews = parts.flatMap(\.subviews).map { HostedSubview(node: $0.make(context)) }
    engine.storage.lookAtPreferences()
  }
}
