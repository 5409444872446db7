extension View {
  /// Sets where a horizontal guide lies in the view, from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideSetter(key: guide.key, value: computeValue))
  }

  /// Sets where a vertical guide lies in the view, from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    LayoutModifiedView(self, GuideSetter(key: guide.key, value: computeValue))
  }
}

/// A subview with a guide of its own.
struct GuideSetter: PassThroughLayout, @unchecked Sendable {
  // The closure runs on the host's task only, hence the unchecked promise.
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  static var setsGuides: Bool { true }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let dimensions = subviews.first?.dimensions(in: proposal)
    return guide.key == key ? dimensions.map(value) : dimensions?[explicit: guide]
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let dimensions = subviews.first?.dimensions(in: proposal)
    return guide.key == key ? dimensions.map(value) : dimensions?[explicit: guide]
  }
}
