package import Findings

/// What there is to know about a rule that only source can violate.
///
/// It is written for someone who knows SwiftUI and sees the rule for the first time.
package struct LintPage: Hashable, Sendable {
  /// What the user of an app sees.
  package var symptom: String

  /// Why that must be so.
  package var because: String

  /// What to write instead.
  package var fix: String

  /// A piece of SwiftUI that violates the rule.
  package var before: String

  /// The same piece repaired.
  package var after: String

  /// What the page says of SwiftUI, each with how it is known.
  package var sources: [String]
}

extension LintRule {
  /// The page for a terminal of 80 columns, with a newline at its end; `nil` where the page of diagnosis is the rule's.
  package func explanation(palette: Palette = .plain) -> String? {
    guard let page else { return nil }
    let prose = { (text: String) in wrapped(text, width: 76).map { "  " + $0 } }
    let code = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    }
    let sections = [
      ("What the user sees", prose(page.symptom)), ("Why", prose(page.because)), ("Fix", prose(page.fix)),
      ("Before", code(page.before)), ("After", code(page.after)),
      ("How this is known", page.sources.flatMap(prose)),
    ]
    var lines = [palette.heading(rawValue) + " (lint)"] + wrapped("Fires when \(summary).", width: 78)
    for (title, body) in sections { lines += ["", palette.heading(title)] + body }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page as a JSON document, with a newline at its end.
  package var explanationJSON: String? {
    guard let page else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("lazystack", 1)
      writer.member("rule", rawValue)
      writer.member("summary", summary)
      writer.member("symptom", page.symptom)
      writer.member("because", page.because)
      writer.member("fix", page.fix)
      writer.member("before", page.before)
      writer.member("after", page.after)
      writer.key("sources")
      writer.array(page.sources) { $0.string($1) }
      writer.member("address", address)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
