import LazyStacks
import ScrollTraces

/// Replayed traces as a service for continuous integration wants them: what failed, and where.
public struct CheckReport: Sendable {
  let results: [TraceResult]

  /// Whether expectations are told.
  let hasExpectations: Bool

  /// The least severe finding that is told; `nil` for none.
  let shownSeverity: Diagnosis.Severity?

  /// The least severe finding that is a failure; `nil` for none.
  let failingSeverity: Diagnosis.Severity?

  /// Expectations, and those findings that count as failures.
  ///
  /// - Parameter threshold: The least severe that does; `nil` for none.
  public static func expectations(of results: [TraceResult], failingOn threshold: Diagnosis.Severity?) -> Self
  {
    Self(
      results: results, hasExpectations: true, shownSeverity: threshold, failingSeverity: threshold)
  }

  /// All findings, and no expectations.
  ///
  /// - Parameter threshold: The least severe that is a failure; `nil` for none.
  public static func findings(of results: [TraceResult], failingOn threshold: Diagnosis.Severity?) -> Self {
    Self(results: results, hasExpectations: false, shownSeverity: .note, failingSeverity: threshold)
  }
}

extension CheckReport {
  /// The expectations of a replay that are told.
  func expectations(in report: ReplayReport) -> [ReplayReport.ExpectationResult] {
    hasExpectations ? report.expectations : []
  }

  /// The findings of replays that are told, worst first.
  func findings(in reports: [ReplayReport]) -> [DiagnosisReport.Located] {
    shownSeverity.map { DiagnosisReport(reports, atLeast: $0).findings } ?? []
  }

  /// Whether a finding is a failure.
  func fails(_ diagnosis: Diagnosis) -> Bool { failingSeverity.map { diagnosis.severity >= $0 } ?? false }
}

extension TraceResult {
  /// The replay; `nil` if there was none.
  var report: ReplayReport? {
    if case .report(let report) = self { report } else { nil }
  }
}

extension TraceError {
  /// The file to blame: the trace, or one that it names and that lies beside it.
  func path(in trace: String) -> String {
    guard let file else { return trace }
    let folder = trace.utf8.lastIndex(of: UInt8(ascii: "/")).map { trace[...$0] } ?? ""
    return folder + file
  }
}
