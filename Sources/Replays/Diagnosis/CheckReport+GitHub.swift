import Findings
import LazyStacks
import ScrollTraces

extension CheckReport {
  /// Workflow commands that GitHub shows as annotations of a pull request, worst first.
  ///
  /// At most ten of each kind, as it shows no more of a step; a line of plain text then says how many there are
  /// besides.
  public var gitHubAnnotations: String {
    let reports = results.compactMap(\.report)
    let failures = reports.flatMap { report in
      expectations(in: report).filter { !$0.passed }.map { GitHubAnnotation($0, in: report.trace) }
    }
    let findings = diagnoses(in: reports).map { GitHubAnnotation($0.finding) }
    return (results.compactMap(GitHubAnnotation.init(unread:)) + failures + findings).commands
  }
}

extension GitHubAnnotation {
  /// A trace without a report; `nil` if it has one.
  fileprivate init?(unread result: TraceResult) {
    guard case .failure(let trace, let error) = result else { return nil }
    self.init(
      kind: .error, place: error.place(in: trace), title: "not replayed", message: error.message)
  }

  fileprivate init(_ result: ReplayReport.ExpectationResult, in trace: String) {
    self.init(
      kind: .error, place: result.place(in: trace), title: "failed expectation",
      message: "\(result.text): actual \(result.actual.text)" + (result.evidence.map { "\n" + $0 } ?? ""))
  }
}
