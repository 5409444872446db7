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

  /// Measures what a command has changed, before anything is compared with it.
  ///
  /// - Parameter edit: For edits, the content before them and what they came to.
  mutating func measure(
    _ stack: LazyStack, after command: FrameCommand, _ edit: (content: ResolvedContent, outcome: EditOutcome)?
  ) {
    switch command {
    case .edit:
      if let edit { measure(stack.content, since: edit.content, after: edit.outcome, width: stack.width) }
    case .changeEnvironment, .changeState, .changeViewport: measure(stack.content, width: stack.width)
    case .rest, .idle, .changeInset, .update, .scroll, .jump, .animate: break
    }
  }

  /// Measures all rows anew.
  private mutating func measure(_ content: ResolvedContent, width: Length) {
    value = content.trueExtent(width: width, budget: &budget)
  }

  /// Measures what edits changed: where rows only came or went, those alone.
  private mutating func measure(
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
