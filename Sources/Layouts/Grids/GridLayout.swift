/// The layout of a ``Grid``.
///
/// - Note: Documented: as in SwiftUI (`GridLayout`). Approximate, see ``Grid``.
public struct GridLayout: Layout {
  public var alignment: Alignment

  /// The gap between columns in points; `nil` for the largest that neighbours prefer.
  public var horizontalSpacing: CGFloat?

  /// The gap between rows in points; `nil` for what their views prefer.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let plan = GridPlan(self, subviews, in: proposal.plain)
    return CGSize(width: plan.columns.total, height: plan.rows.total)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let plan = GridPlan(self, subviews, in: proposal.plain)
    for cell in plan.cells {
      let columns = plan.columns.span(cell.column, cell.columnCount)
      let row = plan.rows.span(cell.row, 1)
      let frame = CGRect(
        x: bounds.minX + columns.origin, y: bounds.minY + row.origin,
        width: columns.length, height: row.length)
      let subview = subviews[cell.index]
      if let anchor = subview[GridCell.self].anchor {
        subview.place(
          at: CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height),
          anchor: anchor, proposal: ProposedViewSize(frame.size))
      } else {
        subview.place(
          alignedBy: Alignment(
            horizontal: plan.columnAlignments[cell.column] ?? alignment.horizontal,
            vertical: subview[GridCell.self].row?.alignment ?? alignment.vertical),
          in: frame, proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

/// The columns or the rows of a grid.
struct GridLines: Equatable {
  var lengths: [CGFloat]
  var gap: CGFloat

  var total: CGFloat { lengths.isEmpty ? 0 : span(0, lengths.count).length }

  /// Where some lines begin, and how far they reach with the gaps between them.
  func span(_ first: Int, _ count: Int) -> (origin: CGFloat, length: CGFloat) {
    let before = lengths[..<first].reduce(0) { $0 + $1 + gap }
    let inside = lengths[first..<min(lengths.count, first + count)]
    return (before, inside.reduce(0, +) + gap * CGFloat(max(0, inside.count - 1)))
  }
}

/// Where a grid's cells are, and how wide and high its columns and rows.
struct GridPlan {
  struct Cell {
    var index: Int
    var row: Int
    var column: Int
    var columnCount: Int
    var unsizedAxes: Axis.Set
  }

  private(set) var cells: [Cell] = []
  private(set) var columns = GridLines(lengths: [], gap: 0)
  private(set) var rows = GridLines(lengths: [], gap: 0)
  private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ layout: GridLayout, _ subviews: LayoutSubviews, in proposal: ProposedViewSize) {
    guard !subviews.isEmpty else { return }
    let (rowCount, columnCount) = takeCells(of: subviews)
    columns.gap = layout.horizontalSpacing ?? gap(.horizontal, subviews)
    rows.gap = layout.verticalSpacing ?? gap(.vertical, subviews)
    columns.lengths = Self.lengths(count: columnCount, gap: columns.gap, in: proposal.width) {
      column, proposed in
      cells.filter { $0.column == column && $0.columnCount == 1 && !$0.unsizedAxes.contains(.horizontal) }
        .map { subviews[$0.index].sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width }.max()
        ?? 0
    }
    widenForSpans(subviews)
    rows.lengths = Self.lengths(count: rowCount, gap: rows.gap, in: proposal.height) { row, proposed in
      cells.filter { $0.row == row && !$0.unsizedAxes.contains(.vertical) }
        .map { cell in
          let width = columns.span(cell.column, cell.columnCount).length
          return subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: proposed)).height
        }.max() ?? 0
    }
  }
}

extension GridPlan {
  /// Finds each cell's row and columns; a view outside a row reaches over all columns.
  private mutating func takeCells(of subviews: LayoutSubviews) -> (rowCount: Int, columnCount: Int) {
    var row = -1
    var column = 0
    var columnCount = 1
    var identity: ViewIdentity?
    for (index, subview) in subviews.enumerated() {
      let cell = subview[GridCell.self]
      if cell.row == nil || cell.row?.identity != identity { (row, column) = (row + 1, 0) }
      identity = cell.row?.identity
      let count = cell.row == nil ? Int.max : cell.columnCount
      cells.append(
        Cell(
          index: index, row: row, column: column, columnCount: count, unsizedAxes: cell.unsizedAxes))
      if let alignment = cell.columnAlignment { columnAlignments[column] = alignment }
      if cell.row != nil {
        column += count
        columnCount = max(columnCount, column)
      }
    }
    for index in cells.indices { cells[index].columnCount = min(cells[index].columnCount, columnCount) }
    return (row + 1, columnCount)
  }

  /// The largest gap that neighbours along an axis prefer.
  private func gap(_ axis: Axis, _ subviews: LayoutSubviews) -> CGFloat {
    let gaps = cells.flatMap { cell in
      cells.filter { other in
        axis == .horizontal
          ? other.row == cell.row && other.column == cell.column + cell.columnCount
          : other.row == cell.row + 1 && other.column == cell.column
      }
      .map { subviews[cell.index].spacing.distance(to: subviews[$0.index].spacing, along: axis) }
    }
    return gaps.max() ?? ViewSpacing.standardGap
  }

  /// Shares a length out among lines, the least flexible first.
  private static func lengths(
    count: Int, gap: CGFloat, in proposed: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposed else { return (0..<count).map { length($0, nil) } }
    let flexibility = (0..<count).map { line in
      let greatest = length(line, .infinity)
      return greatest.isInfinite ? greatest : greatest - length(line, 0)
    }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var remaining = proposed - gap * CGFloat(count - 1)
    var lengths = Array(repeating: CGFloat.zero, count: count)
    for (taken, line) in order.enumerated() {
      lengths[line] = length(line, max(0, remaining / CGFloat(count - taken)))
      if remaining.isFinite { remaining -= lengths[line] }
    }
    return lengths
  }

  /// Makes room for cells over several columns.
  private mutating func widenForSpans(_ subviews: LayoutSubviews) {
    for cell in cells where cell.columnCount > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let room = columns.span(cell.column, cell.columnCount).length
      let own = subviews[cell.index].sizeThatFits(ProposedViewSize(width: room, height: nil)).width
      guard own > room else { continue }
      let extra = (own - room) / CGFloat(cell.columnCount)
      for column in cell.column..<cell.column + cell.columnCount { columns.lengths[column] += extra }
    }
  }
}
