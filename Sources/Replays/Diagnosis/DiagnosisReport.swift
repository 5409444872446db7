public import Findings
import LazyStacks
import ScrollTraces

/// What rules found in several traces, without anything else about them.
public struct DiagnosisReport: Sendable {
  /// All that was found, worst first: by severity, rule and cost; then in the order of the traces.
  let diagnoses: [Diagnosis]

  /// How many traces were replayed.
  let traceCount: Int

  /// Collects the findings of replays.
  ///
  /// - Parameter threshold: The least severe that counts.
  public init(_ reports: [ReplayReport], atLeast threshold: Severity = .note) {
    traceCount = reports.count
    // Findings that are as bad as each other stay in the order of the traces, and there in that of their places.
    diagnoses = reports.flatMap(\.diagnoses).filter { $0.severity >= threshold }.enumerated()
      .sorted { $0.element.isWorse(than: $1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }
}

extension DiagnosisReport {
  /// Whether nothing was found.
  public var isEmpty: Bool { diagnoses.isEmpty }

  private var findings: [Finding] { diagnoses.map(\.finding) }

  /// The table `Symptom | Rule violated | Fix`, empty without findings.
  public func table(palette: Palette = .plain) -> String { findings.table(palette: palette) }

  /// How much was found, in one line without its newline.
  public func tally(palette: Palette = .plain) -> String {
    isEmpty
      ? palette.good("\(PlainNumber.count(traceCount, "trace")): no findings")
      : palette.heading(findings.tally(of: traceCount, "trace"))
  }
}

extension [TraceResult] {
  /// The JSON document about findings alone, with a newline at its end:
  /// `{"lazystack":1,"traces":[{"trace":…,"diagnoses":[…]}]}`.
  ///
  /// A finding and an error have the form that they have in the whole report.
  public var diagnosesJSON: String {
    JSONWriter.document(about: self) { writer, report in
      writer.object {
        $0.member("trace", report.trace)
        $0.key("diagnoses")
        $0.array(report.diagnoses) { writer, diagnosis in diagnosis.write(to: &writer) }
      }
    }
  }
}

extension Diagnosis {
  /// Writes the object of a finding, as it stands in every document about traces.
  func write(to writer: inout JSONWriter) {
    writer.object {
      finding.write(
        [.rule, .severity, .line, .column, .symptom, .because, .fix, .evidence], to: &$0)
    }
  }
}
