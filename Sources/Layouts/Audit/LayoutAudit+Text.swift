extension LayoutAudit.Report: CustomStringConvertible {
  /// The table `Symptom | Rule violated | Fix`, with the smallest case of each finding, then what is meant, each with
  /// its reason.
  ///
  /// Without findings and exceptions it is one line. It ends with a newline.
  public var text: String {
    let head =
      findings.isEmpty
      ? ["\(layout): no findings in \(Self.grouped(caseCount)) cases"]
      : ["Symptom | Rule violated | Fix"] + findings.flatMap { $0.lines(of: layout) }
    let meant = exceptions.map { "\(layout): \($0.finding.rule.rawValue) is meant: \($0.reason)" }
    return (head + meant).map { $0 + "\n" }.joined()
  }

  /// The table that ``text`` is, for a failing test to show.
  public var description: String { text }

  private static func grouped(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(count / 1000),\(String(count % 1000 + 1000).dropFirst())"
  }
}

extension LayoutAudit.Finding: CustomStringConvertible {
  /// Symptom, rule, fix and the smallest case, a line each.
  public var description: String { lines(of: "the layout").joined(separator: "\n") }

  fileprivate func lines(of layout: String) -> [String] {
    [
      "\(layout): \(severity.rawValue): \(symptom)",
      "    | \(rule.rawValue): \(because)",
      "    | \(fix)",
      "      with \(caseText)",
    ]
  }
}
