internal import Findings

extension LayoutAudit.Report {
  /// The report as a JSON object on one line, its keys in a stated order: `layout`, `cases`, `fingerprint`; `findings`,
  /// each with `rule`, `severity`, `symptom`, `because`, `fix`, `counterexample` and, where the layout could be placed,
  /// `drawing`; and `exceptions`, each with `rule`, `symptom`, `reason` and `counterexample`.
  public var json: String {
    var writer = JSONWriter()
    writer.object {
      $0.member("layout", layout)
      $0.member("cases", caseCount)
      $0.member("fingerprint", String(fingerprint, radix: 16))
      $0.key("findings")
      $0.array(findings) { writer, finding in
        writer.object {
          finding.finding(in: layout).write([.rule, .severity, .symptom, .because, .fix], to: &$0)
          $0.member("counterexample", finding.caseText)
          finding.drawing?.write(to: &$0)
        }
      }
      $0.key("exceptions")
      $0.array(exceptions) { writer, exception in
        writer.object {
          exception.finding.finding(in: layout).write([.rule, .severity, .symptom], to: &$0)
          $0.member("reason", exception.reason)
          $0.member("counterexample", exception.finding.caseText)
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension LayoutAudit.Drawing {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("drawing")
    writer.object {
      $0.member("proposal", proposal)
      $0.member("width", width)
      $0.member("height", height)
      $0.key("subviews")
      $0.array(subviews) { writer, subview in
        writer.object {
          $0.member("name", subview.name)
          $0.member("x", subview.x)
          $0.member("y", subview.y)
          $0.member("width", subview.width)
          $0.member("height", subview.height)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }
}

extension LayoutAudit.Report {
  /// The report that another process wrote; `nil` if the text is none.
  ///
  /// Cases come back in words, not as something that can be tried again.
  public init?(json: String) {
    guard let record = try? JSONDecoder().decode(ReportRecord.self, from: Data(json.utf8)) else { return nil }
    var findings: [LayoutAudit.Finding] = []
    for finding in record.findings {
      guard let finding = finding.finding else { return nil }
      findings.append(finding)
    }
    var exceptions: [LayoutAudit.Exception] = []
    for exception in record.exceptions {
      guard let finding = exception.finding, let reason = exception.reason else { return nil }
      exceptions.append(LayoutAudit.Exception(finding: finding, reason: reason))
    }
    self.init(
      layout: record.layout, findings: findings, exceptions: exceptions, caseCount: record.cases,
      fingerprint: UInt64(record.fingerprint, radix: 16) ?? 0)
  }
}

/// A report as JSON has it.
private struct ReportRecord: Decodable {
  let layout: String
  let cases: Int
  let fingerprint: String
  let findings: [Item]
  let exceptions: [Item]

  struct Item: Decodable {
    let rule: String
    let severity: String
    let symptom: String
    let counterexample: String
    let fix: String?
    let reason: String?
    let drawing: LayoutAudit.Drawing?

    var finding: LayoutAudit.Finding? {
      guard let rule = LayoutAudit.Rule(rawValue: rule),
        let severity = LayoutAudit.Severity(rawValue: severity)
      else { return nil }
      let evidence = LayoutAudit.Evidence(symptom, severity: severity, fix: fix)
      return LayoutAudit.Finding(
        rule: rule, evidence: evidence, counterexample: nil, caseText: counterexample, drawing: drawing)
    }
  }
}
