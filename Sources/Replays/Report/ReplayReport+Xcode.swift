extension ReplayReport {
  /// Failed expectations and findings, each on one line that Xcode takes for an issue of its own:
  /// `file:line:column: error: message [rule]`.
  ///
  /// - Parameter expectations: Whether failed expectations are among them, as errors without a rule.
  public func xcodeLines(expectations includesExpectations: Bool = true) -> String {
    let failed = includesExpectations ? expectations.filter { !$0.passed } : []
    let failures = failed.map { result in
      let evidence = result.evidence.map { "; \($0)" } ?? ""
      return "\(trace):\(result.line):\(result.column): error: \(result.text): "
        + "actual \(result.actual.text)\(evidence)\n"
    }
    let findings = diagnoses.map {
      "\(trace):\($0.line):\($0.column): \($0.severity.rawValue): \($0.symptom); fix: \($0.fix) [\($0.rule.rawValue)]\n"
    }
    return (failures + findings).joined()
  }
}
