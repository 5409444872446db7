public import LazyStacks

extension StackViews {
  /// One subview of a given height.
  public struct Row: StackView {
    public let content: Content

    /// A row of one height, 0 to 1,000,000 points.
    public init(height: Double) {
      content = Content(.row(height: .constant(height)))
    }

    /// Rows whose heights are whole points of a range, drawn by the element's ordinal.
    public init(height: ClosedRange<Int>, seed: UInt64 = 0) {
      content = Content(.row(height: .integers(height, seed: seed)))
    }

    /// Rows whose heights are points of a range, drawn by the element's ordinal.
    public init(height: ClosedRange<Double>, seed: UInt64 = 0) {
      content = Content(.row(height: .fractions(height, seed: seed)))
    }

    /// Rows whose heights repeat, in points; at least one.
    public init(heights: [Double]) {
      content = Content(.row(height: .cycle(heights)))
    }

    /// A row of one width and height, 0 to 1,000,000 points each; others are as wide as is proposed.
    public init(width: Double, height: Double) {
      content = Content(.row(height: .constant(height)), modifiers: [.width(.constant(width))])
    }
  }

  /// One subview that wraps at the proposed width, with stand-in metrics: 8 x 20 points a character.
  public struct Text: StackView {
    public let content: Content

    /// A text, which counts by its characters.
    public init(_ text: String) { self.init(characters: text.count) }

    /// A text of 0 to 1,000,000 characters.
    public init(characters: Int) {
      content = Content(.text(characters: .constant(Double(characters))))
    }

    /// Texts whose lengths are drawn from a range by the element's ordinal.
    public init(characters: ClosedRange<Int>, seed: UInt64 = 0) {
      content = Content(.text(characters: .integers(characters, seed: seed)))
    }

    /// Texts whose lengths repeat; at least one.
    public init(characters: [Int]) {
      content = Content(.text(characters: .cycle(characters.map(Double.init))))
    }
  }

  /// No subview.
  public struct EmptyView: StackView {
    public let content = Content(.empty)

    public init() {}
  }
}
