package import Findings

extension LayoutAudit.Report: CustomStringConvertible {
  /// The table `Symptom | Rule violated | Fix`, with the smallest case of each finding, then what is meant, each with
  /// its reason.
  ///
  /// Without findings and exceptions it is one line. It ends with a newline.
  public var text: String {
    let head =
      findings.isEmpty
      ? "\(layout): no findings in \(PlainNumber.count(caseCount)) cases\n"
      : findings.map { $0.finding(in: layout) }.table(width: nil)
    return head
      + exceptions.map { "\(layout): \($0.finding.rule.rawValue) is meant: \($0.reason)\n" }.joined()
  }

  /// The table that ``text`` is, for a failing test to show.
  public var description: String { text }
}

extension LayoutAudit.Finding: CustomStringConvertible {
  /// Symptom, rule, fix and the smallest case, a line each.
  public var description: String {
    finding(in: "the layout").tableLines(width: nil).joined(separator: "\n")
  }

  /// The finding as every report of this project shows one: of a type, with the smallest case as its witness.
  package func finding(in layout: String) -> Findings.Finding {
    Findings.Finding(
      rule: rule.rawValue, severity: severity, place: .type(layout), symptom: symptom, because: because,
      fix: fix, witness: [Findings.Finding.Witness(text: "with \(caseText)")])
  }
}
