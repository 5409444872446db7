import Findings
import LazyStacks
import ScrollTraces

extension CheckReport {
  /// Workflow commands that GitHub shows as annotations of a pull request, worst first.
  ///
  /// At most ten of each kind, as it shows no more of a step; a line of plain text then says how many there are
  /// besides.
  public var gitHubAnnotations: String {
    let annotations = self.annotations
    return GitHubAnnotation.Kind.allCases.map { kind in
      let lines = annotations.filter { $0.kind == kind }.map(\.command)
      let rest = lines.count - GitHubAnnotation.limit
      let shown = lines.prefix(GitHubAnnotation.limit).joined()
      return rest > 0 ? shown + "... and \(PlainNumber.count(rest, "more \(kind.rawValue)"))\n" : shown
    }
    .joined()
  }

  private var annotations: [GitHubAnnotation] {
    let reports = results.compactMap(\.report)
    return results.compactMap(GitHubAnnotation.init(unread:))
      + reports.flatMap { report in
        expectations(in: report).filter { !$0.passed }.map { GitHubAnnotation($0, in: report.trace) }
      }
      + findings(in: reports).map(GitHubAnnotation.init)
  }
}

/// A remark at a line of a file.
private struct GitHubAnnotation {
  let kind: Kind
  let file: String
  let line: Int
  let column: Int
  let title: String
  let message: String

  /// How bad it is, in GitHub's words, the worst first.
  enum Kind: String, CaseIterable {
    case error, warning, notice
  }

  /// How many of a kind GitHub shows of one step.
  static let limit = 10
}

extension GitHubAnnotation {
  /// A trace without a report; `nil` if it has one.
  init?(unread result: TraceResult) {
    guard case .failure(let trace, let error) = result else { return nil }
    self.init(
      kind: .error, file: error.path(in: trace), line: error.location.line, column: error.location.column,
      title: "not replayed", message: error.message)
  }

  init(_ result: ReplayReport.ExpectationResult, in trace: String) {
    let evidence = result.evidence.map { "\n" + $0 } ?? ""
    self.init(
      kind: .error, file: trace, line: result.line, column: result.column, title: "failed expectation",
      message: "\(result.text): actual \(result.actual.text)\(evidence)")
  }

  init(_ finding: DiagnosisReport.Located) {
    let diagnosis = finding.diagnosis
    self.init(
      kind: Kind(diagnosis.severity), file: finding.trace, line: diagnosis.line, column: diagnosis.column,
      title: diagnosis.rule.rawValue, message: "\(diagnosis.symptom)\nfix: \(diagnosis.fix)")
  }

  /// The command, with a newline at its end.
  var command: String {
    "::\(kind.rawValue) file=\(Self.property(file)),line=\(line),col=\(column),title=\(Self.property(title))"
      + "::\(Self.data(message))\n"
  }

  /// A message: what ends a command must not stand in it.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// A property, in which nothing may stand that ends one.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// The text with some ASCII characters written by their numbers.
  ///
  /// It goes by scalars, as a character may be a percent sign and an accent, or a whole line break.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      return "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
    }
    .joined()
  }
}

extension GitHubAnnotation.Kind {
  init(_ severity: Diagnosis.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
  }
}
