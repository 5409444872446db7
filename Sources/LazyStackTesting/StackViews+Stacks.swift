public import LazyStacks

extension StackViews {
  /// The scroll view, which is all of the content.
  ///
  /// The views in it are a stack with the gaps that neighbours prefer, 8 points between most.
  public struct ScrollView: StackView {
    public let content: Content

    public init(@StackViewBuilder content: () -> [Content]) {
      self.content = Content(.scrollView(content()))
    }
  }

  /// A lazy stack: only what is seen, and what is prefetched, is built.
  public struct LazyVStack: StackView {
    public let content: Content

    /// Creates a lazy stack.
    ///
    /// - Parameters:
    ///   - spacing: The gap between rows, 0 to 1,000 points; `nil` for those that neighbours prefer.
    ///   - pinnedViews: The views that stay at the viewport's edge.
    public init(
      spacing: Double? = nil, pinnedViews: PinnedViews = [], @StackViewBuilder content: () -> [Content]
    ) {
      self.content = Content(
        .lazyVStack(spacing: spacing.map { Length(clamping: $0) }, pinnedViews: pinnedViews, content()))
    }
  }

  /// A header, views and a footer, which are separate subviews.
  public struct Section: StackView {
    public let content: Content

    public init(
      header: (any StackView)? = nil, footer: (any StackView)? = nil,
      @StackViewBuilder content: () -> [Content]
    ) {
      self.content = Content(
        .section(
          header: header.map { [$0.content] } ?? [], content: content(),
          footer: footer.map { [$0.content] } ?? []))
    }

    public init(
      @StackViewBuilder content: () -> [Content], @StackViewBuilder header: () -> [Content],
      @StackViewBuilder footer: () -> [Content] = { [] }
    ) {
      self.content = Content(.section(header: header(), content: content(), footer: footer()))
    }
  }

  /// Stands for its children.
  public struct Group: StackView {
    public let content: Content

    public init(@StackViewBuilder content: () -> [Content]) {
      self.content = Content(.group(content()))
    }
  }

  /// Stands for its children, and hides how many there are.
  public struct AnyView: StackView {
    public let content: Content

    public init(@StackViewBuilder content: () -> [Content]) {
      self.content = Content(.anyView(content()))
    }
  }
}
