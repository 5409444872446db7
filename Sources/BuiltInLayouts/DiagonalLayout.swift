public import Layouts

/// Subviews from the top leading corner to the bottom trailing one, corner to corner.
///
/// Each is proposed an equal share of what the layout is; an open or infinite length is left open.
///
/// - Complexity: One question to each subview.
/// - Note: Chosen: all of it; SwiftUI has no such layout.
public struct DiagonalLayout: PlannedLayout, GuidelessLayout, Hashable {
  /// The gap between corners along either axis, in points.
  public var spacing: CGFloat

  public init(spacing: CGFloat = 0) { self.spacing = spacing }

  public func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan {
    let childProposal = ProposedViewSize(
      width: share(of: proposal.width, items.count), height: share(of: proposal.height, items.count))
    var plan = LayoutPlan()
    for (index, item) in items.enumerated() {
      let size = item.size(childProposal)
      let gap = index > 0 ? spacing : 0
      let origin = CGPoint(x: plan.size.width + gap, y: plan.size.height + gap)
      plan.items.append(
        LayoutPlan.Item(index: index, row: index, origin: origin, size: size, proposal: childProposal))
      plan.size = CGSize(width: origin.x + size.width, height: origin.y + size.height)
    }
    return plan
  }

  private func share(of length: CGFloat?, _ count: Int) -> CGFloat? {
    length.finite.map { max(0, ($0 - spacing * CGFloat(count - 1)) / CGFloat(count)) }
  }
}
