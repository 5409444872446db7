public import Findings

/// All rules of diagnosis, the most harmful first.
public enum RuleList {
  /// A line for each: severity, name, and what violates it.
  public static func text(palette: Palette = .plain) -> String {
    let rules = Diagnosis.Rule.allCases
    let width = rules.map(\.rawValue.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: "warning".count - rule.severity.rawValue.count + 2)
      let name = rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count + 2)
      return palette.word(for: rule.severity) + gap + name + rule.page.summary + "\n"
    }
    .joined()
  }

  /// The JSON document, with a newline at its end: `{"lazystack":1,"rules":[{"rule":…,"severity":…,"summary":…}]}`.
  public static var json: String {
    JSONWriter.document { writer in
      writer.key("rules")
      writer.array(Diagnosis.Rule.allCases) { writer, rule in
        writer.newLine()
        writer.object { rule.writeHead(to: &$0) }
      }
    }
  }
}
