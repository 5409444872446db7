import LazyStacks

/// One frame of a timeline, or several neighbouring ones whose figures are put together.
struct TimelineColumn: Sendable {
  /// The first frame, the number of frames, and the first one's line.
  let frame: Int
  private(set) var frames = 1
  let line: Int

  private(set) var offset: Span
  private(set) var content: Span
  private(set) var trueOffset: Span?
  private(set) var trueContent: Span?

  /// The largest distance of the published offset from the true one.
  private(set) var offsetError = Length.zero

  /// The visible extent in the last frame.
  private(set) var viewport: Length

  /// The largest correction and the largest shift.
  private(set) var correction: Change?
  private(set) var shift: Change?
  private(set) var correctionCount = 0

  /// The first row in the last frame.
  private(set) var first: ReplayReport.PlacedID?
  private(set) var seenCount: Int

  /// The most elements alive, off screen, and never released.
  private(set) var live: Int
  private(set) var held: Int
  private(set) var heldForGood: Int

  /// The elements built and released in all frames.
  private(set) var built: Int
  private(set) var released: Int

  private(set) var rows: AliveRows
  private(set) var lost: [TimelineFrame.LostValue]

  /// A length in the frames of a column.
  struct Span: Hashable, Sendable {
    var low: Length
    var high: Length
    var last: Length
  }

  /// A correction or a shift.
  struct Change: Hashable, Sendable {
    let frame: Int
    let line: Int
    let cause: String

    /// Of a correction the change of the offset, and of the content; of a shift the movement.
    let points: Length
    let contentPoints: Length

    /// The row that shifted.
    let row: RowID?
  }

  init(_ frame: TimelineFrame, rows: AliveRows) {
    self.frame = frame.number
    line = frame.line
    offset = Span(frame.offset)
    content = Span(frame.content)
    trueOffset = frame.trueOffset.map(Span.init)
    trueContent = frame.trueContent.map(Span.init)
    if let trueOffset = frame.trueOffset { offsetError = (frame.offset - trueOffset).magnitude }
    viewport = frame.viewport
    if frame.isCorrection {
      correctionCount = 1
      correction = Change(
        frame: frame.number, line: frame.line, cause: frame.cause, points: frame.correction,
        contentPoints: frame.contentChange, row: nil)
    }
    if frame.shift != .zero {
      shift = Change(
        frame: frame.number, line: frame.line, cause: frame.cause, points: frame.shift, contentPoints: .zero,
        row: frame.shiftedRow)
    }
    first = frame.first
    seenCount = frame.seenCount
    (live, held, heldForGood) = (frame.live, frame.held, frame.heldForGood)
    (built, released) = (frame.built, frame.released)
    (self.rows, lost) = (rows, frame.lost)
  }
}

extension TimelineColumn.Span {
  init(_ length: Length) { self.init(low: length, high: length, last: length) }

  func joined(with next: Self) -> Self {
    Self(low: min(low, next.low), high: max(high, next.high), last: next.last)
  }
}

extension TimelineColumn.Change {
  /// What of two is worth showing: the larger, then the earlier.
  fileprivate func larger(_ next: Self) -> Self {
    (points.magnitude, contentPoints.magnitude) >= (next.points.magnitude, next.contentPoints.magnitude)
      ? self : next
  }
}

extension TimelineColumn {
  /// The most lost values that are kept by name.
  private static let lostCapacity = 8

  /// Takes over the frames that come next.
  mutating func append(_ next: TimelineColumn) {
    frames += next.frames
    offset = offset.joined(with: next.offset)
    content = content.joined(with: next.content)
    trueOffset = Self.either(trueOffset, next.trueOffset) { $0.joined(with: $1) }
    trueContent = Self.either(trueContent, next.trueContent) { $0.joined(with: $1) }
    offsetError = max(offsetError, next.offsetError)
    viewport = next.viewport
    correction = Self.either(correction, next.correction) { $0.larger($1) }
    shift = Self.either(shift, next.shift) { $0.larger($1) }
    correctionCount += next.correctionCount
    first = next.first
    seenCount = max(seenCount, next.seenCount)
    live = max(live, next.live)
    held = max(held, next.held)
    heldForGood = max(heldForGood, next.heldForGood)
    built += next.built
    released += next.released
    rows.add(next.rows)
    lost = Array((lost + next.lost).prefix(Self.lostCapacity))
  }

  private static func either<Value>(
    _ left: Value?, _ right: Value?, _ both: (Value, Value) -> Value
  ) -> Value? {
    guard let left, let right else { return left ?? right }
    return both(left, right)
  }
}
