extension DiagnosticRule {
  /// A frame that needs more layout passes than `passLimit`.
  ///
  /// A trace cannot reach it yet: without sizes that change during layout a frame takes three passes at most,
  /// one for each end of the content, and a trace must allow three.
  static let layoutLoop = DiagnosticRule(page: .layoutLoop) { session in
    guard let reached = session.findings.passLimit else { return [] }
    return [
      Finding(
        location: reached.location, cost: Double(reached.frames),
        symptom: "the list hangs: \(PlainNumber.count(reached.frames, "frame")) would need more than "
          + "\(reached.limit) layout passes, first frame \(PlainNumber.count(reached.frame))",
        because: "each alignment at an end of the content is one more pass", fix: "raise passLimit",
        evidence: reached.evidence)
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
      Let a row's height follow from its data and the width it is offered, not from a height measured around it. \
      Do not put a lazy stack into a row that is sized by its content; a few lines in a row are a VStack.
      """,
    before: """
      List(messages) { message in
        LazyVStack(alignment: .leading) {
          ForEach(message.lines) { line in
            Text(line.text)
          }
        }
      }
      """,
    after: """
      List(messages) { message in
        VStack(alignment: .leading) {
          ForEach(message.lines) { line in
            Text(line.text)
          }
        }
      }
      """,
    claims: [
      .observed(
        "A lazy stack in a List row was 170 and 164 points high by turns; that can loop.", .meshtastic),
      .reimplemented(
        "A lazy stack may invalidate its size twice in an update, to guard against loops.", .swiftVVD),
      .observed("Frames take 2 to 7 passes in practice.", .probes),
      .chosen("The limit itself, 8 passes a frame."),
    ],
    untraced: """
      a frame takes three passes at most, one more for each end of the content, as no size changes during layout \
      yet; and passLimit cannot be less than three
      """)
}
