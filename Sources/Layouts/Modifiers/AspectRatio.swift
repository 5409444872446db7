extension View {
  /// Proposes to the view a size of a fixed ratio.
  ///
  /// - Parameters:
  ///   - ratio: Width by height; `nil` for that of the view's ideal size.
  ///   - mode: Whether that size fits into the proposal or fills it.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode mode: ContentMode) -> some View {
    LayoutModifiedView(self, AspectRatio(ratio: ratio, mode: mode))
  }

  /// Proposes to the view a size of a fixed ratio, given as a size.
  public func aspectRatio(_ ratio: CGSize, contentMode mode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: mode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A subview that is proposed a size of a fixed ratio, and centred.
///
/// - Note: Known from a reimplementation: a proposal left open along both axes is handed on as it is.
struct AspectRatio: ModifierLayout {
  let ratio: CGFloat?
  let mode: ContentMode

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first.map { $0.sizeThatFits(childProposal(for: proposal, to: $0)) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first.map {
      $0.place(alignedBy: .center, in: bounds, proposal: childProposal(for: proposal, to: $0))
    }
  }

  private func childProposal(for proposal: ProposedViewSize, to subview: LayoutSubview) -> ProposedViewSize {
    let proposal = proposal.plain
    guard proposal != .unspecified, let ratio = ratio(of: subview) else { return proposal }
    let fromWidth = proposal.width.map { CGSize(width: $0, height: $0 / ratio) }
    let fromHeight = proposal.height.map { CGSize(width: $0 * ratio, height: $0) }
    guard let fromWidth, let fromHeight else {
      return (fromWidth ?? fromHeight).map(ProposedViewSize.init) ?? proposal
    }
    let isWidthLess = fromWidth.width <= fromHeight.width
    return ProposedViewSize(isWidthLess == (mode == .fit) ? fromWidth : fromHeight)
  }

  /// The ratio; `nil` where there is none to keep.
  private func ratio(of subview: LayoutSubview) -> CGFloat? {
    if let ratio { return ratio > 0 && ratio.isFinite ? ratio : nil }
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}
