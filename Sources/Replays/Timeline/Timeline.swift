import LazyStacks

/// A replay as a page shows it: no more than so many columns, however many frames there are.
///
/// A column is a frame as long as there is room; then neighbours are put together, two and two.
struct Timeline: Sendable {
  private(set) var columns: [TimelineColumn] = []

  /// How many frames a column has; the last one may have fewer.
  private(set) var framesPerColumn = 1

  private(set) var frames = 0
  private(set) var stretches: [Stretch] = []

  /// How many stretches there are besides those kept.
  private(set) var omittedStretches = 0
  private var lastOmittedLine: Int?

  /// The frames that one step takes, one after the other.
  struct Stretch: Hashable, Sendable {
    let line: Int
    var frames: Range<Int>
  }

  /// The most columns, an even number.
  static let capacity = 2_000

  private static let stretchCapacity = 400
}

extension Timeline {
  /// Takes note of a frame.
  mutating func add(_ frame: TimelineFrame, of stack: LazyStack) {
    let isEndOfColumn = (frame.number + 1).isMultiple(of: framesPerColumn)
    // What is alive off screen changes slowly; a look at the end of each column will do.
    let rows = isEndOfColumn ? AliveRows(of: stack, seen: frame.seen) : AliveRows(seen: frame.seen)
    let column = TimelineColumn(frame, rows: rows)
    if frame.number.isMultiple(of: framesPerColumn) || columns.isEmpty {
      if columns.count == Self.capacity { halve() }
    }
    if let last = columns.last, last.frames < framesPerColumn {
      columns[columns.count - 1].append(column)
    } else {
      columns.append(column)
    }
    frames = frame.number + 1
    addToStretch(frame)
  }

  private mutating func halve() {
    var halves: [TimelineColumn] = []
    halves.reserveCapacity(Self.capacity / 2)
    for index in stride(from: 0, to: columns.count, by: 2) {
      var column = columns[index]
      if index + 1 < columns.count { column.append(columns[index + 1]) }
      halves.append(column)
    }
    columns = halves
    framesPerColumn *= 2
  }

  private mutating func addToStretch(_ frame: TimelineFrame) {
    let line = frame.number == 0 ? 0 : frame.line
    if let last = stretches.last, last.line == line, last.frames.upperBound == frame.number {
      stretches[stretches.count - 1].frames = last.frames.lowerBound..<frame.number + 1
    } else if stretches.count < Self.stretchCapacity {
      stretches.append(Stretch(line: line, frames: frame.number..<frame.number + 1))
    } else {
      if lastOmittedLine != line { omittedStretches += 1 }
      lastOmittedLine = line
    }
  }
}
