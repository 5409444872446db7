public import Findings
import LazyStacks
import ScrollTraces

/// Replayed traces as a service for continuous integration wants them: what failed, and where.
public struct CheckReport: Sendable {
  let results: [TraceResult]

  /// Whether expectations are reported.
  let hasExpectations: Bool

  /// The least severe finding that is reported; `nil` for none.
  let shownSeverity: Severity?

  /// The least severe finding that is a failure; `nil` for none.
  let failingSeverity: Severity?

  /// Expectations, and those findings that count as failures.
  ///
  /// - Parameter threshold: The least severe that does; `nil` for none.
  public static func expectations(of results: [TraceResult], failingOn threshold: Severity?) -> Self {
    Self(
      results: results, hasExpectations: true, shownSeverity: threshold, failingSeverity: threshold)
  }

  /// All findings, and no expectations.
  ///
  /// - Parameter threshold: The least severe that is a failure; `nil` for none.
  public static func findings(of results: [TraceResult], failingOn threshold: Severity?) -> Self {
    Self(results: results, hasExpectations: false, shownSeverity: .note, failingSeverity: threshold)
  }
}

extension CheckReport {
  /// The expectations of a replay that are reported.
  func expectations(in report: ReplayReport) -> [ReplayReport.ExpectationResult] {
    hasExpectations ? report.expectations : []
  }

  /// The findings of replays that are reported, worst first.
  func diagnoses(in reports: [ReplayReport]) -> [Diagnosis] {
    shownSeverity.map { DiagnosisReport(reports, atLeast: $0).diagnoses } ?? []
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
  /// The place to blame, in the trace or in a file that it names and that lies beside it.
  func place(in trace: String) -> SourcePlace {
    guard let file else { return SourcePlace(file: trace, location: location) }
    let folder = trace.utf8.lastIndex(of: UInt8(ascii: "/")).map { trace[...$0] } ?? ""
    return SourcePlace(file: folder + file, location: location)
  }
}

extension ReplayReport.ExpectationResult {
  /// Where the expectation is.
  func place(in trace: String) -> SourcePlace {
    SourcePlace(file: trace, location: SourcePoint(line: line, column: column))
  }
}
