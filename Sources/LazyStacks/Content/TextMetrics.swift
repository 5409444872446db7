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

  /// The characters of the longest word, which a width of 0 asks for.
  private static let longestToken = 10.0

  /// Creates the metrics at a text scale.
  init(scale: Double) {
    characterWidth = 8 * scale
    lineHeight = 20 * scale
  }
}

extension TextMetrics {
  /// Returns the height of a text that wraps at a width; at least one character stands in a line.
  ///
  /// A line that is full to a billionth counts as full: 440 points hold 50 characters of 8.8.
  func height(ofCharacters count: Double, wrappedAt width: Length) -> Length {
    let fitting = (Double(width.points) / characterWidth + 1e-9).rounded(.down)
    let charactersPerLine = width == .zero ? Self.longestToken : max(1, fitting)
    return Length(CGFloat((count / charactersPerLine).rounded(.up) * lineHeight))
  }
}
