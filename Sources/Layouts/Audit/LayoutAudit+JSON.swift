internal import Findings

extension LayoutAudit.Report {
  /// The report as a JSON object on one line, its keys in a stated order: `layout`, `cases` and `findings`,
  /// each with `rule`, `severity`, `symptom`, `because`, `fix` and `counterexample`.
  public var json: String {
    var writer = JSONWriter()
    writer.object {
      $0.member("layout", layout)
      $0.member("cases", caseCount)
      $0.key("findings")
      $0.array(findings) { writer, finding in
        writer.object {
          finding.finding(in: layout).write([.rule, .severity, .symptom, .because, .fix], to: &$0)
          $0.member("counterexample", finding.caseText)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
