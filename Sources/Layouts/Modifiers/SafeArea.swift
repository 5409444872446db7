extension View {
  /// Insets the view at all edges, as a larger safe area does.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Insets the view, as a larger safe area does.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Puts views above or below this one, which gets what room they leave.
  ///
  /// - Parameters:
  ///   - edge: The edge that the views are at.
  ///   - alignment: Where the narrower of both lies.
  ///   - spacing: The gap between; `nil` for that of a stack.
  /// - Note: Documented: as in SwiftUI (`safeAreaInset(edge:alignment:spacing:content:)`). Chosen: the views are as long
  ///   as they like along the edge's axis, and as nothing here reaches into a safe area, a scroll view ends where they
  ///   begin.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayeredView(
      self, content(),
      InsetLayout(
        axis: .vertical, isFirst: edge == .top,
        alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing))
  }

  /// Puts views before or after this one, which gets what room they leave.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayeredView(
      self, content(),
      InsetLayout(
        axis: .horizontal, isFirst: edge == .leading,
        alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing))
  }
}

/// The layout of a view and of those at one of its edges.
struct InsetLayout: LayeredLayout {
  let axis: Axis

  /// Whether the edge is the upper or the leading one.
  let isFirst: Bool

  let alignment: Alignment
  let spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let taken = taken(subviews, proposal)
    let primary = subviews[0].sizeThatFits(reduced(proposal, by: taken))
    let across = subviews.dropFirst().map { $0.sizeThatFits(ideal(proposal))[axis.other] }
    return CGSize(
      axis, primary[axis] + taken, across: across.reduce(primary[axis.other], max))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let taken = taken(subviews, proposal)
    let length = bounds.size[axis] - taken
    var position = bounds.origin[axis]
    func place(_ subview: LayoutSubview, length: CGFloat, _ proposal: ProposedViewSize) {
      let frame = CGRect(
        origin: CGPoint(axis, position, across: bounds.origin[axis.other]),
        size: CGSize(axis, length, across: bounds.size[axis.other]))
      subview.place(alignedBy: alignment, in: frame, proposal: proposal)
      position += length
    }
    if !isFirst { place(subviews[0], length: length, reduced(proposal, by: taken)) }
    for inset in subviews.dropFirst() {
      if !isFirst { position += gap(subviews[0], inset) }
      place(inset, length: inset.sizeThatFits(ideal(proposal))[axis], ideal(proposal))
      if isFirst { position += gap(inset, subviews[0]) }
    }
    if isFirst { place(subviews[0], length: length, reduced(proposal, by: taken)) }
  }

  /// The room that the views at the edge take, with the gaps beside them.
  private func taken(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGFloat {
    subviews.dropFirst().reduce(0) { sum, inset in
      let gap = isFirst ? gap(inset, subviews[0]) : gap(subviews[0], inset)
      return sum + inset.sizeThatFits(ideal(proposal))[axis] + gap
    }
  }

  private func gap(_ former: LayoutSubview, _ latter: LayoutSubview) -> CGFloat {
    spacing ?? former.spacing.distance(to: latter.spacing, along: axis)
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, across: proposal[axis.other])
  }

  private func reduced(_ proposal: ProposedViewSize, by taken: CGFloat) -> ProposedViewSize {
    var reduced = proposal
    reduced[axis] = proposal[axis].map { max(0, $0 - taken) }
    return reduced
  }
}
