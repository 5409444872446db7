public import Findings

/// Rules of diagnosis as a list, the most harmful first.
public enum RuleList {
  /// A line for each: severity, name, and what violates it.
  public static func text(
    of rules: [Diagnosis.Rule] = Diagnosis.Rule.allCases, palette: Palette = .plain
  ) -> String {
    let width = rules.map(\.rawValue.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: "warning".count - rule.severity.rawValue.count + 2)
      let name = rule.rawValue + String(repeating: " ", count: width - rule.rawValue.count + 2)
      return palette.word(for: rule.severity) + gap + name + rule.page.summary + "\n"
    }
    .joined()
  }

  /// The JSON document, with a newline at its end: `{"lazystack":1,"rules":[{"rule":…,"severity":…,"summary":…}]}`.
  public static func json(of rules: [Diagnosis.Rule] = Diagnosis.Rule.allCases) -> String {
    JSONWriter.document { writer in
      writer.key("rules")
      writer.array(rules) { writer, rule in
        writer.newLine()
        writer.object { rule.writeHead(to: &$0) }
      }
    }
  }
}
