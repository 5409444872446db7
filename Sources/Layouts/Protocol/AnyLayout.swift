/// A layout whose type is hidden; another one in its place keeps the subviews and their state.
///
/// - Note: Documented: as in SwiftUI (`AnyLayout`).
public struct AnyLayout: Layout {
  /// A hidden layout's cache.
  ///
  /// - Note: Documented: it may cross tasks, as in SwiftUI; the engine never lets it, hence unchecked.
  public struct Cache: @unchecked Sendable {
    fileprivate let owner: ObjectIdentifier
    fileprivate var value: Any
  }

  private let base: any Layout

  public init(_ layout: some Layout) { base = layout }
}

extension AnyLayout {
  public func makeCache(subviews: Subviews) -> Cache { base.hiddenCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.update(&cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.size(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide, in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide, in: bounds, proposal, subviews, &cache)
  }

  /// What is true of every layout of the hidden type.
  var baseProperties: LayoutProperties { type(of: base).layoutProperties }

  /// The hidden layout's name.
  var baseName: String { typeName(of: base) }
}

extension Layout {
  fileprivate func hiddenCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(owner: ObjectIdentifier(Self.self), value: makeCache(subviews: subviews))
  }

  /// Updates a cache of the same layout; another layout's is of no use.
  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    guard cache.owner == ObjectIdentifier(Self.self) else {
      cache = hiddenCache(subviews)
      return
    }
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<Result>(
    _ hidden: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    if hidden.owner != ObjectIdentifier(Self.self) { hidden = hiddenCache(subviews) }
    guard var cache = hidden.value as? Cache else {
      preconditionFailure("The cache of \(Self.self) is no \(Cache.self)")
    }
    defer { hidden.value = cache }
    return body(&cache)
  }
}
