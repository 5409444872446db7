extension View {
  /// Puts views in front of this one; they are proposed its size and have no influence on it.
  ///
  /// - Note: Documented: as in SwiftUI (`overlay(alignment:content:)`); several views go on top of each other.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    LayeredView(self, content(), LayerLayout(alignment: alignment))
  }

  /// Puts a view in front of this one.
  public func overlay<Content: View>(_ overlay: Content, alignment: Alignment = .center) -> some View {
    LayeredView(self, overlay, LayerLayout(alignment: alignment))
  }

  /// Puts views behind this one; they are proposed its size and have no influence on it.
  ///
  /// - Note: Documented: as in SwiftUI (`background(alignment:content:)`). Nothing is drawn, so a size is the same in
  ///   front and behind.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    LayeredView(self, content(), LayerLayout(alignment: alignment))
  }

  /// Puts a view behind this one.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(self, background, LayerLayout(alignment: alignment))
  }

  /// Sets what is drawn in front of what; no size and no place depends on it.
  public func zIndex(_ value: Double) -> some View { PartModifiedView(content: self) { $0 } }

  /// Hides the view, which keeps its place.
  ///
  /// - Note: Documented: as in SwiftUI (`hidden()`).
  public func hidden() -> some View { PartModifiedView(content: self) { $0 } }
}

/// A view with others around it, in front of it or behind, which are arranged with each of its subviews.
struct LayeredView<Content: View, Layer: View, Arrangement: LayeredLayout>: View, PrimitiveView {
  private let content: Content
  private let layer: (LayoutNode) -> Layer
  private let arrangement: Arrangement

  /// - Parameter layer: The others, once the node of a subview is made.
  init(_ content: Content, _ arrangement: Arrangement, layer: @escaping (LayoutNode) -> Layer) {
    self.content = content
    self.arrangement = arrangement
    self.layer = layer
  }

  init(_ content: Content, _ layer: Layer, _ arrangement: Arrangement) {
    self.init(content, arrangement) { _ in layer }
  }

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context.appending(.content)).map { part in
      part.mapSubviews { subview in
        subview.remade { layered(subview, subview.make($0), in: $0) }
      }
    }
  }

  private func layered(
    _ subview: ResolvedSubview, _ primary: LayoutNode, in context: PlacingContext
  ) -> LayoutNode {
    let resolution = ResolutionContext(
      engine: context.engine, environment: context.environment, identity: subview.identity.appending(.footer))
    var inner = context
    inner.orientation = nil
    let others = layer(primary).resolved(in: resolution).flatMap(\.subviews).map { $0.make(inner) }
    return LayoutNode(
      ContainerContent(layers: arrangement, primary, others, in: context),
      identity: subview.identity, traits: subview.traits, engine: context.engine)
  }
}

/// The layout of a view, the first, and of others that come with it.
protocol LayeredLayout: Layout where Cache == Void {}

extension LayeredLayout {
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }
}

/// The layout of a view and of what is in front of it or behind: all but the first have no say.
struct LayerLayout: LayeredLayout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    for layer in subviews.dropFirst() {
      layer.place(alignedBy: alignment, in: bounds, proposal: ProposedViewSize(bounds.size))
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}

extension ContainerContent where L: LayeredLayout {
  /// Puts others into the size of a subview, whose priority they have no influence on either.
  convenience init(
    layers layout: L, _ primary: LayoutNode, _ others: [LayoutNode], in context: PlacingContext
  ) {
    self.init(
      layout, [primary] + others, in: context, identity: nil, setsGuides: true, priority: primary.priority)
  }
}
