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
  var lengths: [CGFloat] { didSet { starts = Self.starts(lengths) } }
  var gap: CGFloat

  /// The sum of the lengths before each line, and of all.
  private var starts: [CGFloat]

  init(lengths: [CGFloat], gap: CGFloat) {
    self.lengths = lengths
    self.gap = gap
    starts = Self.starts(lengths)
  }

  private static func starts(_ lengths: [CGFloat]) -> [CGFloat] {
    lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var total: CGFloat { lengths.isEmpty ? 0 : span(0, lengths.count).length }

  /// Where some lines begin, and how far they reach with the gaps between them.
  ///
  /// - Complexity: O(1).
  func span(_ first: Int, _ count: Int) -> (origin: CGFloat, length: CGFloat) {
    let end = min(lengths.count, first + count)
    return (
      starts[first] + gap * CGFloat(first),
      starts[end] - starts[first] + gap * CGFloat(max(0, end - first - 1))
    )
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
    let cellsOfColumns = cells(of: columnCount) {
      $0.columnCount == 1 && !$0.unsizedAxes.contains(.horizontal) ? $0.column : nil
    }
    columns.lengths = Self.lengths(count: columnCount, gap: columns.gap, in: proposal.width) {
      column, proposed in
      cellsOfColumns[column]
        .map { subviews[$0.index].sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width }.max()
        ?? 0
    }
    widenForSpans(subviews)
    let cellsOfRows = cells(of: rowCount) { $0.unsizedAxes.contains(.vertical) ? nil : $0.row }
    rows.lengths = Self.lengths(count: rowCount, gap: rows.gap, in: proposal.height) { row, proposed in
      cellsOfRows[row]
        .map { cell in
          let width = columns.span(cell.column, cell.columnCount).length
          return subviews[cell.index].sizeThatFits(ProposedViewSize(width: width, height: proposed)).height
        }.max() ?? 0
    }
  }

  /// The cells of each of some lines, in order; a cell without a line is in none.
  private func cells(of lineCount: Int, _ line: (Cell) -> Int?) -> [[Cell]] {
    cells.reduce(into: Array(repeating: [], count: lineCount)) { lines, cell in
      if let number = line(cell) { lines[number].append(cell) }
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
  ///
  /// - Complexity: O(*n*) for *n* cells.
  private func gap(_ axis: Axis, _ subviews: LayoutSubviews) -> CGFloat {
    func gap(_ cell: Cell, _ next: Cell) -> CGFloat {
      subviews[cell.index].spacing.distance(to: subviews[next.index].spacing, along: axis)
    }
    if axis == .horizontal {
      return zip(cells, cells.dropFirst()).lazy.filter { $0.row == $1.row }.map(gap).max()
        ?? ViewSpacing.standardGap
    }
    var largest: CGFloat?
    var above: [Int: Cell] = [:]
    var row: [Int: Cell] = [:]
    for cell in cells {
      if let first = row.values.first, first.row != cell.row { (above, row) = (row, [:]) }
      row[cell.column] = cell
      if let other = above[cell.column] { largest = max(largest ?? -.infinity, gap(other, cell)) }
    }
    return largest ?? ViewSpacing.standardGap
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
      let span = cell.column..<cell.column + cell.columnCount
      columns.lengths = columns.lengths.enumerated().map { span.contains($0) ? $1 + extra : $1 }
    }
  }
}
