public import Findings

extension Diagnosis.Rule {
  /// The rule's page for a terminal of 80 columns, with a newline at its end.
  public func explanation(palette: Palette = .plain) -> String {
    let title = palette.heading(rawValue) + " (" + palette.word(for: severity)
    let milder = page.milder.map { "; " + $0 } ?? ""
    var lines = [title + milder + ")", "Fires when " + page.summary + "."]
    for section in sections { lines += ["", palette.heading(section.title)] + section.lines }
    return lines.joined(separator: "\n") + "\n"
  }

  private var sections: [(title: String, lines: [String])] {
    [
      ("What the user sees", Self.prose(page.symptom)),
      ("Why the stack behaves so", Self.prose(page.because)),
      ("Fix", Self.prose(page.fix)),
      ("Before", Self.code(page.before)),
      ("After", Self.code(page.after)),
      ("How this is known", page.claims.flatMap(\.lines) + [""] + RulePage.legend(of: page.claims)),
      ("Traces", traceLines),
    ]
  }

  /// The traces, and what to type to see the rule at work.
  private var traceLines: [String] {
    let (fires, clean) = tracePaths
    return [
      "  \(fires) violates the rule,", "  \(clean) nearly does.", "",
      "    lazystack diagnose \(traceFolder)",
    ]
  }

  private static func prose(_ text: String) -> [String] { wrapped(text, width: 76).map { "  " + $0 } }

  private static func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
  }
}

extension RulePage {
  /// What the marks of a page mean.
  fileprivate static func legend(of claims: [Claim]) -> [String] {
    let used = Mark.allCases.filter { mark in claims.contains { $0.mark == mark } }
    let meanings = used.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: ", ")
    return wrapped(meanings, width: 76).map { "  " + $0 }
  }
}

extension RulePage.Claim {
  /// The mark in a column of its own, the statement, and its source.
  fileprivate var lines: [String] {
    let margin = String(repeating: " ", count: 6)
    let label = "  " + mark.rawValue + margin.dropFirst(2 + mark.rawValue.count)
    let statement = wrapped(text, width: 72)
    let place = source.map { wrapped("(\($0.title))", width: 72) } ?? []
    return [label + statement[0]] + (statement.dropFirst() + place).map { margin + $0 }
  }
}

extension RulePage.Mark {
  /// How a statement is known, in words that follow the mark.
  fileprivate var meaning: String {
    switch self {
    case .documented: "documented by Apple"
    case .reimplemented: "known from a reimplementation"
    case .observed: "observed"
    case .chosen: "chosen here"
    case .inferred: "inferred"
    }
  }
}
