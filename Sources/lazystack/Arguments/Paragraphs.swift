/// Pieces of a text report, one below the other.
enum Paragraphs {
  /// Joins pieces by blank lines, with one newline at the end; empty ones do not count.
  static func joined(_ pieces: [String]) -> String {
    let pieces = pieces.map(trimmed).filter { !$0.isEmpty }
    return pieces.isEmpty ? "" : pieces.joined(separator: "\n\n") + "\n"
  }

  private static func trimmed(_ piece: String) -> String {
    guard let last = piece.lastIndex(where: { !$0.isNewline }) else { return "" }
    return String(piece[...last])
  }
}
