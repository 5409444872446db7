extension View {
  /// Insets the view at all edges.
  ///
  /// - Parameter length: In points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Insets the view at some edges.
  ///
  /// - Parameter length: In points; `nil` for 16. Chosen: the platform's own padding as iOS has it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? EdgeInsets.standardLength))
  }

  /// Insets the view; less than 0 lets it stand out.
  public func padding(_ insets: EdgeInsets) -> some View { LayoutModifiedView(self, Padding(insets: insets)) }

  /// Insets the view at some edges, as a larger safe area does.
  ///
  /// - Note: Documented: as in SwiftUI (`safeAreaPadding(_:_:)`). Chosen: nothing here reaches into a safe area, so it
  ///   is a padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Moves the view without changing what is laid out around it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    LayoutModifiedView(self, Offset(x: x, y: y))
  }

  /// Moves the view without changing what is laid out around it.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Lets the view take its ideal length along some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    LayoutModifiedView(self, FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Lets the view take its ideal size, whatever is proposed.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

/// Room around a subview.
struct Padding: ModifierLayout {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let own = subviews.first?.sizeThatFits(childProposal(for: proposal)) ?? .zero
    return CGSize(
      width: max(0, own.width + insets.leading + insets.trailing),
      height: max(0, own.height + insets.top + insets.bottom))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: childProposal(for: proposal))
  }

  /// Chosen: at a padded edge the view has no preference left.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    var spacing = subviews.unitedSpacing
    spacing.reset(insets.edges)
    return spacing
  }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

/// A subview moved from where it counts.
struct Offset: ModifierLayout {
  let x: CGFloat
  let y: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
  }

  /// The guides stay where they count.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}

/// A subview at its ideal length along some axes.
///
/// Known from a reimplementation: it keeps the subview's priority.
struct FixedSize: ModifierLayout {
  let horizontal: Bool
  let vertical: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(childProposal(for: proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: childProposal(for: proposal))
  }

  private func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension EdgeInsets {
  /// The padding where no length is given, in points.
  ///
  /// Chosen: the platform's own as iOS has it.
  package static let standardLength: CGFloat = 16
}
