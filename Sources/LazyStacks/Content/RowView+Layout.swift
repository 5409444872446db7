internal import Layouts

extension RowView {
  /// Returns the size that the row's layout answers to an offer of a width, its height left open.
  ///
  /// - Note: Documented: a stack offers its subviews its own width and asks for their height.
  func negotiatedSize(ordinal: Int, width: Length, environment: ContentEnvironment) -> RowSize {
    var values = EnvironmentValues()
    values.textMetrics = environment.textMetrics
    let row = view(ordinal: ordinal, environment: environment)
    let host = LayoutHost(environment: values) { row }
    let offer = ProposedViewSize(width: width.points, height: nil)
    return RowSize(host.subviews.first?.sizeThatFits(offer) ?? .zero)
  }

  /// The row as a view of the layout layer.
  private func view(ordinal: Int, environment: ContentEnvironment) -> AnyView {
    modifiers.reduce(bareView(ordinal: innerOrdinal ?? ordinal, environment: environment)) { view, modifier in
      view.modified(by: modifier)
    }
  }

  private func bareView(ordinal: Int, environment: ContentEnvironment) -> AnyView {
    func views(of children: [Content]) -> ViewList {
      var views: [AnyView] = []
      forEachRow(in: children, ordinal: ordinal, environment: environment) {
        views.append($0.view(ordinal: ordinal, environment: environment))
      }
      return ViewList(views)
    }
    switch kind {
    case .row(let height, let traits):
      let height = environment.isLoaded ? traits.load?.height ?? height : height
      return AnyView(
        Row(
          width: traits.width.map { Length($0, at: ordinal).points }, height: Length(height, at: ordinal).points
        ))
    case .text(let characters):
      return AnyView(Text(characters: Int(characters.value(at: ordinal))))
    case .leaf(let leaf): return leaf.view
    case .lazyVStack(let spacing, let children):
      let stack = NestedStack { width in
        nestedExtent(
          spacing: spacing, children, ordinal: ordinal, width: Length(width), environment: environment
        ).points
      }
      return AnyView(stack {}.layoutPriority(0))
    case .layout(let layout, let children): return layout.view(of: views(of: children))
    case .geometryReader(let children):
      let content = views(of: children)
      return AnyView(GeometryReader { _ in content })
    }
  }
}

extension ContentEnvironment {
  /// The stand-in for a font, at the environment's scale.
  var textMetrics: TextMetrics {
    var metrics = TextMetrics()
    metrics.scale = textScale
    return metrics
  }
}

/// A lazy stack inside a row, as the layouts around it see it: as wide as it is offered.
private struct NestedStack: Layout {
  let height: @Sendable (CGFloat) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let bounded = min(1_000_000, max(0, width.isNaN ? 0 : width))
    return CGSize(width: width, height: height(bounded))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

extension RowLayout {
  fileprivate func view(of content: ViewList) -> AnyView {
    switch self {
    case .vStack(let alignment, let spacing):
      AnyView(VStackLayout(alignment: alignment.horizontal, spacing: spacing.points) { content })
    case .hStack(let alignment, let spacing):
      AnyView(HStackLayout(alignment: alignment.vertical, spacing: spacing.points) { content })
    case .zStack(let alignment):
      AnyView(ZStackLayout(alignment: alignment.both) { content })
    case .flow(let alignment, let spacing, let lineSpacing):
      AnyView(
        FlowLayout(
          alignment: alignment.line, spacing: spacing?.points, lineSpacing: lineSpacing?.points
        ) { content })
    case .equalWidthHStack(let spacing): AnyView(EqualWidthHStack(spacing: spacing?.points) { content })
    case .diagonal(let spacing): AnyView(DiagonalLayout(spacing: spacing.points) { content })
    case .radial: AnyView(RadialLayout() { content })
    case .masonry(let columns, let spacing):
      AnyView(MasonryLayout(columns: columns, spacing: spacing.points) { content })
    }
  }
}

extension LeafView {
  fileprivate var view: AnyView {
    switch self {
    case .spacer(let minLength): AnyView(Spacer(minLength: minLength?.points))
    case .divider: AnyView(Divider())
    case .color: AnyView(Color.clear)
    case .progressView: AnyView(Row(width: 20, height: 20))
    }
  }
}

extension AnyView {
  fileprivate func modified(by modifier: ContentModifier) -> AnyView {
    switch modifier {
    case .frame(.fixed(let width, let height, let alignment)):
      AnyView(
        frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment.both))
    case .frame(.flexible(let width, let height, let alignment)):
      AnyView(
        frame(
          minWidth: width.least.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
          maxWidth: width.greatest.map { CGFloat($0) }, minHeight: height.least.map { CGFloat($0) },
          idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.greatest.map { CGFloat($0) },
          alignment: alignment.both))
    case .padding(let edges, let length): AnyView(padding(edges.edges, length?.points))
    case .layoutPriority(let priority): AnyView(layoutPriority(priority))
    case .fixedSize(let horizontal, let vertical):
      AnyView(fixedSize(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode): AnyView(aspectRatio(ratio, contentMode: mode == .fit ? .fit : .fill))
    default: self
    }
  }
}

extension PaddedEdges {
  fileprivate var edges: Edge.Set {
    switch self {
    case .all: .all
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension ViewAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading, .topLeading, .bottomLeading: .leading
    case .trailing, .topTrailing, .bottomTrailing: .trailing
    case .center, .top, .bottom, .firstTextBaseline, .lastTextBaseline: .center
    }
  }

  fileprivate var vertical: VerticalAlignment {
    switch self {
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .center, .leading, .trailing: .center
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }

  fileprivate var both: Alignment { Alignment(horizontal: horizontal, vertical: vertical) }

  /// Where a flow's short lines go.
  fileprivate var line: FlowLayout.RowAlignment {
    switch horizontal {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }
}
