import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Rows on screen that moved without a command.
  ///
  /// - Note: Observed: SwiftUI keeps the distance from the content's start when data changes, and from its end with
  ///   a bottom anchor, which is documented. Inferred: a bound position keeps the row that it names.
  public static let visibleShift = Self(
    "visible-shift", .warning, page: .visibleShift, watching: VisibleShiftWatch.self
  ) { evidence, watch in
    let drifts = evidence[TargetDriftWatch.self].drifts.map(\.cause.line)
    return watch.byCause
      .sorted { ($0.value.step, $0.key.rawValue) < ($1.value.step, $1.key.rawValue) }
      // What moved a target away is reported once.
      .filter { !drifts.contains($0.value.step.line) }
      .map { .moved(by: $0, $1, evidence) }
  }
}

extension Violation {
  fileprivate static func moved(
    by cause: CorrectionCause, _ shifts: VisibleShiftWatch.Shifts, _ evidence: ReplayEvidence
  ) -> Self {
    let often = shifts.frames == 1 ? "" : "; it happened \(PlainNumber.count(shifts.frames)) times"
    return Self(
      location: shifts.step, cost: Double(shifts.points.points),
      symptom:
        "what is on screen jumps: \(shifts.id.traceText) moved by \(PlainNumber.points(shifts.points)) "
        + "though nobody scrolled" + often,
      because: cause == .edit
        ? evidence.stack.editAnchoring.explanation
        : evidence.stack.editAnchoring == .keepEnd
          ? "a row on screen took another height, and the rows before it make way; with a bottom anchor the last row stays"
          : "a row on screen took another height, and the rows after it make way; the first row stays",
      fix: cause == .edit
        ? evidence.stack.editAnchoring.fix
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
