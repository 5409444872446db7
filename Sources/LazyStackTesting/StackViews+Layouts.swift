public import LazyStacks

extension StackViews {
  /// Views below each other, all built at once; as a row it is one subview.
  public struct VStack: StackView {
    public let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: `.leading`, `.center` or `.trailing`.
    ///   - spacing: The gap between views, 0 to 1,000 points; `nil` for those that neighbours prefer.
    public init(
      alignment: ViewAlignment = .center, spacing: Double? = nil, @StackViewBuilder content: () -> [Content]
    ) {
      self.content = Content(
        .layout(
          .vStack(alignment: alignment, spacing: spacing.map { Length(clamping: $0) }), content()))
    }
  }

  /// Views beside each other.
  public struct HStack: StackView {
    public let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: `.top`, `.center`, `.bottom`, `.firstTextBaseline` or `.lastTextBaseline`.
    ///   - spacing: The gap between views, -1,000 to 1,000 points, where they overlap if it is negative; `nil` for
    ///     the gaps that neighbours prefer.
    public init(
      alignment: ViewAlignment = .center, spacing: Double? = nil, @StackViewBuilder content: () -> [Content]
    ) {
      self.content = Content(
        .layout(
          .hStack(alignment: alignment, spacing: spacing.map { Length(clamping: $0) }), content()))
    }
  }

  /// Views on top of each other.
  public struct ZStack: StackView {
    public let content: Content

    /// Creates a stack; its alignment is any but a text's baseline.
    public init(alignment: ViewAlignment = .center, @StackViewBuilder content: () -> [Content]) {
      self.content = Content(.layout(.zStack(alignment: alignment), content()))
    }
  }

  /// Views beside each other, in as many lines as it takes.
  public struct FlowLayout: StackView {
    public let content: Content

    /// Creates a flow.
    ///
    /// - Parameters:
    ///   - alignment: Where short lines go: `.leading`, `.center` or `.trailing`.
    ///   - spacing: The gap within lines, 0 to 1,000 points; `nil` for what neighbours prefer.
    ///   - lineSpacing: The gap between lines; `nil` for what the views of both lines prefer.
    public init(
      alignment: ViewAlignment = .leading, spacing: Double? = nil, lineSpacing: Double? = nil,
      @StackViewBuilder content: () -> [Content]
    ) {
      let layout = RowLayout.flow(
        alignment: alignment, spacing: spacing.map { Length(clamping: $0) },
        lineSpacing: lineSpacing.map { Length(clamping: $0) })
      self.content = Content(.layout(layout, content()))
    }
  }

  /// Views beside each other, all as wide as the widest.
  public struct EqualWidthHStack: StackView {
    public let content: Content

    /// Creates a stack with a gap of 0 to 1,000 points; `nil` for what neighbours prefer.
    public init(spacing: Double? = nil, @StackViewBuilder content: () -> [Content]) {
      self.content = Content(
        .layout(.equalWidthHStack(spacing: spacing.map { Length(clamping: $0) }), content()))
    }
  }

  /// Views from corner to corner.
  public struct DiagonalLayout: StackView {
    public let content: Content

    /// Creates a diagonal with a gap of 0 to 1,000 points along both axes.
    public init(spacing: Double = 0, @StackViewBuilder content: () -> [Content]) {
      self.content = Content(.layout(.diagonal(spacing: Length(clamping: spacing)), content()))
    }
  }

  /// Views on a circle.
  public struct RadialLayout: StackView {
    public let content: Content

    public init(@StackViewBuilder content: () -> [Content]) {
      self.content = Content(.layout(.radial, content()))
    }
  }

  /// Views in columns, each in the column that is shortest so far.
  public struct MasonryLayout: StackView {
    public let content: Content

    /// Creates a layout of 1 to 100 columns with gaps of 0 to 1,000 points.
    public init(columns: Int = 2, spacing: Double = 8, @StackViewBuilder content: () -> [Content]) {
      self.content = Content(
        .layout(.masonry(columns: columns, spacing: Length(clamping: spacing)), content()))
    }
  }

  /// A view as large as is proposed, 10 points along an axis without a proposal, whatever is in it.
  public struct GeometryReader: StackView {
    public let content: Content

    public init(@StackViewBuilder content: () -> [Content]) {
      self.content = Content(.geometryReader(content()))
    }
  }
}
