extension DiagnosticRule {
  /// A `scroll to` whose id is in no data, or of another type than the ids there.
  static let scrollTargetUnresolved = DiagnosticRule(.scrollTargetUnresolved) { session in
    session.findings.unresolvedTargets.map { target, finding in
      Finding(
        location: finding.location,
        symptom: "scroll to \(target) does nothing: \(finding.explanation)",
        because: "an id is looked for in the data, by value and by type; "
          + "what is not there cannot be scrolled to",
        fix: "scroll once the data holds the element, with an id of the type that ForEach uses",
        evidence: ["steps": Double(finding.steps)])
    }
  }
}
