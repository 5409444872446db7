import Findings
import LazyStacks

/// Adds up the corrections of a replay and keeps the largest hundred.
struct CorrectionLog {
  private(set) var summary = ReplayReport.Corrections()

  /// The largest change of the offset since any frame.
  private(set) var largest = RunningMaximum()

  private static let capacity = 100

  private var smallestKept = (Length.zero, Length.zero)
}

extension CorrectionLog {
  /// Takes note of a frame.
  mutating func endFrame(_ frame: ReplayFrame, in content: ResolvedContent) {
    largest.record(frame.record.offsetDelta.magnitude, frame: frame.number)
    if frame.isCorrection { add(frame, in: content) }
  }

  private mutating func add(_ frame: ReplayFrame, in content: ResolvedContent) {
    let record = frame.record
    let extentBefore = record.baseExtent ?? frame.before.contentExtent
    let extentChange = (record.contentExtent - extentBefore).magnitude
    summary.count += 1
    summary.offsetTotal += record.offsetDelta.magnitude
    summary.extentTotal += extentChange
    summary.offsetLargest = max(summary.offsetLargest, record.offsetDelta.magnitude)
    summary.extentLargest = max(summary.extentLargest, extentChange)
    if summary.events.count == Self.capacity {
      if (record.offsetDelta.magnitude, extentChange) <= smallestKept { return }
      let indices = summary.events.indices
      summary.events.remove(at: indices.min { summary.events[$0].size < summary.events[$1].size } ?? 0)
    }
    let rows = record.measured.map { [$0.lowerBound, $0.upperBound].map { content.id(of: $0) } } ?? []
    summary.events.append(
      ReplayReport.Corrections.Event(
        frame: frame.number, line: frame.location.line, cause: frame.cause.rawValue, rows: rows,
        extentBefore: extentBefore, extentAfter: record.contentExtent, offsetDelta: record.offsetDelta))
    smallestKept = summary.events.map(\.size).min(by: <) ?? (.zero, .zero)
  }
}

extension ReplayReport.Corrections.Event {
  /// What corrections are ranked by: the offset first, then the extent.
  var size: (offset: Length, extent: Length) {
    (offsetDelta.magnitude, (extentAfter - extentBefore).magnitude)
  }
}
