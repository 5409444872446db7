import LazyStacks
import ScrollTraces

extension DiagnosticRule {
  /// A frame that needs more layout passes than `passLimit`.
  ///
  /// - Note: Observed: rows that report 170 and 164 points by turns, so that a list never comes to rest.
  static let layoutLoop = DiagnosticRule(.layoutLoop) { session in
    guard let reached = session.findings.passLimit else { return [] }
    guard let flip = session.watches.feedback.flips.first(where: { $0.isEndless }) else {
      return [
        Finding(
          location: reached.location,
          symptom: "the list hangs: a frame needs more than \(reached.limit) layout passes",
          because: "each alignment at an end of the content is one more pass", fix: "raise passLimit",
          evidence: reached.evidence)
      ]
    }
    return [
      Finding(
        location: session.trace.content.feedbackLocation ?? reached.location,
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
