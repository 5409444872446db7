public import Layouts

/// Subviews in columns of one width, each below the column that is shortest so far.
///
/// With an open or infinite width the columns are as wide as the widest subview would like to be.
///
/// - Complexity: O(*n* × columns), and at most three questions to each of *n* subviews.
/// - Note: Chosen: all of it; SwiftUI has no such layout.
public struct MasonryLayout: PlannedLayout, GuidelessLayout, Hashable {
  /// How many columns there are at most; at least 1.
  public let columnCount: Int

  /// The gap between columns and between subviews, in points.
  public var spacing: CGFloat

  public init(columns: Int = 2, spacing: CGFloat = 8) {
    precondition(columns > 0, "There are no layouts of \(columns) columns")
    columnCount = columns
    self.spacing = spacing
  }

  public func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan {
    let childProposal = ProposedViewSize(
      width: columnWidth(for: items, in: proposal.width.finite), height: nil)
    let sizes = items.map { $0.size(childProposal) }
    let width = max(childProposal.width ?? 0, sizes.map(\.width).max() ?? 0)
    var ends = Array(repeating: CGFloat.zero, count: min(columnCount, items.count))
    var plan = LayoutPlan()
    for (index, size) in sizes.enumerated() {
      let column = ends.indices.min { (ends[$0], $0) < (ends[$1], $1) } ?? 0
      let origin = CGPoint(x: CGFloat(column) * (width + spacing), y: ends[column])
      plan.items.append(
        LayoutPlan.Item(index: index, row: column, origin: origin, size: size, proposal: childProposal))
      plan.size.height = max(plan.size.height, origin.y + size.height)
      ends[column] = origin.y + size.height + spacing
    }
    let gaps = spacing * CGFloat(max(0, ends.count - 1))
    plan.size.width = width * CGFloat(ends.count) + gaps
    return plan
  }

  private func columnWidth(for items: [PlanItem], in proposed: CGFloat?) -> CGFloat {
    guard let proposed else { return items.map { $0.size(.unspecified).width }.max() ?? 0 }
    return max(0, (proposed - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount))
  }
}
