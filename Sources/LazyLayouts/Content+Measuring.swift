public import LazyStacks
public import Layouts

extension Content {
  /// The content that a scroll view of views is for a lazy stack: a row for each line of its lazy container.
  ///
  /// The rows are named `r0`, `r1` and so on. All of them are built and measured now, and what is before and after them
  /// counts with its length. The axis is that of the scroll view; traces call it vertical.
  ///
  /// - Parameters:
  ///   - view: A view with a scroll view in it, of which the first counts.
  ///   - width: The proposed width, in points.
  ///   - height: The proposed height, in points.
  ///   - environment: What flows down to the views.
  /// - Returns: `nil` if no scroll view in the view has a lazy container along its axis with a line in it.
  public init?(
    measuring view: some View, width: CGFloat, height: CGFloat,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let listener = Listener()
    var environment = environment
    environment.lazyPlanner = { listener.hear($0) }
    let host = LayoutHost(environment: environment) { view }
    for subview in host.subviews {
      // A position that is no number moves nothing here: only lengths count.
      _ = try? subview.layout(ProposedViewSize(width: width, height: height))
    }
    guard let content = listener.content else { return nil }
    self = content
  }
}

/// Hears what a planner is asked first.
private final class Listener {
  private(set) var content: Content?

  func hear(_ question: LazyQuestion) -> LazyPlan? {
    if content == nil {
      let lengths = (0..<question.lineCount).map { Double(LazyStackPlanner.usable(question.measure($0))) }
      content = Content(
        question, lengths: lengths, elements: .numbered(count: question.lineCount, prefix: "r"))
    }
    return nil
  }
}

extension Content {
  /// The content of a scroll view with lines of some lengths.
  init(_ question: LazyQuestion, lengths: [Double], elements: LazyStacks.ForEach.Elements) {
    // Room around the lines, as much at a time as a padding may have.
    func room(_ edge: PaddedEdges, _ length: CGFloat) -> [ContentModifier] {
      guard length > 0 else { return [] }
      let whole = Int(length / 1_000)
      let paddings = Array(repeating: ContentModifier.padding(edge, 1_000), count: whole)
      return paddings + [.padding(edge, Length(length - CGFloat(whole) * 1_000))]
    }
    let row = Content(.row(height: .cycle(lengths)))
    let lines = Content(
      .lazyVStack(
        spacing: Length(question.spacing),
        [Content(.forEach(LazyStacks.ForEach(elements, content: [row])))]),
      modifiers: room(.top, question.leading) + room(.bottom, question.trailing))
    self.init(.scrollView([lines]))
  }
}
