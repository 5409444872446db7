import Findings

extension DiagnosisReport {
  /// The findings as SARIF 2.1.0, which code hosts show beside the lines of a trace.
  ///
  /// A finding is known by its rule, its file and its rank among those of the rule there, so that it stays the same
  /// when lines are added before it.
  public var sarif: String {
    var ranks: [String: Int] = [:]
    var fingerprints: [Finding: String] = [:]
    for finding in diagnoses.map(\.finding) {
      let name = "\(finding.rule):\(finding.place.name)"
      ranks[name, default: 0] += 1
      fingerprints[finding] = "\(name):\(ranks[name] ?? 1)"
    }
    let rules = Diagnosis.Rule.allCases.map {
      SARIFDocument.Rule(name: $0.rawValue, summary: $0.page.summary, address: $0.address)
    }
    return SARIFDocument(diagnoses.map(\.finding), rules: rules) { fingerprints[$0] }.text
  }
}

extension Diagnosis.Rule {
  /// An address that stays the same: it names the rule's page, `lazystack explain RULE`.
  fileprivate var address: String { "lazystack:explain/\(rawValue)" }
}
