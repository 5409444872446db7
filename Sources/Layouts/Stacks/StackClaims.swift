/// What the subviews of a stack claim of its length, in the order in which they are given room.
struct StackClaims {
  /// The claims by priority, the highest first.
  private(set) var groups: [Group] = []

  /// The least lengths of all groups but the first, taken together.
  private(set) var leastOfLower: CGFloat = 0

  /// The claims of one priority.
  struct Group {
    var claims: [Claim] = []

    /// Their least lengths, taken together.
    var least: CGFloat = 0
  }

  /// A subview's claim to length along the axis.
  struct Claim {
    let index: Int
    let priority: Double
    let least: CGFloat
    let greatest: CGFloat
  }

  /// - Parameter claims: All claims, in the order of the subviews.
  init(_ claims: [Claim]) {
    for claim in claims.sorted(by: Claim.isOfHigherPriority) {
      if groups.last?.claims.last?.priority != claim.priority {
        groups.append(Group())
      }
      groups[groups.count - 1].claims.append(claim)
      groups[groups.count - 1].least += claim.least
      if groups.count > 1 { leastOfLower += claim.least }
    }
    for index in groups.indices { groups[index].claims.sort(by: Claim.isEarlier) }
  }
}

extension StackClaims.Claim {
  /// Asks a subview for the ends of its range.
  init(_ subview: LayoutSubview, _ index: Int, _ axis: Axis, _ across: CGFloat?) {
    self.index = index
    priority = subview.priority
    least = subview.sizeThatFits(ProposedViewSize(axis, 0, across: across))[axis]
    greatest = subview.sizeThatFits(ProposedViewSize(axis, .infinity, across: across))[axis]
  }

  var flexibility: CGFloat { greatest.isInfinite ? .infinity : greatest - least }

  /// The higher priority first, else in order of declaration.
  fileprivate static func isOfHigherPriority(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.priority == rhs.priority ? lhs.index < rhs.index : lhs.priority > rhs.priority
  }

  /// The least flexible first; of two without limit the one with the larger minimum; else in
  /// order of declaration.
  fileprivate static func isEarlier(_ lhs: Self, _ rhs: Self) -> Bool {
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.flexibility.isInfinite, lhs.least != rhs.least { return lhs.least > rhs.least }
    return lhs.index < rhs.index
  }
}
