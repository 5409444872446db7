/// The plan a stack made last, and what its subviews claimed.
///
/// Older plans are not kept: how much is remembered is for the engine to say.
public struct StackCache {
  fileprivate var last: (proposal: ProposedViewSize, plan: StackPlan)?

  /// What subviews claimed last, and for which proposal across the axis.
  var claims: (across: CGFloat?, claims: StackClaims)?
}

/// A layout that follows the rules of a stack.
protocol StackLayout: Layout where Cache == StackCache {
  var rules: StackRules { get }
}

extension StackLayout {
  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    plan(proposal.plain, subviews, &cache).size
  }

  /// Known from reimplementations: across the axis subviews are proposed the stack's own length if
  /// its proposal was open there.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    var childProposal = proposal.plain
    if childProposal[rules.axis.other] == nil {
      childProposal[rules.axis.other] = bounds.size[rules.axis.other]
    }
    let plan = plan(childProposal, subviews, &cache)
    for (subview, place) in zip(subviews, plan.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  /// The first edge of the first subview, the last edge of the last, the cross edges of all.
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let isHorizontal = rules.axis == .horizontal
    var spacing = subviews.reduce(into: ViewSpacing()) {
      $0.formUnion($1.spacing, edges: isHorizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: isHorizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: isHorizontal ? .trailing : .bottom)
    return spacing
  }

  private func plan(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache
  ) -> StackPlan {
    if let last = cache.last, last.proposal == proposal { return last.plan }
    let plan = rules.plan(subviews, in: proposal, &cache)
    cache.last = (proposal, plan)
    return plan
  }
}
