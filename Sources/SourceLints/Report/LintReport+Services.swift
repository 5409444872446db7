package import Findings

extension LintReport {
  /// The findings as SARIF, with all rules.
  package func sarif(fingerprint: @escaping (Finding) -> String) -> String {
    let rules = LintRule.allCases.map {
      SARIFDocument.Rule(name: $0.rawValue, summary: $0.summary, address: $0.address)
    }
    return SARIFDocument(findings, rules: rules, fingerprint: fingerprint).text
  }

  /// A suite for each file that has findings, and one for all others, so that none passes unseen.
  package func junit(failingAt severity: Severity?) -> String {
    let files = findings.map(\.place.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var suites = files.sorted().map { file in
      var suite = JUnitSuite(name: file, milliseconds: 0)
      for finding in findings where finding.place.name == file {
        suite.add(JUnitCase(finding, isFailure: severity.map { finding.severity >= $0 } ?? false))
      }
      return suite
    }
    var rest = JUnitSuite(name: "lint", milliseconds: 0)
    rest.add(
      JUnitCase(
        name: PlainNumber.count(work.fileCount, "file"),
        place: SourcePlace(file: ".", location: SourcePoint(line: 1, column: 1))))
    suites.append(rest)
    return suites.document
  }
}
