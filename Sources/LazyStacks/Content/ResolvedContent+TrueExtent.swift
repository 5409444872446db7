extension ResolvedContent {
  /// The most subviews that are measured one by one to know the true extent.
  private static let countableSubviews = 1_000_000

  /// Returns what an eager stack would measure: the whole content, every row with its own length.
  ///
  /// Rows whose lengths repeat are summed in closed form, so a billion of them cost one period.
  ///
  /// - Returns: The extent; `nil` where lengths do not repeat and there are more than 1,000,000
  ///   subviews, or where it exceeds ``Length/maximum``.
  /// - Complexity: O(*n*) for up to 1,000,000 subviews, else O(*p*) for *p* elements in a period.
  public func trueExtent(width: Length) -> Length? {
    var sum = leadingExtent(width: width) + trailingExtent(width: width)
    sum += spacing * max(0, subviewCount - 1)
    for segment in segments {
      guard let extent = trueExtent(of: segment, width: width), extent < Length.maximum - sum else {
        return nil
      }
      sum += extent
    }
    return sum
  }

  private func trueExtent(of segment: Segment, width: Length) -> Length? {
    let count = segment.elementCount
    if let cycle = segment.cycle, cycle.start + cycle.period < min(count, Self.countableSubviews) {
      let repeats = (count - cycle.start) / cycle.period
      let rest = (count - cycle.start) % cycle.period
      return extent(of: 0..<cycle.start, in: segment, width: width)
        + extent(of: cycle.start..<cycle.start + cycle.period, in: segment, width: width) * repeats
        + extent(of: cycle.start..<cycle.start + rest, in: segment, width: width)
    }
    guard subviewCount <= Self.countableSubviews else { return nil }
    return extent(of: 0..<count, in: segment, width: width)
  }

  private func extent(of elements: Range<Int>, in segment: Segment, width: Length) -> Length {
    let size = segment.subviewsPerElement
    let first = segment.firstSubview
    return (first + elements.lowerBound * size..<first + elements.upperBound * size)
      .reduce(.zero) { $0 + length(of: $1, width: width) }
  }
}

/// From which element on the rows of a `ForEach` repeat, and after how many.
struct ElementCycle: Hashable {
  var start = 0
  var period = 1

  /// The cycle of rows that follow both; `nil` if it is too long to be of use.
  func combined(with other: ElementCycle?) -> ElementCycle? {
    guard let other else { return nil }
    var (a, b) = (period, other.period)
    while b != 0 { (a, b) = (b, a % b) }
    let (common, overflow) = (period / a).multipliedReportingOverflow(by: other.period)
    return overflow ? nil : ElementCycle(start: max(start, other.start), period: common)
  }
}

extension Segment {
  /// The cycle of the elements' rows; `nil` if they do not repeat.
  var cycle: ElementCycle? { Self.cycle(of: elementContent) }

  private static func cycle(of contents: [Content]) -> ElementCycle? {
    contents.reduce(ElementCycle()) { cycle, content in cycle?.combined(with: Self.cycle(of: content)) }
  }

  private static func cycle(of content: Content) -> ElementCycle? {
    switch content.kind {
    case .row(let quantity), .text(let quantity): quantity.period.map { ElementCycle(period: $0) }
    case .group(let children), .vStack(_, let children): cycle(of: children)
    case .section(let header, let children, let footer): cycle(of: header + children + footer)
    case .conditional(let condition, let then, let otherwise):
      condition.cycle?.combined(with: cycle(of: then + otherwise))
    case .empty, .forEach, .scrollView, .lazyVStack: ElementCycle()
    }
  }
}

extension Condition {
  fileprivate var cycle: ElementCycle? {
    switch self {
    case .every(let n): ElementCycle(period: n)
    case .chance: nil
    case .element(_, let value):
      value < Int(Int32.max) ? ElementCycle(start: max(0, value + 1)) : ElementCycle()
    case .environment: ElementCycle()
    case .not(let condition): condition.cycle
    }
  }
}
