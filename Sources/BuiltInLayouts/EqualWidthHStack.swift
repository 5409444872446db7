public import Layouts

/// Subviews beside each other, all as wide as the widest would like to be.
///
/// Where that is more than is proposed, each gets an equal share, but none gets narrower than it can.
///
/// - Complexity: At most three questions to each subview.
/// - Note: Chosen: all of it; SwiftUI has no such layout.
public struct EqualWidthHStack: PlannedLayout, GuidelessLayout, Hashable {
  /// The gap in points; `nil` for what neighbours prefer.
  public var spacing: CGFloat?

  public init(spacing: CGFloat? = nil) { self.spacing = spacing }

  public func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan {
    let gaps = items.gaps(along: .horizontal, spacing)
    let width = commonWidth(of: items, in: proposal.width.finite, gaps: gaps.reduce(0, +))
    let childProposal = ProposedViewSize(width: width, height: nil)
    let sizes = items.map { $0.size(childProposal) }
    var plan = LayoutPlan()
    plan.size.height = sizes.map(\.height).max() ?? 0
    for (index, size) in sizes.enumerated() {
      if index > 0 { plan.size.width += gaps[index - 1] }
      let origin = CGPoint(
        x: plan.size.width + (width - size.width) / 2, y: (plan.size.height - size.height) / 2)
      plan.items.append(
        LayoutPlan.Item(index: index, row: 0, origin: origin, size: size, proposal: childProposal))
      plan.size.width += width
    }
    return plan
  }

  private func commonWidth(of items: [PlanItem], in proposed: CGFloat?, gaps: CGFloat) -> CGFloat {
    let ideal = items.map { $0.size(.unspecified).width }.max() ?? 0
    guard let proposed, !items.isEmpty else { return ideal }
    let share = max(0, (proposed - gaps) / CGFloat(items.count))
    guard share < ideal else { return ideal }
    let narrow = ProposedViewSize(width: share, height: nil)
    return max(share, items.map { $0.size(narrow).width }.max() ?? 0)
  }
}
