/// Text, as far as its size goes: lines of equally wide characters.
///
/// It is as wide as its characters need, or wraps at what it is proposed; a proposal of no width gets its longest
/// token, one of no height a line. Text without characters has no size.
///
/// - Note: Documented: as in SwiftUI (`Text`), the initialisers. Chosen: the metrics, see
///   ``TextMetrics``. Observed on macOS 26: no gap between texts, 4.74 points above one below
///   something else, 8.15 points below one.
public struct Text: View, Equatable, Sendable {
  /// How many characters there are.
  let characterCount: Int

  /// How many of them stay together; `nil` for as many as the metrics say.
  let longestToken: Int?

  /// Text of which only the length matters.
  ///
  /// - Parameter characters: How many; at least 0.
  public init(characters: Int) {
    precondition(characters >= 0, "There is no text of \(characters) characters")
    characterCount = characters
    longestToken = nil
  }

  public init(_ content: some StringProtocol) {
    characterCount = content.count
    longestToken = content.split { $0.isWhitespace }.map(\.count).max() ?? 0
  }

  public init(verbatim content: String) { self.init(content) }
}

extension Text: LeafView {
  func leaf(in context: PlacingContext) -> LeafContent {
    let block = TextBlock(
      text: self, metrics: context.environment.fontMetrics, lineLimit: context.environment.lineLimit)
    return LeafContent("Text", spacing: Self.spacing, baseline: block.baseline, size: block.size)
  }

  /// What texts prefer between them and their neighbours.
  package static let spacing: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing[.top] = ViewSpacing.Side(distance: 4.74, toText: 0)
    spacing[.bottom] = ViewSpacing.Side(distance: 8.15, toText: 0)
    return spacing
  }()
}

/// Text with the metrics that give it a size.
package struct TextBlock {
  private let count: Int
  private let longest: Int
  private let characterWidth: CGFloat
  private let lineHeight: CGFloat
  private let lineLimit: Int

  init(text: Text, metrics: TextMetrics, lineLimit: Int? = nil) {
    self.lineLimit = lineLimit ?? .max
    count = text.characterCount
    longest = max(1, min(text.longestToken ?? metrics.longestToken, count))
    characterWidth = metrics.characterWidth * metrics.scale * (metrics.isBold ? 1.1 : 1)
    lineHeight = metrics.lineHeight * metrics.scale
  }

  /// Text of which only the length matters.
  package init(characters: Int, metrics: TextMetrics) {
    self.init(text: Text(characters: characters), metrics: metrics)
  }

  package func size(_ proposal: ProposedViewSize) -> CGSize {
    let perLine = charactersPerLine(in: proposal.width)
    let lineCount = count / perLine + (count % perLine > 0 ? 1 : 0)
    return CGSize(
      width: CGFloat(min(count, perLine)) * characterWidth,
      height: CGFloat(min(lineCount, lineLimit, roomForLines(in: proposal.height))) * lineHeight)
  }

  func baseline(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: lineHeight * 0.8
    case VerticalAlignment.lastTextBaseline.key: size.height - lineHeight * 0.2
    default: nil
    }
  }

  /// At least one character stands in a line; a width of 0 asks for the longest token.
  ///
  /// A line that is full to a billionth counts as full: 440 points hold 50 characters of 8.8.
  private func charactersPerLine(in width: CGFloat?) -> Int {
    guard let width, width < CGFloat(count) * characterWidth else { return max(1, count) }
    return width <= 0 ? longest : max(1, Int(width / characterWidth + 1e-9))
  }

  private func roomForLines(in height: CGFloat?) -> Int {
    guard let height, height < CGFloat(count + 1) * lineHeight else { return .max }
    return max(1, Int(height / lineHeight + 1e-9))
  }
}
