import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Row state that was written, and was gone when its row came back; one finding for each key.
  ///
  /// - Note: Documented: off-screen rows stay for a number of updates, then the row and its `@State` go
  ///   together (WWDC26 talk 321). Observed: from iOS 18 on.
  public static let stateLostOffscreen = Self("state-lost-offscreen", .warning, page: .stateLostOffscreen) {
    evidence in
    let returned = evidence.losses.filter { $0.returned != nil }
    let keys = Dictionary(grouping: returned, by: \.key).sorted { $0.key < $1.key }
    return keys.compactMap { key, losses in
      losses.first.map { .lost(key, first: $0, count: losses.count, in: evidence) }
    }
  }
}

extension Violation {
  fileprivate static func lost(
    _ key: String, first: ReplayReport.StateLoss, count: Int, in evidence: ReplayEvidence
  ) -> Self {
    let rows = count == 1 ? "row \(first.id.traceText)" : PlainNumber.count(count, "row")
    return Self(
      location: evidence.location(ofLine: first.written.line), cost: Double(count),
      symptom:
        "what was done in \(rows) is undone on return: the @State '\(key)' of \(first.id.traceText) was "
        + "written at line \(first.written.line), released with its row at line \(first.released.line), and "
        + "the row came back without it at line \(first.returned?.line ?? 0)",
      because: "a row off screen is kept for a number of updates only, then it goes and its @State with it; "
        + "the id brings the element back, not what the row knew",
      fix: "keep what must last in the model, or in the view around the list, by id; leave to @State only "
        + "what may be forgotten",
      evidence: [
        "lost": Double(count), "frameWritten": Double(first.written.frame),
        "frameReleased": Double(first.released.frame),
        "frameReturned": Double(first.returned?.frame ?? 0),
      ])
  }
}

extension RulePage {
  fileprivate static let stateLostOffscreen = RulePage(
    summary: "written row state is gone on return",
    symptom: """
      A row that was opened, or typed into, is as new when one scrolls away and comes back to it.
      """,
    because: """
      A row off screen is kept for a number of updates, in case it returns. Then it is released, and its @State \
      with it. The id brings the element back, not what the row knew: its state begins with the initial value.
      """,
    fix: """
      Keep what must last in the model, or in the view around the list, by id. Leave to @State only what may be \
      forgotten.
      """,
    before: """
      struct MessageRow: View {
        let message: Message
        @State private var isOpen = false

        var body: some View {
          DisclosureGroup(message.title, isExpanded: $isOpen) {
            Text(message.text)
          }
        }
      }
      """,
    after: """
      struct MessageRow: View {
        @Bindable var message: Message

        var body: some View {
          DisclosureGroup(message.title, isExpanded: $message.isOpen) {
            Text(message.text)
          }
        }
      }
      """,
    claims: [
      .documented(
        "Rows off screen stay for a number of updates; then the row and its @State go together.", .talk321),
      .observed("A row that returns after its release has fresh state, though its id is the same.", .forum),
      .observed("Rows are released from iOS 18 on.", .forum),
      .observed("On earlier systems every row once visited stayed.", .hashnode),
      .reimplemented(
        "The number is 16 updates without use; Apple has published none.", .swiftVVD),
    ])
}
