import Findings

extension [LayoutAudit.Report] {
  /// The reports as JUnit has them: a suite for each layout, a case for each rule.
  ///
  /// - Parameter isFailure: Whether findings as severe are failures; others are something to read.
  package func junit(isFailure: (LayoutAudit.Severity) -> Bool) -> String {
    map { report in
      var suite = JUnitSuite(name: report.layout, milliseconds: 0)
      for rule in LayoutAudit.Rule.allCases {
        let place = SourcePlace(file: report.layout, location: SourcePoint(line: 1, column: 1))
        var junitCase = JUnitCase(name: rule.rawValue, place: place)
        if let finding = report.findings.first(where: { $0.rule == rule }) {
          let text = finding.finding(in: report.layout).tableLines(width: nil).joined(separator: "\n")
          junitCase.verdict =
            isFailure(finding.severity)
            ? .failure(message: finding.symptom, type: rule.rawValue, text: text) : .remark(text)
        } else if let exception = report.exceptions.first(where: { $0.finding.rule == rule }) {
          junitCase.verdict = .remark("\(exception.finding.symptom); meant: \(exception.reason)")
        }
        suite.add(junitCase)
      }
      return suite
    }.document
  }
}
