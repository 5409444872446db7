import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A visual effect that draws a row outside its layout frame.
  ///
  /// - Note: Documented: rows are loaded by their layout frame, before transforms; a scrollTransition that moves one
  ///   out of its frame makes it vanish early, and cannot pull one in that is not there (WWDC26 talk 321).
  public static let transformEscapesFrame = Self(
    "transform-escapes-frame", .warning, page: .transformEscapesFrame, watching: EscapeWatch.self
  ) { evidence, watch in
    guard let first = watch.first else { return [] }
    return [
      Violation(
        location: evidence.trace.content.first { view in
          view.modifiers.contains { if case .scrollTransition = $0 { true } else { false } }
        }?.location ?? first.step, cost: Double(watch.largest.points),
        symptom:
          "rows vanish too early or come too late: \(PlainNumber.count(watch.rows.count, "row")), first "
          + "\(first.id.traceText), drawn \(PlainNumber.points(first.offset.magnitude)) from its place, "
          + "\(watch.rows.count == 1 ? "was" : "were") gone "
          + "with up to \(PlainNumber.points(watch.largest)) still to be seen",
        because:
          "a lazy stack goes by layout frames, and a visual effect moves only what is drawn: when the frame has "
          + "left the viewport the row is taken away, wherever it is drawn",
        fix:
          "keep the effect inside the row's frame: scale or fade instead of moving, or give the row the room with "
          + "padding and move within it",
        evidence: [
          "rows": Double(watch.rows.count), "offset": Double(first.offset.points),
          "cut": Double(watch.largest.points),
        ])
    ]
  }
}

extension RulePage {
  fileprivate static let transformEscapesFrame = RulePage(
    summary: "an effect draws a row outside its frame",
    symptom: """
      Rows vanish while part of them should still be seen, or come too late.
      """,
    because: """
      A lazy stack loads rows by their layout frames. A scrollTransition or another visual effect moves only what \
      is drawn: when the frame has left the viewport the row goes, wherever it is drawn; and a row whose frame is \
      not in the viewport yet is not there to be drawn.
      """,
    fix: """
      Keep the effect inside the row's frame: scale or fade instead of moving, or give the row room with padding \
      and move within it.
      """,
    before: """
      CardView(card)
        .scrollTransition { content, phase in
          content.offset(y: phase.value * -120)
        }
      """,
    after: """
      CardView(card)
        .scrollTransition { content, phase in
          content
            .opacity(phase.isIdentity ? 1 : 0.3)
            .scaleEffect(phase.isIdentity ? 1 : 0.9)
        }
      """,
    claims: [
      .documented("Rows are loaded by their layout frame, before transforms of what is drawn.", .talk321),
      .documented("A transition that moves a row out of its frame makes it vanish early.", .talk321),
      .documented("Nor can a transform pull in a row that lies outside the viewport.", .talk321),
    ])
}
