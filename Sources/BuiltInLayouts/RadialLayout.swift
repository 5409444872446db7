public import Layouts

/// Subviews around a circle, clockwise.
///
/// The circle is as large as fits into what is proposed with every subview inside; with an open or
/// infinite length it is as large as keeps neighbours apart. Each subview is proposed half of it.
///
/// - Complexity: One question to each subview.
/// - Note: Chosen: all of it; SwiftUI has no such layout. Sines come from sums and products alone, so
///   positions are the same on every system.
public struct RadialLayout: PlannedLayout, GuidelessLayout, Hashable {
  /// Where the first subview is, clockwise from the top.
  public var startAngle: Angle

  public init(startAngle: Angle = .zero) { self.startAngle = startAngle }

  public func plan(_ items: [PlanItem], in proposal: ProposedViewSize) -> LayoutPlan {
    guard !items.isEmpty else { return LayoutPlan() }
    let childProposal = ProposedViewSize(
      width: proposal.width.finite.map { $0 / 2 }, height: proposal.height.finite.map { $0 / 2 })
    let sizes = items.map { $0.size(childProposal) }
    let largest = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    let ideal = 2 * idealRadius(around: largest, count: items.count)
    var plan = LayoutPlan()
    plan.size = CGSize(
      width: max(largest.width, proposal.width.finite ?? ideal + largest.width),
      height: max(largest.height, proposal.height.finite ?? ideal + largest.height))
    let radius = min(plan.size.width - largest.width, plan.size.height - largest.height) / 2
    for (index, size) in sizes.enumerated() {
      let turns = startAngle.degrees / 360 + Double(index) / Double(items.count)
      let (cosine, sine) = ExactTrigonometry.cosineAndSine(turns: turns)
      let center = CGPoint(
        x: plan.size.width / 2 + radius * CGFloat(sine), y: plan.size.height / 2 - radius * CGFloat(cosine))
      let origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
      plan.items.append(
        LayoutPlan.Item(index: index, row: 0, origin: origin, size: size, proposal: childProposal))
    }
    return plan
  }

  /// The radius at which the largest subview's diagonal fits between two neighbours.
  private func idealRadius(around largest: CGSize, count: Int) -> CGFloat {
    guard count > 1 else { return 0 }
    let diagonal = (largest.width * largest.width + largest.height * largest.height).squareRoot()
    return diagonal / 2 / CGFloat(ExactTrigonometry.cosineAndSine(turns: 0.5 / Double(count)).sine)
  }
}
