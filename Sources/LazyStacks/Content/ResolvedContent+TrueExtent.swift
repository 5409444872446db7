extension ResolvedContent {
  /// The most elements that are measured one by one to know the true extent.
  private static let countableElements = 1_000_000

  /// Returns what an eager stack would measure: the whole content, every row with its own length.
  ///
  /// Rows whose lengths repeat are summed in closed form, so a billion of them cost one period.
  ///
  /// - Returns: The extent; `nil` where lengths do not repeat and there are more than 1,000,000
  ///   elements, or where it exceeds ``Length/maximum``.
  /// - Complexity: O(*n*) for up to 1,000,000 elements, else O(*p*) for *p* elements in a period.
  public func trueExtent(width: Length) -> Length? {
    var all = RowSum()
    for segment in segments {
      guard let sum = sum(of: segment, width: width) else { return nil }
      all += sum
    }
    all.extent += leadingExtent(width: width) + trailingExtent(width: width)
    let extent = Int128(all.extent.units) + Int128(spacing.units) * Int128(max(0, all.count - 1))
    return extent < Int128(Length.maximum.units) ? Length(units: Int64(extent)) : nil
  }

  private func sum(of segment: Segment, width: Length) -> RowSum? {
    let count = segment.elementCount
    if let cycle = segment.cycle, cycle.start + cycle.period < min(count, Self.countableElements) {
      let repeats = (count - cycle.start) / cycle.period
      let rest = (count - cycle.start) % cycle.period
      let period = sum(of: cycle.start..<cycle.start + cycle.period, in: segment, width: width)
      guard period.extent * repeats < Length.maximum else { return nil }
      return sum(of: 0..<cycle.start, in: segment, width: width)
        + RowSum(count: period.count * repeats, extent: period.extent * repeats)
        + sum(of: cycle.start..<cycle.start + rest, in: segment, width: width)
    }
    guard elementCount <= Self.countableElements else { return nil }
    return sum(of: 0..<count, in: segment, width: width)
  }

  private func sum(of elements: Range<Int>, in segment: Segment, width: Length) -> RowSum {
    elements.reduce(into: RowSum()) { sum, element in
      for row in segment.rows(ofLocal: element, in: environment) {
        sum.count += 1
        sum.extent += row.length(ordinal: element, width: width, environment: environment)
      }
    }
  }
}

/// How many rows there are, and how long they are together.
private struct RowSum {
  var count = 0
  var extent = Length.zero

  static func + (lhs: RowSum, rhs: RowSum) -> RowSum {
    RowSum(count: lhs.count + rhs.count, extent: lhs.extent + rhs.extent)
  }

  static func += (lhs: inout RowSum, rhs: RowSum) { lhs = lhs + rhs }
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
  var cycle: ElementCycle? { Self.cycle(of: content) }

  private static func cycle(of contents: [Content]) -> ElementCycle? {
    contents.reduce(ElementCycle()) { cycle, content in cycle?.combined(with: Self.cycle(of: content)) }
  }

  private static func cycle(of content: Content) -> ElementCycle? {
    switch content.kind {
    case .row(let quantity), .text(let quantity): quantity.period.map { ElementCycle(period: $0) }
    case .group(let children), .anyView(let children), .vStack(_, let children): cycle(of: children)
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
