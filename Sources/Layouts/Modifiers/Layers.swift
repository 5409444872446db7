extension View {
  /// Puts views in front of this one; they are proposed its size and have no influence on it.
  ///
  /// - Note: Documented: as in SwiftUI (`overlay(alignment:content:)`); several views go on top of each other.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment)
  }

  /// Puts a view in front of this one.
  public func overlay<Content: View>(_ overlay: Content, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment)
  }

  /// Puts views behind this one; they are proposed its size and have no influence on it.
  ///
  /// - Note: Documented: as in SwiftUI (`background(alignment:content:)`). Nothing is drawn, so a size is the same in
  ///   front and behind.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment)
  }

  /// Puts a view behind this one.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment)
  }

  /// Sets what is drawn in front of what; no size and no place depends on it.
  public func zIndex(_ value: Double) -> some View { PartModifiedView(content: self) { $0 } }

  /// Hides the view, which keeps its place.
  ///
  /// - Note: Documented: as in SwiftUI (`hidden()`).
  public func hidden() -> some View { PartModifiedView(content: self) { $0 } }
}

/// A view with others in its own size, in front of it or behind.
struct LayeredView<Content: View, Layer: View>: View, PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment

  static var resolvedCount: ResolvedCount { ResolvedCount(of: Content.self) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    content.resolved(in: context.appending(.content)).map { part in
      part.mapSubviews { subview in
        var outer = subview
        outer.make = { [layer, alignment] context in
          let primary = subview.make(context)
          let resolution = ResolutionContext(
            engine: context.engine, environment: context.environment,
            identity: subview.identity.appending(.footer))
          var inner = context
          inner.orientation = nil
          let secondary = layer.resolved(in: resolution).flatMap(\.subviews).map { $0.make(inner) }
          return LayoutNode(
            ContainerContent(layers: LayerLayout(alignment: alignment), primary, secondary, in: context),
            identity: subview.identity, traits: subview.traits, engine: context.engine)
        }
        return outer
      }
    }
  }
}

/// The layout of a view and of what is in front of it or behind: all but the first have no say.
struct LayerLayout: Layout {
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

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
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

extension ContainerContent where L == LayerLayout {
  /// Puts others into the size of a subview, whose priority they have no influence on either.
  convenience init(
    layers layout: LayerLayout, _ primary: LayoutNode, _ others: [LayoutNode], in context: PlacingContext
  ) {
    self.init(
      layout, [primary] + others, in: context, identity: nil, setsGuides: true, priority: primary.priority)
  }
}
