import LazyStacks
import ScrollTraces

/// What a replay has counted so far, and what it had counted at its marks.
struct Tally {
  private(set) var totals = Totals()

  /// The most elements alive, and the most kept alive off screen, at a frame's end.
  private(set) var livePeak = 0
  private(set) var retainedPeak = 0

  /// How often data came, went or moved.
  private(set) var edits = 0

  /// The totals at each mark; a frame belongs to the time after it from `frames` on.
  private var marks: [String: Totals] = [:]
}

extension Tally {
  /// Counts a frame.
  mutating func endFrame(_ frame: ReplayFrame, _ states: StateLog) {
    totals.add(frame.record, isCorrection: frame.isCorrection)
    totals.lost = states.lostCount
    totals.atRisk = states.atRiskCount
    livePeak = max(livePeak, frame.record.live)
    retainedPeak = max(retainedPeak, frame.record.held)
    if frame.command?.isDataEdit == true { edits += 1 }
  }

  /// Remembers the totals under a name.
  mutating func mark(_ name: String) { marks[name] = totals }

  /// The totals at a mark; nothing before the first frame where there is no mark.
  func totals(at mark: String?) -> Totals { mark.flatMap { marks[$0] } ?? Totals() }
}
