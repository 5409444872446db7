import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A frame that needs more layout passes than `passLimit`.
  ///
  /// - Note: Observed: rows that report 170 and 164 points by turns, so that a list never comes to rest.
  public static let layoutLoop = Self("layout-loop", .error, page: .layoutLoop, watching: FeedbackWatch.self)
  { evidence, watch in
    guard let reached = evidence.limits.passLimit else { return [] }
    guard let flip = watch.flips.first(where: { $0.isEndless }) else {
      return [
        Violation(
          location: reached.location, cost: Double(reached.frames),
          symptom: "the list hangs: \(PlainNumber.count(reached.frames, "frame")) would need more than "
            + "\(reached.limit) layout passes, first frame \(PlainNumber.count(reached.frame))",
          because: "each alignment at an end of the content is one more pass", fix: "raise passLimit",
          evidence: reached.evidence)
      ]
    }
    return [
      Violation(
        location: evidence.trace.content.feedbackLocation ?? reached.location, cost: Double(reached.frames),
        symptom:
          "the list hangs: \(flip.id.traceText) flips between \(PlainNumber.points(flip.lengths[0])) and "
          + "\(PlainNumber.points(flip.lengths[1])), and after \(reached.limit) layout passes it still does",
        because:
          "the row's measured size sets its height, which is another size, which sets the height again; each "
          + "round lays out everything on screen",
        fix:
          "derive the height from the data, or from the width alone; never from the height that it changes",
        evidence: [
          "frame": Double(reached.frame), "frames": Double(reached.frames), "limit": Double(reached.limit),
          "first": Double(flip.lengths[0].points), "second": Double(flip.lengths[1].points),
        ])
    ]
  }
}

extension RulePage {
  fileprivate static let layoutLoop = RulePage(
    summary: "a frame takes more passes than passLimit",
    symptom: """
      The app freezes while the list is on screen: layout does not come to an end, since a size is another each \
      time it is asked for.
      """,
    because: """
      A change of size during layout asks for one more pass. Where a size depends on what it is part of, each \
      pass may change it again, to and fro. A pass too many has to be cut off somewhere: the simulator ends the \
      frame after passLimit passes and says so.
      """,
    fix: """
      Let a row's height follow from its data and the width it is proposed, never from the height that it changes; \
      ViewThatFits chooses by size without a second pass. Do not put a lazy stack into a row that is sized by its \
      content: a few lines in a row are a VStack.
      """,
    before: """
      VStack {
        Text(note.text)
        if height < 168 {
          NoteFooter(note)
        }
      }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        height = new
      }
      """,
    after: """
      ViewThatFits(in: .vertical) {
        VStack {
          Text(note.text)
          NoteFooter(note)
        }
        Text(note.text)
      }
      .frame(height: 168)
      """,
    claims: [
      .observed(
        "A lazy stack in a List row was 170 and 164 points high by turns; that can loop.", .meshtastic),
      .reimplemented(
        "A lazy stack may invalidate its size twice in an update, to guard against loops.", .swiftVVD),
      .observed("Frames take 2 to 7 passes in practice.", .probes),
      .chosen("The limit itself, 8 passes a frame."),
    ])
}
