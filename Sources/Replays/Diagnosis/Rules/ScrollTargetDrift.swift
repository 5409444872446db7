import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A target that moved after a command had scrolled to it.
  ///
  /// - Note: Documented: rows that change height after appearing push the stack off its target (WWDC26 talk 321).
  public static let scrollTargetDrift = Self(
    "scroll-target-drift", .warning, page: .scrollTargetDrift, watching: TargetDriftWatch.self
  ) { evidence, watch in
    watch.drifts.map { drift in
      Violation(
        location: drift.command, cost: Double(drift.distance.points),
        symptom: "the list does not stay where it was scrolled to: \(drift.id.traceText) landed at "
          + "\(PlainNumber.points(drift.landed)) and was at \(PlainNumber.points(drift.now)) after line "
          + "\(drift.cause.line)",
        because: "the row was put there by what was known then; what changed above it afterwards moved it by "
          + PlainNumber.points(drift.distance),
        fix:
          "scroll after the data has arrived, or bind the position with scrollPosition(id:), so that the row stays; "
          + "give rows their final height before they are shown",
        evidence: [
          "landed": Double(drift.landed.points), "now": Double(drift.now.points),
          "drift": Double(drift.distance.points),
        ])
    }
  }
}

extension RulePage {
  fileprivate static let scrollTargetDrift = RulePage(
    summary: "a target moved after it was scrolled to",
    symptom: """
      The list goes to the search result or to the last message read, and a moment later shows something else.
      """,
    because: """
      A target is put where it belongs by what is known at that moment. Rows above it that come, go or take another height \
      later move it, as they move whatever is on screen; nothing remembers that it was a target.
      """,
    fix: """
      Scroll when the data has arrived, or bind the position with scrollPosition(id:), so that the row stays. \
      Give rows their final height before they are shown.
      """,
    before: """
      .task {
        position.scrollTo(id: lastReadID, anchor: .top)
        messages = await store.messages()
      }
      """,
    after: """
      .task {
        messages = await store.messages()
        position.scrollTo(id: lastReadID, anchor: .top)
      }
      """,
    claims: [
      .documented(
        "Rows that take another height after they appeared push the stack off its target.", .talk321),
      .documented(
        "Where a target off screen is, is an estimate, made anew in each frame of an animation.", .talk321),
      .observed("The distance from the top is kept when the content's size changes.", .vellum),
    ])
}
