import LazyStacks
import ScrollTraces

/// What rules found in several traces, without anything else about them.
public struct DiagnosisReport: Sendable {
  /// A finding and the trace that it is in.
  struct Located {
    var trace: String
    var diagnosis: Diagnosis
  }

  /// All findings, worst first: by severity, rule and cost; then in the order of the traces.
  let findings: [Located]

  /// How many traces were replayed.
  let traceCount: Int

  /// Collects the findings of replays.
  ///
  /// - Parameter threshold: The least severe that counts.
  public init(_ reports: [ReplayReport], atLeast threshold: Diagnosis.Severity = .note) {
    traceCount = reports.count
    let located = reports.flatMap { report in
      report.diagnoses.map { Located(trace: report.trace, diagnosis: $0) }
    }
    // Findings that are as bad as each other stay in the order of the traces, and there in that of their places.
    findings = located.filter { $0.diagnosis.severity >= threshold }.enumerated()
      .sorted { $0.element.diagnosis.isWorse(than: $1.element.diagnosis) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}

extension DiagnosisReport {
  /// Whether nothing was found.
  public var isEmpty: Bool { findings.isEmpty }

  /// The table `Symptom | Rule violated | Fix`, empty without findings.
  public func table(palette: Palette = .plain) -> String {
    if findings.isEmpty { return "" }
    let rows = findings.flatMap { $0.diagnosis.tableLines(trace: $0.trace, palette: palette) }
    return ([palette.heading(Diagnosis.tableTitle)] + rows).joined(separator: "\n") + "\n"
  }

  /// How much was found, in one line without its newline.
  public func tally(palette: Palette = .plain) -> String {
    let traces = PlainNumber.count(traceCount, "trace")
    if findings.isEmpty { return palette.good("\(traces): no findings") }
    let counts = Diagnosis.Severity.allCases.compactMap { severity in
      let count = findings.count { $0.diagnosis.severity == severity }
      return count == 0 ? nil : PlainNumber.count(count, severity.rawValue)
    }
    let found = Set(findings.map(\.trace)).count
    return palette.heading("\(counts.joined(separator: ", ")) in \(PlainNumber.count(found)) of \(traces)")
  }
}

extension Diagnosis {
  /// What stands above the lines of findings.
  package static let tableTitle = "Symptom | Rule violated | Fix"

  /// The finding: symptom, rule and fix each begin a line of their own.
  package func tableLines(trace: String, palette: Palette) -> [String] {
    FindingLines(
      place: "\(trace):\(line):\(column)", severity: severity, symptom: symptom,
      because: "\(rule.rawValue): \(because)", fix: fix
    ).lines(palette: palette)
  }
}

extension [TraceResult] {
  /// The JSON document about findings alone, with a newline at its end:
  /// `{"lazystack":1,"traces":[{"trace":…,"diagnoses":[…]}]}`.
  ///
  /// A finding and an error have the form that they have in the whole report.
  public var diagnosesJSON: String {
    var writer = JSONWriter()
    writer.traces(self) { writer, report in
      writer.object {
        $0.key("trace")
        $0.string(report.trace)
        $0.key("diagnoses")
        $0.array(report.diagnoses) { writer, diagnosis in diagnosis.write(to: &writer) }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
