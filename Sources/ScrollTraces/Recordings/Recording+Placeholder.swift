package import LazyStacks

extension Recording {
  /// The content in place of the app's own, which a recording does not hold: rows of one height.
  package struct Placeholder: Hashable, Sendable {
    /// The rows, at least 1; `nil` for as many as the recording's offsets need.
    package var rowCount: Int?

    /// A row's height, in points, 1 to 1,000,000.
    package var rowHeight: Length

    /// The viewport's width, in points, 0 to 1,000,000.
    package var width: Length

    package init(rowCount: Int? = nil, rowHeight: Length = 44, width: Length = 390) {
      self.rowCount = rowCount
      self.rowHeight = rowHeight
      self.width = width
    }
  }
}

extension Recording.Placeholder {
  /// A lazy stack in which every offset of a recording is within the content's ends.
  func content(showing recording: Recording) -> Content {
    let row = Content(.row(height: .constant(Double(rowHeight.points))))
    let count = rowCount ?? rowCount(for: recording)
    let rows = ForEach(.numbered(count: count, prefix: "row"), content: [row])
    return Content(.scrollView([Content(.lazyVStack(spacing: .zero, [Content(.forEach(rows))]))]))
  }

  /// The rows that reach down to the largest viewport at the largest offset.
  private func rowCount(for recording: Recording) -> Int {
    var (offset, height) = (Length.zero, Length.zero)
    for sample in recording.samples {
      offset = max(offset, sample.offset)
      height = max(height, sample.viewportHeight)
    }
    let (count, rest) = (offset + height).units.quotientAndRemainder(dividingBy: rowHeight.units)
    return max(1, Int(count) + (rest > 0 ? 1 : 0))
  }
}
