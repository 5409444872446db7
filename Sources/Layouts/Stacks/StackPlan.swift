/// Where a stack puts its subviews for a proposal, from its origin.
///
/// - Note: Known from reimplementations, and observed: gaps first; by priority, then the least flexible
///   first; each is proposed an equal share of what remains; the least lengths of lower priorities are
///   set aside. Observed: a subview may take more than its proposal, and the stack then overflows.
struct StackPlan {
  /// The stack's own size.
  var size = CGSize.zero

  /// The subviews in order.
  var places: [Place] = []

  /// One subview's part.
  struct Place {
    /// Its top left corner.
    var origin: CGPoint

    /// What it is proposed.
    let proposal: ProposedViewSize
  }
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
    let gaps = Gaps(between: subviews, self)
    let proposedLengths = proposedLengths(
      to: subviews, in: proposal, gaps: gaps.total(for: subviews.count), &cache)
    let members = subviews.indices.map { index in
      Member(
        subviews[index],
        proposed: ProposedViewSize(axis, proposedLengths[index], across: proposal[axis.other]), guide)
    }
    let line = CrossLine(members, axis)
    var plan = StackPlan()
    plan.places.reserveCapacity(members.count)
    var position: CGFloat = 0
    for (index, member) in members.enumerated() {
      if index > 0 { position += gaps.after(index - 1) }
      plan.places.append(
        StackPlan.Place(
          origin: CGPoint(axis, position, across: line.position(of: member)), proposal: member.proposal))
      position += member.size[axis]
    }
    plan.size = CGSize(axis, position, across: line.length)
    return plan
  }

  /// The gaps between neighbours.
  private struct Gaps {
    /// The one between all; `nil` if each two have their own.
    let common: CGFloat?
    let preferred: [CGFloat]

    init(between subviews: LayoutSubviews, _ rules: StackRules) {
      common = rules.spacing
      preferred =
        common == nil
        ? subviews.indices.dropLast().map {
          subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: rules.axis)
        } : []
    }

    func after(_ index: Int) -> CGFloat { common ?? preferred[index] }

    func total(for count: Int) -> CGFloat { (0..<max(0, count - 1)).reduce(0) { $0 + after($1) } }
  }

  /// A subview with what it answered to its proposal.
  private struct Member {
    let proposal: ProposedViewSize
    let size: CGSize

    /// Where its guide lies across the axis.
    let guide: CGFloat

    init(_ subview: LayoutSubview, proposed proposal: ProposedViewSize, _ guide: AlignmentKey) {
      let dimensions = subview.dimensions(in: proposal)
      self.proposal = proposal
      size = dimensions.size
      self.guide = dimensions[guide]
    }
  }

  /// The line across the axis at which all guides meet.
  ///
  /// Known from reimplementations: every guide meets the common one; the stack reaches around all
  /// subviews and always includes the guide itself.
  private struct CrossLine {
    /// The common guide; `nil` where something is infinite, so that nothing can be aligned.
    let guide: CGFloat?

    /// The stack's length across the axis.
    let length: CGFloat

    init(_ members: [Member], _ axis: Axis) {
      guard members.allSatisfy({ $0.guide.isFinite && $0.size[axis.other].isFinite }) else {
        guide = nil
        length = members.lazy.map { $0.size[axis.other] }.max() ?? 0
        return
      }
      let common = members.reduce(0) { max($0, $1.guide) }
      guide = common
      length = members.reduce(common) { max($0, common - $1.guide + $1.size[axis.other]) }
    }

    func position(of member: Member) -> CGFloat { guide.map { $0 - member.guide } ?? 0 }
  }
}

extension StackRules {
  /// What each subview is proposed along the axis.
  private func proposedLengths(
    to subviews: LayoutSubviews, in proposal: ProposedViewSize, gaps: CGFloat, _ cache: inout StackCache
  ) -> [CGFloat?] {
    guard let length = proposal[axis] else {
      cache.claims = nil
      return Array(repeating: nil, count: subviews.count)
    }
    var proposedLengths: [CGFloat?] = Array(repeating: length, count: subviews.count)
    guard subviews.count > 1 else { return proposedLengths }
    let across = proposal[axis.other]
    let claims = claims(of: subviews, across: across, &cache)
    var setAside = claims.leastOfLower
    var remaining = length - gaps
    for (order, group) in claims.groups.enumerated() {
      if order > 0 { setAside -= group.least }
      for (taken, claim) in group.claims.enumerated() {
        let share = max(0, (remaining - setAside) / CGFloat(group.claims.count - taken))
        proposedLengths[claim.index] = share
        let size = subviews[claim.index].sizeThatFits(ProposedViewSize(axis, share, across: across))
        // What is infinite stays so, whatever is taken.
        if remaining.isFinite { remaining -= size[axis] }
      }
    }
    return proposedLengths
  }

  /// What each subview claims for a proposal across the axis.
  ///
  /// Known from a reimplementation: subviews are asked again only if that proposal changed, or the last
  /// length proposed was open.
  private func claims(
    of subviews: LayoutSubviews, across: CGFloat?, _ cache: inout StackCache
  ) -> StackClaims {
    if let known = cache.claims, known.across == across { return known.claims }
    let claims = StackClaims(
      subviews.indices.map { index in StackClaims.Claim(subviews[index], index, axis, across) })
    cache.claims = (across, claims)
    return claims
  }
}
