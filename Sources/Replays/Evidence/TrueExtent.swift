import LazyStacks

/// What an eager stack would measure, kept up to date as long as that does not take too long.
struct TrueExtent {
  /// The extent; `nil` where it is not known.
  private(set) var value: Length?

  /// The largest difference of the published extent from it in any frame.
  private(set) var peakError = Length.zero

  /// How many rows may still be measured to know it.
  private var budget = 10_000_000

  init(of content: ResolvedContent, width: Length) {
    value = content.trueExtent(width: width)
  }
}

extension TrueExtent {
  /// Takes note of the extent that a frame published.
  mutating func endFrame(_ record: FrameRecord) {
    if let value { peakError = max(peakError, (record.contentExtent - value).magnitude) }
  }

  /// Measures all rows anew.
  mutating func measure(_ content: ResolvedContent, width: Length) {
    value = content.trueExtent(width: width, budget: &budget)
  }

  /// Measures what edits changed: where rows only came or went, those alone.
  mutating func measure(
    _ content: ResolvedContent, since old: ResolvedContent, after outcome: EditOutcome, width: Length
  ) {
    if let extent = value,
      let change = content.trueExtentChange(since: old, after: outcome, width: width)
    {
      value = extent + change
    } else {
      measure(content, width: width)
    }
  }
}
