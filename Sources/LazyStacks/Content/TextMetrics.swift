import struct Foundation.CGFloat

/// The stand-in for a font: every character is equally wide, and no word is longer than a line.
///
/// Chosen: a simulator without a text engine needs numbers that anyone can check in their head.
/// The report states them.
struct TextMetrics: Hashable, Sendable {
  /// The width of a character, in points.
  let characterWidth: Double

  /// The height of a line, in points.
  let lineHeight: Double

  /// Creates the metrics at a text scale.
  init(scale: Double) {
    characterWidth = 8 * scale
    lineHeight = 20 * scale
  }
}

extension TextMetrics {
  /// Returns the height of a text that wraps at a width; at least one character stands in a line.
  func height(ofCharacters count: Double, wrappedAt width: Length) -> Length {
    let charactersPerLine = max(1, (Double(width.points) / characterWidth).rounded(.down))
    return Length(CGFloat((count / charactersPerLine).rounded(.up) * lineHeight))
  }
}
