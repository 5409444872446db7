/// A view with a layout around each of its subviews.
struct LayoutModifiedView<Content: View, Modifier: ModifierLayout>: View, PrimitiveView {
  let content: Content
  let modifier: Modifier

  init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context).map { part in part.mapSubviews { $0.modified(by: modifier) } }
  }
}

/// A view with something changed about each of its parts.
struct PartModifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let transform: (ResolvedPart) -> ResolvedPart

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context).map(transform)
  }
}

/// A view with something changed in the environment of everything in it.
struct EnvironmentView<Content: View>: View, PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    var inner = context
    transform(&inner.environment)
    return content.resolved(in: inner).map { part in part.mapSubviews { $0.inEnvironment(transform) } }
  }
}

/// A view with an identity of its own.
struct IdentifiedView<Content: View>: View, PrimitiveView {
  let content: Content
  let id: AnyHashable

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context.appending(.id(id)))
  }
}

/// A modifier that proposes to its subview what it is proposed and is as large as it.
protocol PassThroughLayout: ModifierLayout {}

extension PassThroughLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

extension LayoutSubview {
  /// Puts the subview where its guide meets that of bounds.
  func place(alignedBy alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
    let own = dimensions(in: proposal)
    let outer = ViewDimensions(bounds.size)
    place(
      at: CGPoint(
        x: bounds.minX + difference(outer[alignment.horizontal], own[alignment.horizontal]),
        y: bounds.minY + difference(outer[alignment.vertical], own[alignment.vertical])),
      proposal: proposal)
  }

  /// Two infinite lengths are aligned at their start.
  private func difference(_ outer: CGFloat, _ own: CGFloat) -> CGFloat {
    outer.isInfinite && own.isInfinite ? 0 : outer - own
  }
}
