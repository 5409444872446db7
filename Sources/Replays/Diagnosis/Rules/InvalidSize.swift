import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A row whose layout answers a size that is infinite, negative, or not a number.
  ///
  /// - Note: Documented: the size that a view answers is final. Observed: a size that is not a number stops the
  ///   program, an infinite one does not. Chosen: a row of invalid height counts as 0 high.
  public static let invalidSize = Self("invalid-size", .error, page: .invalidSize, watching: SizeWatch.self) {
    evidence, watch in
    watch.cases.map(Violation.invalidSize)
  }
}

extension Violation {
  fileprivate static func invalidSize(_ found: SizeWatch.Case) -> Self {
    let isHeight = found.size.isHeight
    let subject =
      found.rows.isEmpty
      ? "\(found.first) cannot be laid out"
      : "\(PlainNumber.count(found.rows.count, "row")) cannot be laid out, first \(found.first)"
    return Self(
      location: found.view, cost: Double(max(1, found.rows.count)),
      symptom:
        "\(subject) in \(found.step.map { "the step of line \($0.line)" } ?? "the first layout"): its \(isHeight ? "height" : "width") is "
        + found.size.kind.rawValue + (isHeight ? ", and counts as 0 here" : ""),
      because: isHeight
        ? "a row may answer any height, and its answer is final: the next row would start nowhere"
        : "a row is proposed the stack's width, but its answer is final: it has no place on screen",
      fix: found.size.fix,
      evidence: ["rows": Double(max(1, found.rows.count)), "line": Double(found.step?.line ?? 0)])
  }
}

extension InvalidSize {
  fileprivate var fix: String {
    switch kind {
    case .infinite:
      isHeight
        ? "a finite minHeight or idealHeight; to fill the proposal, maxHeight: .infinity alone"
        : "a finite minWidth or idealWidth; to fill the proposal, maxWidth: .infinity alone"
    case .negative: "take max(0, ...) of the length that is computed"
    case .notANumber: "look for a division by a length of zero, such as an aspect ratio not known yet"
    }
  }
}

extension RulePage {
  fileprivate static let invalidSize = RulePage(
    summary: "a row's size is infinite or is no number",
    symptom: """
      Rows vanish, lie on each other or come out blank; or the app stops with a message about an invalid size.
      """,
    because: """
      A vertical stack proposes its own width and no height to a row, so the row answers its ideal height, or its least \
      where that is larger. The answer is final. After a row of infinite height there is no place for the next one, \
      and a length computed from a size that is still zero may be no number at all.
      """,
    fix: """
      Give minHeight and idealHeight finite values: only maxHeight may be infinite, as it takes no more than is \
      proposed. Where a length is computed, guard the division, and take it to be at least 0.
      """,
    before: """
      ForEach(cards) { card in
        CardView(card)
          .frame(minHeight: .infinity)
      }
      """,
    after: """
      ForEach(cards) { card in
        CardView(card)
          .frame(maxHeight: .infinity)
      }
      """,
    claims: [
      .documented("What a view answers to a proposal is final; a container cannot override it.", .layout),
      .observed("A size that is not a number stops the program; an infinite one does not.", .probes),
      .chosen("That such a row counts as 0 high, so that all others can be laid out."),
    ])
}
