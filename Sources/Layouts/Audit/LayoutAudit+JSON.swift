extension LayoutAudit.Report {
  /// The report as a JSON object on one line, its keys in a stated order: `layout`, `cases`, `findings`, each with
  /// `rule`, `severity`, `symptom`, `because`, `fix` and `counterexample`, and `exceptions`, each with `rule`,
  /// `symptom`, `reason` and `counterexample`.
  public var json: String {
    let findings = findings.map { finding in
      Self.object(
        [
          ("rule", finding.rule.rawValue), ("severity", finding.severity.rawValue),
          ("symptom", finding.symptom),
          ("because", finding.because), ("fix", finding.fix), ("counterexample", finding.caseText),
        ], drawing: finding.drawing)
    }
    let exceptions = exceptions.map { exception in
      Self.object([
        ("rule", exception.finding.rule.rawValue), ("symptom", exception.finding.symptom),
        ("reason", exception.reason), ("counterexample", exception.finding.caseText),
      ])
    }
    return "{\"layout\":\(Self.quoted(layout)),\"cases\":\(caseCount),"
      + "\"findings\":[\(findings.joined(separator: ","))],\"exceptions\":[\(exceptions.joined(separator: ","))]}"
  }

  private static func object(
    _ members: [(String, String)], drawing: LayoutAudit.Drawing? = nil
  ) -> String {
    var texts = members.map { "\"\($0)\":\(quoted($1))" }
    if let drawing {
      let subviews = drawing.subviews.map {
        "{\"name\":\(quoted($0.name)),\"x\":\($0.x),\"y\":\($0.y),\"width\":\($0.width),\"height\":\($0.height)}"
      }
      texts.append(
        "\"drawing\":{\"proposal\":\(quoted(drawing.proposal)),\"width\":\(drawing.width),\"height\":\(drawing.height),"
          + "\"subviews\":[\(subviews.joined(separator: ","))]}")
    }
    return "{" + texts.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
