internal import BuiltInLayouts
internal import Layouts

/// Makes the views of the layout layer that a row declares.
struct RowBuilder {
  let environment: ContentEnvironment

  /// Puts leaves for an element's ordinal into the views made; one for each leaf that differs among elements.
  private(set) var draws: [(Ordinal) -> Void] = []

  /// Whether the views made do for the one element only that they were made for.
  private(set) var isBoundToElement = false

  init(environment: ContentEnvironment) { self.environment = environment }
}

extension RowBuilder {
  /// The row for an element's ordinal.
  mutating func view(of row: RowView, ordinal: Ordinal) -> AnyView {
    view(of: row, ordinal: ordinal, isNested: false)
  }

  /// - Parameter isNested: Whether the ordinal is that of a nested `ForEach`, which draws the same for each element.
  private mutating func view(of row: RowView, ordinal: Ordinal, isNested: Bool) -> AnyView {
    let view = bareView(
      of: row.kind, ordinal: row.innerOrdinal ?? ordinal, isNested: isNested || row.innerOrdinal != nil)
    return row.modifiers.reduce(view) { $0.modified(by: $1) }
  }

  private mutating func bareView(of kind: RowView.Kind, ordinal: Ordinal, isNested: Bool) -> AnyView {
    switch kind {
    case .row(let height, let traits):
      let settled =
        environment.isSettled ? traits.settledHeight.map { Quantity.constant(Double($0.points)) } : nil
      let height = settled ?? (environment.isLoaded ? traits.load?.height ?? height : height)
      let width = traits.width
      let isConstant = height.isConstant && width?.isConstant ?? true
      return leaf(ordinal, varies: !isNested && !isConstant) { ordinal in
        Row(
          width: width.map { Length($0, at: ordinal).points }, height: Length(height, at: ordinal).points)
      }
    case .text(let characters):
      return leaf(ordinal, varies: !isNested && !characters.isConstant) {
        Text(characters: Int(characters.value(at: $0)))
      }
    case .leaf(let leaf): return leaf.view
    case .lazyVStack(let spacing, let children):
      isBoundToElement = true
      let stack = NestedStack { [environment] width in
        RowView.nestedExtent(
          spacing: spacing, children, ordinal: ordinal, width: Length(width), environment: environment
        ).points
      }
      return AnyView(stack {}.layoutPriority(0))
    case .layout(let layout, let children):
      return layout.view(
        of: views(of: children, ordinal: ordinal, isNested: isNested), spacing: environment.gaps.spacing)
    case .geometryReader(let children):
      let content = views(of: children, ordinal: ordinal, isNested: isNested)
      return AnyView(GeometryReader { _ in content })
    }
  }

  private mutating func views(of children: [Content], ordinal: Ordinal, isNested: Bool) -> ViewList {
    var views: [AnyView] = []
    forEachRow(in: children, ordinal: ordinal, environment: environment) {
      views.append(view(of: $0, ordinal: ordinal, isNested: isNested))
    }
    return ViewList(views)
  }

  /// A leaf that is drawn by the ordinal, in a slot if another ordinal may draw another.
  private mutating func leaf<Leaf: View & Equatable>(
    _ ordinal: Ordinal, varies: Bool, _ draw: @escaping (Ordinal) -> Leaf
  ) -> AnyView {
    guard varies else { return AnyView(draw(ordinal)) }
    let slot = LeafSlot(draw(ordinal))
    draws.append { slot.leaf = draw($0) }
    return AnyView(slot)
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

/// A lazy stack inside a row, as the layouts around it see it: as wide as the proposal.
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
  /// - Parameter standard: The gaps of stacks that declare none; `nil` for those that neighbours prefer.
  fileprivate func view(of content: ViewList, spacing standard: Length?) -> AnyView {
    switch self {
    case .vStack(let alignment, let spacing):
      AnyView(
        VStackLayout(alignment: alignment.horizontal, spacing: (spacing ?? standard)?.points) { content })
    case .hStack(let alignment, let spacing):
      AnyView(HStackLayout(alignment: alignment.vertical, spacing: (spacing ?? standard)?.points) { content })
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
        frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment.both)
      )
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
    case .aspectRatio(let ratio, let mode):
      AnyView(aspectRatio(ratio, contentMode: mode == .fit ? .fit : .fill))
    default: self
    }
  }
}

extension PaddedEdges {
  fileprivate var edges: Edge.Set {
    var edges: Edge.Set = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
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
