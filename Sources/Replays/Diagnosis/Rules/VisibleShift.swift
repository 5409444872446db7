import Findings
import LazyStacks
import ScrollTraces

/// The movements on screen that nothing asked for, by what caused them.
struct VisibleShiftWatch {
  /// Frames of one cause.
  struct Shifts {
    var step: SourcePoint
    var frames = 0

    /// The row that moved farthest, and how far.
    var id: RowID
    var points: Length
  }

  private(set) var byCause: [CorrectionCause: Shifts] = [:]

  /// Takes note of rows that late sizes moved; what an edit moved is added by who performs it.
  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    guard let row = stack.record.shiftedRow, frame.cause == .resize || frame.cause == .load else { return }
    // What rows did in onAppear has a rule of its own.
    if frame.cause == .load, stack.events.loaded.contains(where: { $0.trigger == .appear }) { return }
    add(frame.cause, stack.content.id(of: row), stack.record.shift, at: frame.location)
  }

  mutating func add(_ cause: CorrectionCause, _ id: RowID, _ points: Length, at step: SourcePoint) {
    var shifts = byCause[cause] ?? Shifts(step: step, id: id, points: points)
    shifts.frames += 1
    if points > shifts.points { (shifts.id, shifts.points, shifts.step) = (id, points, step) }
    byCause[cause] = shifts
  }
}

extension ReplaySession {
  /// Notes that an edit moved the first row that was seen before and is still there.
  ///
  /// Chosen: whoever is at the content's start, or at the end of one that is kept by its end, sees what comes in
  /// there and is not moved against their will; where the first row itself goes, the next one takes its place.
  mutating func noteEditShift(since before: ScreenBefore, told: Set<Int>, at location: SourcePoint) {
    // Where the first row is kept, the next one takes its place only if it goes.
    if stack.editAnchoring == .keepVisible { return }
    let wasAtStart = before.offset == .zero && stack.editAnchoring != .keepEnd
    let wasAtEnd = stack.editAnchoring == .keepEnd && before.isAtEnd
    if wasAtStart || wasAtEnd { return }
    // Content that became shorter brings its end to whoever was there.
    if before.isAtEnd, stack.contentOffset < before.offset { return }
    for (old, distance) in before.rows {
      guard let new = stack.content.index(of: old, in: before.content) else { return }
      // What was told to move has moved for that.
      if told.contains(stack.content.element(of: new)) { continue }
      let moved = (stack.distance(of: new) - distance).magnitude
      if moved > .zero, stack.record.shift > .zero {
        watches.visibleShifts.add(.edit, stack.content.id(of: new), moved, at: location)
      }
      return
    }
  }
}

extension DiagnosticRule {
  /// Rows on screen that moved without a command.
  ///
  /// - Note: Observed: SwiftUI keeps the distance from the content's start when data changes, and from its end with
  ///   a bottom anchor, which is documented. Inferred: a bound position keeps the row that it names.
  static let visibleShift = DiagnosticRule(page: .visibleShift) { session in
    let drifts = session.watches.targetDrift.drifts.map(\.cause.line)
    return session.watches.visibleShifts.byCause
      .sorted { ($0.value.step, $0.key.rawValue) < ($1.value.step, $1.key.rawValue) }
      // What moved a target away is told once.
      .filter { !drifts.contains($0.value.step.line) }
      .map { .moved(by: $0, $1, session) }
  }
}

extension DiagnosticRule.Finding {
  fileprivate static func moved(
    by cause: CorrectionCause, _ shifts: VisibleShiftWatch.Shifts, _ session: ReplaySession
  ) -> Self {
    let often = shifts.frames == 1 ? "" : "; it happened \(PlainNumber.count(shifts.frames)) times"
    return Self(
      location: shifts.step, cost: Double(shifts.points.points),
      symptom:
        "what is on screen jumps: \(shifts.id.traceText) moved by \(PlainNumber.points(shifts.points)) "
        + "though nobody scrolled" + often,
      because: cause == .edit
        ? session.stack.editAnchoring.explanation
        : session.stack.editAnchoring == .keepEnd
          ? "a row on screen took another height, and the rows before it make way; with a bottom anchor the last row stays"
          : "a row on screen took another height, and the rows after it make way; the first row stays",
      fix: cause == .edit
        ? session.stack.editAnchoring.fix
        : "give the row its final height before it is shown: a fixed frame, a stored aspect ratio, a placeholder of "
          + "the same size",
      evidence: ["frames": Double(shifts.frames), "points": Double(shifts.points.points)])
  }
}

extension ModelParameters.EditAnchoring {
  fileprivate var explanation: String {
    switch self {
    case .keepOffset:
      "without a bound position the distance from the content's start is what stays; rows that come or go above "
        + "the screen move all that is on it"
    case .keepVisible: "the row that was first went, and the next one took its place"
    case .keepEnd:
      "with a bottom anchor the distance from the content's end is what stays; rows that come or go below the screen "
        + "move all that is on it"
    }
  }

  fileprivate var fix: String {
    switch self {
    case .keepOffset:
      "bind the position with scrollPosition(id:) on a scrollTargetLayout, so that the first row stays; or, in a list "
        + "read from its end, defaultScrollAnchor(.bottom)"
    case .keepVisible: "nothing, if the row had to go; else keep its id"
    case .keepEnd: "bind the position with scrollPosition(id:) while the reader is away from the end"
    }
  }
}

extension RulePage {
  fileprivate static let visibleShift = RulePage(
    summary: "rows on screen moved without a command",
    symptom: """
      The line one is reading jumps away: something came in above it, or a row above it took another height.
      """,
    because: """
      When data changes, what SwiftUI keeps is the distance from the content's start, unless a position is bound \
      or an anchor says otherwise. Rows that come or go above the screen then move all that is on it. A row on \
      screen that takes another height moves each row after it.
      """,
    fix: """
      Bind the position with scrollPosition(id:) on a scrollTargetLayout, so that the first row stays; or, in a \
      list read from its end, write defaultScrollAnchor(.bottom), but not both. Give rows their final height \
      before they are shown.
      """,
    before: """
      ScrollView {
        LazyVStack {
          ForEach(messages) { MessageRow($0) }
        }
      }
      """,
    after: """
      ScrollView {
        LazyVStack {
          ForEach(messages) { MessageRow($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $firstID, anchor: .top)
      """,
    claims: [
      .observed("The distance from the top is kept when the content's size changes.", .vellum),
      .documented(
        "An anchor for size changes keeps another one, such as that from the bottom.", .scrollAnchor),
      .documented("A bound id names the view at the leading edge of the target layout.", .scrollPositionID),
      .inferred("So that view is the one that keeps its place through an edit.", .scrollPositionID),
      .documented("A changed estimate moves nothing: the offset changes by the same amount.", .talk321),
    ])
}
