/// A layout with its content, which together are one subview.
public struct LayoutContainer<L: Layout, Content: View>: View, PrimitiveView {
  private let layout: L
  private let content: Content

  init(_ layout: L, _ content: Content) {
    self.layout = layout
    self.content = content
  }

  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let identity = context.identity
    return context.oneSubview {
      ContainerContent(layout, nodes(in: $0, identity), in: $0, identity: identity)
    }
  }

  private func nodes(in context: PlacingContext, _ identity: ViewIdentity) -> [LayoutNode] {
    let parts = content.resolved(
      in: ResolutionContext(
        engine: context.engine, environment: context.environment, identity: identity.appending(.content)))
    var inner = context
    inner.orientation = (layout as? AnyLayout)?.baseProperties.stackOrientation
    if !(layout is AnyLayout) { inner.orientation = L.layoutProperties.stackOrientation }
    return parts.flatMap(\.subviews).map { $0.make(inner) }
  }
}

extension Layout {
  /// The layout with its content, as in `FlowLayout(spacing: 8) { … }`.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> LayoutContainer<Self, Content> {
    LayoutContainer(self, content())
  }
}
