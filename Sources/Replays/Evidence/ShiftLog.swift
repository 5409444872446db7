import Findings
import LazyStacks

/// Counts the shifts of a replay and keeps the largest hundred.
struct ShiftLog {
  private(set) var summary = ReplayReport.Shifts()

  /// The largest shift since any frame.
  private(set) var largest = RunningMaximum()

  private static let capacity = 100
}

extension ShiftLog {
  /// Takes note of a frame.
  mutating func endFrame(_ frame: ReplayFrame, in content: ResolvedContent) {
    let points = frame.record.shift
    largest.record(points, frame: frame.number)
    guard points != .zero, let row = frame.record.shiftedRow else { return }
    summary.count += 1
    summary.largest = max(summary.largest, points)
    summary.events.append(
      ReplayReport.Shifts.Event(
        frame: frame.number, line: frame.location.line, cause: frame.cause.rawValue, id: content.id(of: row),
        points: points))
    guard summary.events.count > Self.capacity else { return }
    let indices = summary.events.indices
    summary.events.remove(
      at: indices.min { summary.events[$0].points < summary.events[$1].points } ?? 0)
  }
}
