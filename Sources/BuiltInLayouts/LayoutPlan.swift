public import Layouts

/// Where a layout puts each subview for a proposal, from its own origin.
///
/// A plan is made once and used for the size and for the placements, which therefore agree.
public struct LayoutPlan: Equatable, Sendable {
  /// The subviews in order.
  public var items: [Item] = []

  /// The layout's own size, in points.
  public var size = CGSize.zero

  /// One subview's part.
  public struct Item: Equatable, Sendable {
    /// Which subview it is, from 0.
    public var index: Int

    /// The row or column it is in, from 0; 0 in layouts without any.
    public var row: Int

    /// The top left corner of the place.
    public var origin: CGPoint

    public var size: CGSize

    /// The size that is proposed to the subview.
    public var proposal: ProposedViewSize
  }
}

/// A subview as a plan sees it, with or without an engine behind it.
public struct PlanItem {
  /// The size for a proposal, in points.
  public let size: (ProposedViewSize) -> CGSize

  public let spacing: ViewSpacing

  public init(spacing: ViewSpacing = ViewSpacing(), size: @escaping (ProposedViewSize) -> CGSize) {
    self.spacing = spacing
    self.size = size
  }

  /// An item of one size, whatever it is proposed.
  public init(width: CGFloat, height: CGFloat) {
    self.init { _ in CGSize(width: width, height: height) }
  }
}

/// The plans a layout has made.
public struct PlanCache: Sendable {
  fileprivate var plans: [ProposalKey: LayoutPlan] = [:]
}

/// A layout whose size and placements come from one plan.
public protocol PlannedLayout: Layout where Cache == PlanCache {
  /// Plans the layout for a proposal that is never less than nothing and never not a number.
  func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan
}

extension PlannedLayout {
  public func makeCache(subviews: Subviews) -> PlanCache { PlanCache() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout PlanCache) -> CGSize {
    plan(proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout PlanCache
  ) {
    for item in plan(proposal, subviews, &cache).items {
      subviews[item.index].place(
        at: CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y), proposal: item.proposal)
    }
  }

  private func plan(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout PlanCache
  ) -> LayoutPlan {
    let proposal = proposal.plain
    let key = ProposalKey(proposal)
    if let known = cache.plans[key] { return known }
    let items = subviews.map { subview in
      PlanItem(spacing: subview.spacing) { subview.sizeThatFits($0) }
    }
    let plan = plan(items, in: proposal)
    cache.plans[key] = plan
    return plan
  }
}

extension [PlanItem] {
  /// The gaps between neighbours along an axis: the one given, or what they prefer.
  func gaps(along axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
    zip(self, dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
  }
}

extension CGFloat? {
  /// The length, if there is one that ends.
  var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}
