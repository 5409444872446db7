/// The colours of a text report.
public struct Palette: Sendable {
  /// Whether anything is coloured.
  public let isColored: Bool

  /// No colours.
  public static let plain = Palette(isColored: false)

  /// The terminal's own red, green, yellow and bold.
  public static let ansi = Palette(isColored: true)
}

extension Palette {
  package func bad(_ text: String) -> String { colored(text, "31") }
  package func good(_ text: String) -> String { colored(text, "32") }
  package func doubtful(_ text: String) -> String { colored(text, "33") }
  package func heading(_ text: String) -> String { colored(text, "1") }

  /// The word for a severity.
  package func word(for severity: Severity) -> String {
    severity == .error ? bad(severity.rawValue) : doubtful(severity.rawValue)
  }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
