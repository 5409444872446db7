import Findings

extension ReplayReport {
  /// Failed expectations and findings, each on one line that Xcode takes for an issue of its own:
  /// `file:line:column: error: message [rule]`.
  ///
  /// - Parameter expectations: Whether failed expectations are among them, as errors without a rule.
  public func xcodeLines(expectations includesExpectations: Bool = true) -> String {
    let failed = includesExpectations ? expectations.filter { !$0.passed } : []
    let failures = failed.map { result in
      "\(result.place(in: trace)): error: \(result.text): actual \(result.actual.text)"
        + (result.evidence.map { "; \($0)" } ?? "") + "\n"
    }
    return (failures + diagnoses.map(\.finding.xcodeLines)).joined()
  }
}
