/// Where a stack puts its subviews for an offer, from its origin.
///
/// - Note: Known from reimplementations, and observed: gaps first; by priority, then the least flexible
///   first; each is offered an equal share of what remains; the least lengths of lower priorities are
///   set aside. Observed: a subview may take more than its offer, and the stack then overflows.
struct StackPlan {
  /// The stack's own size.
  var size = CGSize.zero

  /// The top left corners of the subviews.
  var origins: [CGPoint] = []

  /// What each subview is offered.
  var proposals: [ProposedViewSize] = []
}

/// The rules of a stack along one axis.
struct StackRules {
  let axis: Axis
  let guide: AlignmentKey

  /// The gap in points; `nil` for what neighbours prefer.
  let spacing: CGFloat?
}

extension StackRules {
  /// Plans a stack.
  ///
  /// - Complexity: O(*n* log *n*), and at most three questions to each of *n* subviews.
  func plan(
    _ subviews: LayoutSubviews, in proposal: ProposedViewSize, _ cache: inout StackCache
  ) -> StackPlan {
    let gaps = gaps(between: subviews)
    let offers = offers(to: subviews, in: proposal, gaps: gaps.reduce(0, +), &cache)
    var plan = StackPlan()
    plan.proposals = offers.map { ProposedViewSize(axis, $0, across: proposal[axis.other]) }
    let dimensions = zip(subviews, plan.proposals).map { $0.dimensions(in: $1) }
    let (across, crossLength) = crossPositions(of: dimensions)
    var position: CGFloat = 0
    for (index, dimension) in dimensions.enumerated() {
      if index > 0 { position += gaps[index - 1] }
      plan.origins.append(CGPoint(axis, position, across: across[index]))
      position += dimension.size[axis]
    }
    plan.size = CGSize(axis, position, across: crossLength)
    return plan
  }

  /// The gaps between neighbours.
  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  /// The positions across the axis, and the stack's length there.
  ///
  /// Known from reimplementations: every guide meets the common one; the stack reaches around all
  /// subviews and always includes the guide itself.
  private func crossPositions(of dimensions: [ViewDimensions]) -> ([CGFloat], length: CGFloat) {
    let guides = dimensions.map { $0[guide] }
    let lengths = dimensions.map { $0.size[axis.other] }
    // Where something is infinite nothing can be aligned.
    guard (guides + lengths).allSatisfy(\.isFinite) else {
      return (dimensions.map { _ in 0 }, lengths.max() ?? 0)
    }
    let common = max(0, guides.max() ?? 0)
    let end = zip(guides, lengths).map { common - $0 + $1 }.max() ?? 0
    return (guides.map { common - $0 }, max(common, end))
  }
}

extension StackRules {
  /// What each subview is offered along the axis.
  private func offers(
    to subviews: LayoutSubviews, in proposal: ProposedViewSize, gaps: CGFloat, _ cache: inout StackCache
  ) -> [CGFloat?] {
    guard let length = proposal[axis] else {
      cache.claims = nil
      return subviews.map { _ in nil }
    }
    guard subviews.count > 1 else { return subviews.map { _ in length } }
    let across = proposal[axis.other]
    let claims = claims(of: subviews, across: across, &cache)
    let groups = Dictionary(grouping: claims, by: \.priority).sorted { $0.key > $1.key }.map(\.value)
    var setAside = groups.dropFirst().joined().reduce(0) { $0 + $1.least }
    var remaining = length - gaps
    var offers: [CGFloat?] = Array(repeating: nil, count: subviews.count)
    for (order, group) in groups.enumerated() {
      if order > 0 { setAside -= group.reduce(0) { $0 + $1.least } }
      for (taken, claim) in group.sorted(by: Claim.isEarlier).enumerated() {
        let offer = max(0, (remaining - setAside) / CGFloat(group.count - taken))
        offers[claim.index] = offer
        let size = subviews[claim.index].sizeThatFits(ProposedViewSize(axis, offer, across: across))
        // What is infinite stays so, whatever is taken.
        if remaining.isFinite { remaining -= size[axis] }
      }
    }
    return offers
  }

  /// What each subview claims for an offer across the axis.
  ///
  /// Known from a reimplementation: subviews are asked again only if that offer changed, or the last
  /// length offered was open.
  private func claims(
    of subviews: LayoutSubviews, across: CGFloat?, _ cache: inout StackCache
  ) -> [Claim] {
    if let known = cache.claims, known.across == across { return known.claims }
    let claims = subviews.indices.map { index in Claim(subviews[index], index, axis, across) }
    cache.claims = (across, claims)
    return claims
  }

  /// A subview's claim to length along the axis.
  fileprivate struct Claim {
    let index: Int
    let priority: Double
    let least: CGFloat
    let greatest: CGFloat

    init(_ subview: LayoutSubview, _ index: Int, _ axis: Axis, _ across: CGFloat?) {
      self.index = index
      priority = subview.priority
      least = subview.sizeThatFits(ProposedViewSize(axis, 0, across: across))[axis]
      greatest = subview.sizeThatFits(ProposedViewSize(axis, .infinity, across: across))[axis]
    }

    var flexibility: CGFloat { greatest.isInfinite ? .infinity : greatest - least }

    /// The least flexible first; of two without limit the one with the larger minimum; else in
    /// order of declaration.
    static func isEarlier(_ lhs: Claim, _ rhs: Claim) -> Bool {
      if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
      if lhs.flexibility.isInfinite, lhs.least != rhs.least { return lhs.least > rhs.least }
      return lhs.index < rhs.index
    }
  }
}

/// The plan a stack made last, and what its subviews claimed.
///
/// Older plans are not kept: how much is remembered is for the engine to say.
public struct StackCache {
  fileprivate var last: (proposal: ProposedViewSize, plan: StackPlan)?
  fileprivate var claims: (across: CGFloat?, claims: [StackRules.Claim])?
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

  /// Known from reimplementations: across the axis subviews are offered the stack's own length if
  /// its offer was open there.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    var offer = proposal.plain
    if offer[rules.axis.other] == nil { offer[rules.axis.other] = bounds.size[rules.axis.other] }
    let plan = plan(offer, subviews, &cache)
    for (index, subview) in subviews.enumerated() {
      let origin = plan.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: plan.proposals[index])
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
