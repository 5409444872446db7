/// A view that scrolls along some axes, whose lazy containers build what a planner says.
package struct ScrollContainer<Content: View>: View, PrimitiveView {
  private let axes: Axis.Set
  private let planner: LazyPlanner
  private let content: Content

  package init(_ axes: Axis.Set, planner: @escaping LazyPlanner, content: Content) {
    self.axes = axes
    self.planner = planner
    self.content = content
  }

  package typealias Body = Never

  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let identity = context.identity
    return context.oneSubview { placing in
      ScrollContent(axes, planner, in: placing) { inner in
        content.resolved(
          in: ResolutionContext(
            engine: inner.engine, environment: inner.environment, identity: identity.appending(.content))
        )
        .flatMap(\.subviews).map { $0.make(inner) }
      }
    }
  }
}

/// A scroll view's node.
///
/// Along its axes it takes what is proposed and proposes its content nothing; across it is as wide as its content.
///
/// - Note: Known from a reimplementation: the sizes. Several views go below each other, beside each other in one that
///   scrolls horizontally only, without gaps of its own.
final class ScrollContent: NodeContent {
  let axes: Axis.Set
  let planner: LazyPlanner
  let context: PlacingContext
  private let make: (PlacingContext) -> [LayoutNode]
  private var made: (place: ContainerPlace, views: ScrolledViews)?

  init(
    _ axes: Axis.Set, _ planner: @escaping LazyPlanner, in context: PlacingContext,
    make: @escaping (PlacingContext) -> [LayoutNode]
  ) {
    self.axes = axes
    self.planner = planner
    self.context = context
    self.make = make
  }

  let name = "ScrollView"
  var children: [LayoutNode] { made?.views.children ?? [] }
  var priority: Double { 0 }

  /// What scrolls has nothing around it.
  var spacing: ViewSpacing { ViewSpacing() }
  var guideScope: GuideScope { .none }
  var isExchangeable: Bool { false }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
  func takeChanges() -> Bool { false }
  func forgetAnswers() {}

  /// The axis along which content is laid out.
  var axis: Axis { axes == .horizontal ? .horizontal : .vertical }

  var margins: EdgeInsets { context.environment.contentMargins }

  /// The content's room where the scroll view has a size, `nil` along an axis that is left open.
  func room(in size: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: size.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: size.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  /// What the content is proposed: nothing along the axes that scroll.
  func inner(_ room: ProposedViewSize) -> ProposedViewSize {
    var inner = room
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { inner[axis] = nil }
    return inner
  }

  /// The views, as they are in a scroll view of some size.
  func views(in room: ProposedViewSize) -> ScrolledViews {
    if let made, made.place.size == room || !made.place.isRead { return made.views }
    let place = ContainerPlace(room)
    var inner = context
    inner.orientation = nil
    inner.environment.containerPlace = place
    inner.environment.scrollMoves = []
    let views = ScrolledViews(make(inner), along: axis, axes: axes, in: inner)
    made = (place, views)
    return views
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.plain
    let room = room(in: proposal)
    var size = views(in: room).sizeThatFits(inner(room), needsLength: proposal[axis] == nil)
    size.width += margins.leading + margins.trailing
    size.height += margins.top + margins.bottom
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }
}

/// What is in a scroll view: its views, of which one may be lazy.
///
/// Chosen: the first lazy container along the axis builds what is needed; a second one, and one inside another view or
/// behind a modifier of layout, builds all of its rows.
final class ScrolledViews {
  let nodes: [LayoutNode]
  let axis: Axis

  /// The stack of all views, where none is lazy.
  let stack: LayoutNode

  /// The place of the lazy container; `nil` without one.
  let lazyIndex: Int?

  private var showsViews = false

  init(_ nodes: [LayoutNode], along axis: Axis, axes: Axis.Set, in context: PlacingContext) {
    self.nodes = nodes
    self.axis = axis
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    stack = LayoutNode(
      ContainerContent(layout, nodes, in: context, identity: nil), identity: .root, traits: SubviewTraits(),
      engine: context.engine)
    lazyIndex =
      axes == Axis.Set(axis)
      ? nodes.firstIndex { ($0.content as? LazyContent)?.arrangement.axis == axis } : nil
  }

  var lazy: LazyContent? { lazyIndex.flatMap { nodes[$0].content as? LazyContent } }

  var children: [LayoutNode] { showsViews ? nodes : [stack] }

  /// Shows the views themselves, not the stack of them.
  func showViews() { showsViews = true }

  /// The size for a proposal that leaves the axis open.
  ///
  /// - Parameter needsLength: Whether the length along the axis is of use; where it is not, a lazy view builds nothing
  ///   and the length is 0.
  func sizeThatFits(_ proposal: ProposedViewSize, needsLength: Bool) -> CGSize {
    guard !needsLength, let lazy, let across = proposal[axis.other] else {
      return stack.sizeThatFits(proposal)
    }
    let lines = lazy.lines(across: across)
    let others = nodes.indices.filter { $0 != lazyIndex }.map { nodes[$0].sizeThatFits(proposal)[axis.other] }
    return CGSize(axis, 0, across: others.reduce(max(across, lines.length), max))
  }

  /// The gap before a view.
  func gap(before index: Int) -> CGFloat {
    index == 0 ? 0 : nodes[index - 1].spacing.distance(to: nodes[index].spacing, along: axis)
  }
}
