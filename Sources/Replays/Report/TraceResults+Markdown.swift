import Findings
import LazyStacks
import ScrollTraces

extension [TraceResult] {
  /// A comment for a pull request: the verdict, a line for each trace, what failed, and the findings, worst first.
  package var markdown: String { markdown(hasExpectations: true) }

  /// The same comment about findings alone, whatever became of expectations.
  package var diagnosesMarkdown: String { markdown(hasExpectations: false) }

  /// The most findings and failures that are shown; a comment may hold 65,536 letters.
  private static var capacity: Int { 25 }

  private func markdown(hasExpectations: Bool) -> String {
    let reports = compactMap(\.report)
    var lines = ["### lazystack: \(verdict(of: reports, hasExpectations: hasExpectations))", ""]
    lines += traceTable(hasExpectations: hasExpectations)
    if hasExpectations { lines += failures(in: reports) }
    lines += findings(in: reports)
    return lines.joined(separator: "\n") + "\n"
  }

  private func verdict(of reports: [ReplayReport], hasExpectations: Bool) -> String {
    let failed = hasExpectations ? reports.flatMap(\.expectations).count { !$0.passed } : 0
    let found = reports.reduce(0) { $0 + $1.diagnoses.count }
    let parts = [
      failed > 0 ? PlainNumber.count(failed, "failed expectation") : nil,
      found > 0 ? PlainNumber.count(found, "finding") : nil,
      reports.count < count ? "\(PlainNumber.count(count - reports.count, "trace")) not replayed" : nil,
    ].compactMap(\.self)
    return parts.isEmpty
      ? "\(PlainNumber.count(count, "trace")), nothing to report" : parts.joined(separator: ", ")
  }

  private func traceTable(hasExpectations: Bool) -> [String] {
    let titles =
      ["trace"] + (hasExpectations ? ["expectations"] : []) + [
        "findings", "largest shift", "content error at worst", "rows built", "alive, peak",
      ]
    return MarkdownText.table(
      titles,
      map { result in
        switch result {
        case .failure(let trace, let error):
          let place = error.place(in: trace)
          return [
            MarkdownText.code(trace), "not replayed: \(MarkdownText.escaped("\(place): \(error.message)"))",
          ]
            + titles.dropFirst(2).map { _ in "" }
        case .report(let report):
          let met = report.expectations.count { $0.passed }
          let expectations =
            met == report.expectations.count ? "\(met) met" : "**\(met) of \(report.expectations.count) met**"
          return [MarkdownText.code(report.trace)] + (hasExpectations ? [expectations] : []) + [
            PlainNumber.count(report.diagnoses.count), PlainNumber.points(report.shifts.largest),
            report.content.peakError.map(PlainNumber.points) ?? "not known",
            PlainNumber.count(report.rows.built), PlainNumber.count(report.rows.livePeak),
          ]
        }
      })
  }

  private func failures(in reports: [ReplayReport]) -> [String] {
    let failed = reports.flatMap { report in
      report.expectations.filter { !$0.passed }.map { (report.trace, $0) }
    }
    if failed.isEmpty { return [] }
    let lines = failed.prefix(Self.capacity).map { trace, result in
      "- \(MarkdownText.code("\(trace):\(result.line)")) \(MarkdownText.code(result.text)): actual "
        + MarkdownText.escaped(result.actual.text)
        + (result.evidence.map { ". " + MarkdownText.escaped($0) } ?? "")
    }
    return ["", "**Failed expectations**", ""] + lines + more(failed.count)
  }

  private func findings(in reports: [ReplayReport]) -> [String] {
    let diagnoses = DiagnosisReport(reports).diagnoses
    if diagnoses.isEmpty { return [] }
    let lines = diagnoses.prefix(Self.capacity).flatMap { diagnosis in
      [
        "",
        "<details><summary><b>\(diagnosis.severity.rawValue)</b> "
          + "\(XMLWriter.escaped(diagnosis.symptom)) "
          + "<code>\(XMLWriter.escaped("\(diagnosis.finding.place)"))</code></summary>",
        "",
        "- Why: \(MarkdownText.escaped(diagnosis.because))",
        "- Fix: \(MarkdownText.escaped(diagnosis.fix))",
        "- Rule: \(MarkdownText.code(diagnosis.rule.rawValue)), "
          + MarkdownText.code("lazystack explain \(diagnosis.rule.rawValue)"),
        "",
        "</details>",
      ]
    }
    return ["", "**Findings**"] + lines + more(diagnoses.count)
  }

  private func more(_ count: Int) -> [String] {
    count > Self.capacity ? ["", "… and \(PlainNumber.count(count - Self.capacity)) more"] : []
  }
}
