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
  var children: [LayoutNode] { made.map { [$0.views.stack] } ?? [] }
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
    let scope = LazyScope(axis: axes == Axis.Set(axis) ? axis : nil)
    var inner = context
    inner.orientation = nil
    inner.lazyScope = scope
    inner.environment.containerPlace = place
    inner.environment.scrollMoves = []
    let views = ScrolledViews(make(inner), along: axis, scope, in: inner)
    made = (place, views)
    return views
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.plain
    let room = room(in: proposal)
    let views = views(in: room)
    // Along the axis the size is what is proposed; what is in it is asked for only where that is left open.
    views.show(proposal[axis] == nil ? .all : .nothing)
    var size = views.stack.sizeThatFits(inner(room))
    size.width += margins.leading + margins.trailing
    size.height += margins.top + margins.bottom
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }
}

/// Finds the lazy container of a scroll view while its views are made.
///
/// Chosen: the first one along the axis builds what is needed, whatever is around it; another one builds all of its rows.
final class LazyScope {
  private let axis: Axis?
  fileprivate private(set) var container: LazyContent?

  /// - Parameter axis: The axis along which the view scrolls; `nil` if it does along both.
  init(axis: Axis?) { self.axis = axis }

  func find(_ container: LazyContent) {
    if self.container == nil, container.arrangement.axis == axis { self.container = container }
  }
}

/// What is in a scroll view: the stack of its views, of which one may be lazy.
struct ScrolledViews {
  /// The stack of all views.
  let stack: LayoutNode

  /// The lazy container; `nil` without one.
  let lazy: LazyContent?

  init(_ nodes: [LayoutNode], along axis: Axis, _ scope: LazyScope, in context: PlacingContext) {
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    stack = LayoutNode(
      ContainerContent(layout, nodes, in: context, identity: nil), identity: .root, traits: SubviewTraits(),
      engine: context.engine)
    lazy = scope.container
  }

  /// Has the lazy container answer and place some of its rows from now on.
  func show(_ rows: LazyContent.Shown) {
    lazy?.shown = rows
    stack.takeChanges()
  }
}
