/// A view that is one subview with nothing in it.
protocol LeafView: PrimitiveView {
  /// The node's content, in the surroundings where it is placed.
  func leaf(in context: PlacingContext) -> LeafContent
}

extension LeafView {
  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    context.oneSubview { leaf(in: $0) }
  }
}

extension CGFloat {
  /// What a view that takes whatever it is proposed answers to a proposal; 10 points if left open.
  static func greedy(_ proposed: CGFloat?) -> CGFloat { proposed ?? 10 }
}

extension CGSize {
  /// What a view that takes whatever it is proposed answers; 10 points along an axis left open.
  static func greedy(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
