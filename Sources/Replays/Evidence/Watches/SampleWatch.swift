import Findings
import LazyStacks
import ScrollTraces

/// What the first rows made of the content in the initial layout.
struct SampleWatch: RuleWatch {
  private(set) var figures: SampleFigures?

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    if frame.command == nil { figures = SampleFigures(stack, trueExtent: frame.trueExtent) }
  }
}

/// What the first rows made of the content.
struct SampleFigures {
  let rows: Int
  let mean: Length
  let extent: Length
  let trueMean: Length
  let trueExtent: Length

  /// The figures of the initial layout; `nil` if nothing was sampled, or if the true extent is not known.
  init?(_ stack: LazyStack, trueExtent: Length?) {
    guard let trueExtent, let list = stack.onlyLazyList else { return nil }
    let total = list.subviews.count
    let count = min(stack.parameters.sample, total)
    let lengths = list.subviews.prefix(count).compactMap { stack.measuredLength(of: $0) }
    guard count > 0, lengths.count == count, total > count else { return nil }
    let rowsExtent = trueExtent - list.otherExtent
    rows = count
    mean = Length(units: lengths.reduce(.zero, +).units / Int64(count))
    trueMean = Length(units: max(.zero, rowsExtent).units / Int64(total))
    extent = stack.contentExtent
    self.trueExtent = trueExtent
  }
}
