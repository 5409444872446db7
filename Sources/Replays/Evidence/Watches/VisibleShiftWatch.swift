import Findings
import LazyStacks
import ScrollTraces

/// The movements on screen that nothing asked for, by what caused them.
struct VisibleShiftWatch: RuleWatch {
  /// Frames of one cause.
  struct Shifts {
    var step: SourcePoint
    var frames = 0

    /// The row that moved farthest, and how far.
    var id: RowID
    var points: Length
  }

  private(set) var byCause: [CorrectionCause: Shifts] = [:]

  /// Takes note of rows that late sizes moved.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    guard let row = stack.record.shiftedRow, frame.cause == .resize || frame.cause == .load else { return }
    // What rows did in onAppear has a rule of its own.
    if frame.cause == .load, stack.events.loaded.contains(where: { $0.trigger == .appear }) { return }
    add(frame.cause, stack.content.id(of: row), stack.record.shift, at: frame.location)
  }

  private mutating func add(_ cause: CorrectionCause, _ id: RowID, _ points: Length, at step: SourcePoint) {
    var shifts = byCause[cause] ?? Shifts(step: step, id: id, points: points)
    shifts.frames += 1
    if points > shifts.points { (shifts.id, shifts.points, shifts.step) = (id, points, step) }
    byCause[cause] = shifts
  }

  /// Notes that an edit moved the first row that was seen before and is still there.
  ///
  /// Chosen: whoever is at the content's start, or at the end of one that is kept by its end, sees what comes in
  /// there and is not moved against their will; where the first row itself goes, the next one takes its place.
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack) {
    let before = edit.before
    // Where the first row is kept, the next one takes its place only if it goes.
    if stack.editAnchoring == .keepVisible { return }
    let wasAtStart = before.offset == .zero && stack.editAnchoring != .keepEnd
    let wasAtEnd = stack.editAnchoring == .keepEnd && before.isAtEnd
    if wasAtStart || wasAtEnd { return }
    // Content that became shorter brings its end to whoever was there.
    if before.isAtEnd, stack.contentOffset < before.offset { return }
    for (old, distance) in before.rows {
      guard let new = stack.content.index(of: old, in: before.content) else { return }
      // What an edit names has moved for that.
      if edit.moved.contains(stack.content.element(of: new)) { continue }
      let moved = (stack.distance(of: new) - distance).magnitude
      if moved > .zero, stack.record.shift > .zero {
        add(.edit, stack.content.id(of: new), moved, at: edit.location)
      }
      return
    }
  }
}
