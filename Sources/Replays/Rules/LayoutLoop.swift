extension DiagnosticRule {
  /// A frame that needs more layout passes than `passLimit`.
  ///
  /// A trace cannot reach it yet: without sizes that change during layout a frame takes three passes at most,
  /// one for each end of the content, and a trace must allow three.
  static let layoutLoop = DiagnosticRule(.layoutLoop) { session in
    guard let reached = session.findings.passLimit else { return [] }
    return [
      Finding(
        location: reached.location,
        symptom: "the list hangs: a frame needs more than \(reached.limit) layout passes",
        because: "each alignment at an end of the content is one more pass", fix: "raise passLimit",
        evidence: reached.evidence)
    ]
  }
}
