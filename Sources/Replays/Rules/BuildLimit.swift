extension DiagnosticRule {
  /// A frame that would build more elements than `buildLimit`.
  static let buildLimit = DiagnosticRule(.buildLimit) { session in
    guard let reached = session.findings.buildLimit else { return [] }
    return [
      Finding(
        location: reached.location,
        symptom: "the list hangs: a frame would build more than \(reached.limit) elements",
        because: "rows that are walked over, and rows of a stack that is not lazy, are all built",
        fix: "use a lazy stack, or jump instead of walking; or raise buildLimit",
        evidence: reached.evidence)
    ]
  }
}

extension FindingLog.ReachedLimit {
  /// When it was reached first, how often, and what it is.
  var evidence: KeyValuePairs<String, Double> {
    ["frame": Double(frame), "frames": Double(frames), "limit": Double(limit)]
  }
}
