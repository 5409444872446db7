public import Layouts

extension StackViews.Row {
  /// Rows as high as views of the library `Layouts` come to: how a layout of one's own gets into a replay.
  ///
  /// ```swift
  /// ForEach(0..<500, id: "m") {
  ///   Row(measuring: 0..<500, width: 358) { index in
  ///     BubbleLayout { Layouts.Text(messages[index]) }
  ///   }
  /// }
  /// ```
  ///
  /// The views are measured once, when the content is written, and stand in the replay's trace as heights: a
  /// rotation or another text size later does not measure them again.
  ///
  /// - Parameters:
  ///   - elements: The ordinals to measure, from the first on; the heights repeat after the last.
  ///   - width: The width proposed to each row, in points; a lazy stack proposes no height.
  ///   - content: The view of an element.
  /// - Complexity: One pass of layout for each element.
  public init(
    measuring elements: Range<Int>, width: Double = 390, @ViewBuilder content: (Int) -> some View
  ) {
    let proposal = ProposedViewSize(width: width, height: nil)
    self.init(
      heights: elements.map { element in
        LayoutHost { content(element) }.subviews.reduce(0) { $0 + Double($1.sizeThatFits(proposal).height) }
      })
  }
}
