/// How a lazy container arranges its rows.
package struct LazyArrangement {
  package let name: String
  let axis: Axis

  /// The tracks of a grid; `nil` for a stack.
  let tracks: [GridItem]?

  /// Where rows or tracks lie across the axis.
  let guide: AlignmentKey

  /// The gap between two lines.
  let spacing: CGFloat

  /// Rows below each other, or columns of a grid.
  package init(
    _ name: String, columns: [GridItem]? = nil, alignment: HorizontalAlignment, spacing: CGFloat?
  ) {
    self.init(name, .vertical, columns, alignment.key, spacing)
  }

  /// Rows beside each other, or rows of a grid.
  package init(_ name: String, rows: [GridItem]? = nil, alignment: VerticalAlignment, spacing: CGFloat?) {
    self.init(name, .horizontal, rows, alignment.key, spacing)
  }

  private init(
    _ name: String, _ axis: Axis, _ tracks: [GridItem]?, _ guide: AlignmentKey, _ spacing: CGFloat?
  ) {
    self.name = name
    self.axis = axis
    self.tracks = tracks
    self.guide = guide
    self.spacing = spacing ?? ViewSpacing.standardGap
  }
}

/// A view that arranges rows and builds those that are needed.
package struct LazyContainer<Content: View>: View, PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  package init(_ arrangement: LazyArrangement, _ content: Content) {
    self.arrangement = arrangement
    self.content = content
  }

  package typealias Body = Never

  static var resolvedCount: ResolvedCount { .exactly(1) }

  func resolve(in context: ResolutionContext) -> [ResolvedPart] {
    let identity = context.identity
    return context.oneSubview { placing in
      let rows = content.lazyRows(
        in: ResolutionContext(
          engine: placing.engine, environment: placing.environment, identity: identity.appending(.content)))
      return LazyContent(arrangement, rows, in: placing)
    }
  }
}

/// A lazy container's node: its rows, and those that are built.
///
/// Outside a scroll view along its axis nothing says what is needed, so all rows are built. In one, the scroll view says
/// what is shown before it measures or places anything.
final class LazyContent: NodeContent {
  let arrangement: LazyArrangement
  private let rows: [LazyRow]
  private let context: PlacingContext
  private var nodes: [Int: LayoutNode] = [:]

  /// What of it the scroll view shows.
  var shown = Shown.all {
    didSet { hasChanged = true }
  }
  private var hasChanged = false

  /// Where it was placed last; `nil` before that.
  private(set) var placedBounds: CGRect?

  private var linesBefore: (trackCount: Int, lines: [LazyLine])?

  /// The rows that were placed last.
  private(set) var children: [LayoutNode] = []

  /// What is built since rows were placed last.
  private(set) var record: LazyRowsRecord?

  init(_ arrangement: LazyArrangement, _ rows: [LazyRow], in context: PlacingContext) {
    self.arrangement = arrangement
    self.rows = rows
    var inner = context
    inner.orientation = arrangement.tracks == nil ? arrangement.axis : nil
    inner.lazyScope = nil
    self.context = inner
    context.lazyScope?.find(self)
  }

  /// The rows that it answers for and places.
  enum Shown {
    /// All, one after the other.
    case all

    /// None: nothing is known of them yet.
    case nothing

    /// Those of a plan, whose distances count from so far before the container.
    case planned(LazyPlan, leading: CGFloat, length: CGFloat)
  }

  var name: String { arrangement.name }
  var layoutDirection: LayoutDirection { context.environment.layoutDirection }
  var priority: Double { 0 }
  var spacing: ViewSpacing { ViewSpacing() }
  var guideScope: GuideScope { .none }
  var isExchangeable: Bool { true }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  func takeChanges() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  func forgetAnswers() {}

  /// The node of a row, which is built now if it was not.
  func node(ofRow row: Int) -> LayoutNode? {
    if let known = nodes[row] { return known }
    nodes[row] = rows[row].resolve()?.make(context)
    return nodes[row]
  }

  func isBuilt(_ row: Int) -> Bool { nodes[row] != nil }

  var rowCount: Int { rows.count }

  /// The lines for a number of tracks: a row that spans has one to itself.
  func lines(trackCount: Int) -> [LazyLine] {
    if let linesBefore, linesBefore.trackCount == trackCount { return linesBefore.lines }
    let lines = LazyLine.lines(of: rows, trackCount: trackCount)
    linesBefore = (trackCount, lines)
    return lines
  }

  /// Notes where it is placed.
  func note(_ bounds: CGRect) { placedBounds = bounds }

  /// Notes which rows are placed and which are built.
  func note(_ children: [LayoutNode], _ plan: LazyPlan, _ lines: [LazyLine]) {
    self.children = children
    let counted = rows.indices.filter { rows[$0].isCounted }
    func members(_ numbers: [Int]) -> [Int] { numbers.flatMap { lines[$0].rows } }
    record = LazyRowsRecord(
      rowCount: rowCount, built: Set(members(plan.built) + counted).sorted(),
      alive: Set(members(plan.alive) + counted).sorted(), seen: members(plan.seen.map(\.line)),
      contentOffset: plan.contentOffset, contentExtent: plan.contentExtent)
  }
}

/// The rows that lie beside each other in a lazy container.
struct LazyLine {
  private(set) var rows: Range<Int>
  let spans: Bool

  static func lines(of rows: [LazyRow], trackCount: Int) -> [LazyLine] {
    guard trackCount > 0 else { return [] }
    var lines: [LazyLine] = []
    for (index, row) in rows.enumerated() {
      if let last = lines.last, !last.spans, !row.spansLine, last.rows.count < trackCount {
        lines[lines.count - 1].rows = last.rows.lowerBound..<index + 1
      } else {
        lines.append(LazyLine(rows: index..<index + 1, spans: row.spansLine))
      }
    }
    return lines
  }
}
