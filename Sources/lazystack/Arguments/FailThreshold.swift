internal import Findings
internal import Replays

/// The least severe finding that makes the exit status 1.
enum FailThreshold: String, CaseIterable {
  case error, warning, note, never
}

extension FailThreshold {
  /// The severity; `nil` if no finding is bad enough.
  var severity: Severity? { Severity(rawValue: rawValue) }

  /// What the findings of replays make of the exit status.
  func status(of reports: [ReplayReport]) -> ExitStatus {
    severity.map { DiagnosisReport(reports, atLeast: $0).isEmpty ? .passed : .failed } ?? .passed
  }

  /// The table of the findings that count; empty if none does.
  func table(of reports: [ReplayReport], _ palette: Palette) -> String {
    severity.map { DiagnosisReport(reports, atLeast: $0).table(palette: palette) } ?? ""
  }
}
