/// What one frame knows and has done so far; it is gone when the frame ends.
///
/// What lasts is the stack's. A frame is handed from step to step, and the stack keeps its record and its events.
struct Frame {
  /// What the frame did, in numbers.
  var record = FrameRecord()

  /// Which elements it built and released.
  var events = LifeEvents()

  /// The rows that were on screen before it.
  var before = RowsBefore.none

  /// Whether a row was measured with another length than before.
  var hasNewLength = false

  /// From which subview on others moved, and by how many, as the number of subviews in a list before them was found out.
  var countChanges: [(first: SubviewIndex, change: Int)] = []
}

extension Frame {
  /// Whether a limit was reached.
  var isAtLimit: Bool { record.limitReached != nil }

  /// Whether the frame ends where it began, as a limit was reached; what it built and measured stays.
  ///
  /// The first layout has nothing to return to, and indices that have changed lead nowhere.
  var isUndone: Bool {
    if case .kept = before { isAtLimit } else { false }
  }

  /// Returns the index of a subview now.
  ///
  /// - Parameter count: How many of the changes it had seen.
  func current(_ subview: SubviewIndex, since count: Int = 0) -> SubviewIndex {
    countChanges.dropFirst(count).reduce(subview) { $0 >= $1.first ? $0 + $1.change : $0 }
  }

  /// Counts a further layout pass.
  ///
  /// - Returns: False if there may be none.
  mutating func beginPass(limit: Int) -> Bool {
    if record.passes < limit {
      record.passes += 1
    } else {
      record.limitReached = .passLimit
    }
    return !isAtLimit
  }
}
