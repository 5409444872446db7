extension View {
  /// Puts the view's centre at a point of all the room that is proposed.
  ///
  /// - Note: Documented: as in SwiftUI (`position(x:y:)`). Known from a reimplementation: the result fills the
  ///   proposal, and is as large as the view along an axis left open.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModifiedView(self, Position(x: x, y: y))
  }

  /// Puts the view's centre at a point of all the room that is proposed.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// A subview with its centre at a point.
struct Position: ModifierLayout {
  let x: CGFloat
  let y: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposal = proposal.plain
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), anchor: .center, proposal: proposal)
  }
}
