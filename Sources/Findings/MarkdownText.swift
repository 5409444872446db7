/// Text for Markdown as GitHub and GitLab take it.
package enum MarkdownText {
  /// A text that is shown as it is, on one line.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~": "\\\(scalar)"
      case "\n", "\r", "\t": " "
      default: String(scalar)
      }
    }
    .joined()
  }

  /// A text as code, in as many backquotes as it needs.
  package static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let fence = String(repeating: "`", count: line.split { $0 != "`" }.map(\.count).max().map { $0 + 1 } ?? 1)
    let padding = fence.count > 1 ? " " : ""
    // A table's cells end at this sign, in code too.
    let cell = line.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    return fence + padding + cell + padding + fence
  }

  /// A table with a line of titles.
  package static func table(_ titles: [String], _ rows: [[String]]) -> [String] {
    ([titles, titles.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
