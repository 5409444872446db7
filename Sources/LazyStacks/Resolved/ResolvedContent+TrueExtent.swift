extension ResolvedContent {
  /// The most rows that are measured one by one to know the true extent.
  private static let countableRows = 1_000_000

  /// How many plain rows the measuring of one view in a layout counts as.
  fileprivate static let layoutCost = 10

  /// Returns what an eager stack would measure: the whole content, every row with its own length.
  ///
  /// Rows whose lengths repeat are summed in closed form, so a billion of them cost one period.
  ///
  /// Rows that load late, or that measure themselves, count with the height that they come to.
  ///
  /// - Returns: The extent; `nil` where more than 1,000,000 rows would have to be measured, where each view in a
  ///   layout counts as ten, where it exceeds ``Length/maximum``, or where rows go on changing their height.
  /// - Complexity: O(*n*) for up to 1,000,000 rows, else O(*p*) for *p* rows in a period.
  package func trueExtent(width: Length) -> Length? {
    var budget = Self.countableRows
    return trueExtent(width: width, budget: &budget)
  }

  /// Returns what an eager stack would measure, and takes the rows measured off a budget; `nil` beyond that, too.
  package func trueExtent(width: Length, budget total: inout Int) -> Length? {
    guard settles else { return nil }
    var sum = RowSum()
    let allowed = min(Self.countableRows, total)
    var budget = allowed
    defer { total -= allowed - max(0, budget) }
    guard let segments = segments(opening: &budget) else { return nil }
    for segment in segments {
      guard let part = self.sum(of: segment, width: rowWidth(in: width), budget: &budget) else { return nil }
      sum += part
    }
    let gaps = Int128(spacing.units) * Int128(max(0, sum.count - 1))
    let ends = leadingExtent(width: width) + trailingExtent(width: width)
    let extent = sum.units + gaps + Int128(ends.units)
    return extent < Int128(Length.maximum.units) ? Length(units: Int64(extent)) : nil
  }

  /// All instances, in order, those of unopened elements too; `nil` where they are more than the budget.
  private func segments(opening budget: inout Int) -> [Segment]? {
    var tree = tree
    while let list = tree.nextUnopened {
      budget -= 1
      guard budget >= 0, tree.openNext(in: list) != nil else { return nil }
    }
    return tree.segments
  }

  /// Returns where an eager stack would put an element's first row, from the content's start.
  ///
  /// - Returns: The edge; `nil` as for ``trueExtent(width:)``, or if the element is not open.
  package func trueLeadingEdge(ofElement element: ElementIndex, width: Length) -> Length? {
    var budget = Self.countableRows
    return trueLeadingEdge(ofElement: element, width: width, budget: &budget)
  }

  /// Returns where an eager stack would put an element's first row, and takes the rows measured off a budget.
  package func trueLeadingEdge(
    ofElement element: ElementIndex, width: Length, budget total: inout Int
  ) -> Length? {
    guard settles else { return nil }
    var sum = RowSum()
    let allowed = min(Self.countableRows, total)
    var budget = allowed
    defer { total -= allowed - max(0, budget) }
    var isCounted = true
    tree.forEachSegment { segment, before in
      guard before.element(at: 0) < element else { return false }
      let places = 0..<min(segment.elementCount, before.place(of: element))
      let part = self.sum(of: segment, at: places, width: rowWidth(in: width), budget: &budget)
      isCounted = part != nil
      sum += part ?? RowSum()
      return isCounted
    }
    guard isCounted else { return nil }
    let edge =
      sum.units + Int128(spacing.units) * Int128(sum.count) + Int128(leadingExtent(width: width).units)
    return edge < Int128(Length.maximum.units) ? Length(units: Int64(edge)) : nil
  }

  /// Returns by how much edits changed the true extent, where rows only came in, or only went, in one place and
  /// there are rows before and after; `nil` for all else.
  ///
  /// - Complexity: O(*k*) for *k* rows that came or went.
  package func trueExtentChange(
    since old: ResolvedContent, after outcome: EditOutcome, width: Length
  ) -> Length? {
    guard outcome.keepsRows, let splices = outcome.splices, splices.count == 1, let splice = splices.first,
      splice.change.magnitude <= 1_000, min(subviewCount, old.subviewCount) > 0
    else { return nil }
    let (content, sign) = splice.change < 0 ? (old, -1) : (self, 1)
    var extent = Length.zero
    for subview in splice.first..<splice.first + Int(splice.change.magnitude) {
      guard content.isResolved(subview) else { return nil }
      extent += content.length(of: subview, width: width, isLoaded: true) + spacing
    }
    return sign < 0 ? -extent : extent
  }

  /// The sum of the elements at some places of a segment.
  private func sum(
    of segment: Segment, at places: Range<Int>? = nil, width: Length, budget: inout Int
  ) -> RowSum? {
    if segment.isHidden { return RowSum() }
    guard let ids = segment.ids else { return sum(of: 0..<1, in: segment, width: width, budget: &budget) }
    var sum = RowSum()
    var place = 0
    // Elements with heights or state of their own are measured one by one.
    let cycle = segment.facts.isEmpty ? segment.cycle : nil
    for run in ids.elements.runs {
      let end = min(place + run.count, places?.upperBound ?? .max)
      if place >= end { break }
      let ordinals = run.lowerBound..<run.lowerBound + (end - place)
      guard let part = self.sum(of: ordinals, at: place, cycle, in: segment, width: width, budget: &budget)
      else { return nil }
      sum += part
      place = end
    }
    return sum
  }

  /// The sum of elements of rising ordinals, from a place on.
  private func sum(
    of ordinals: Range<Ordinal>, at place: Int, _ cycle: ElementCycle?, in segment: Segment, width: Length,
    budget: inout Int
  ) -> RowSum? {
    let places = place..<place + ordinals.count
    // Elements before the cycle begins, then as many as one period, repeated, and a rest.
    let head = cycle.map { min(ordinals.count, max(0, $0.start - ordinals.lowerBound.rawValue)) } ?? 0
    guard let cycle, head + cycle.period < ordinals.count else {
      return sum(of: places, in: segment, width: width, budget: &budget)
    }
    let (repeats, rest) = (ordinals.count - head).quotientAndRemainder(dividingBy: cycle.period)
    let first = place + head
    guard let start = sum(of: place..<first, in: segment, width: width, budget: &budget),
      let part = sum(of: first..<first + rest, in: segment, width: width, budget: &budget),
      let other = sum(of: first + rest..<first + cycle.period, in: segment, width: width, budget: &budget)
    else { return nil }
    let period = part + other
    return start + RowSum(count: period.count * repeats, units: period.units * Int128(repeats)) + part
  }

  /// Measures the rows of some elements; `nil` if they are more than the budget.
  private func sum(
    of elements: Range<Int>, in segment: Segment, width: Length, budget: inout Int
  ) -> RowSum? {
    // An element without rows costs its conditions all the same.
    let cost = segment.measuringCost
    guard elements.count <= budget / cost else { return nil }
    var sum = RowSum()
    var environment = environment
    (environment.isLoaded, environment.isSettled) = (true, true)
    for element in elements {
      let count = segment.rowCount(ofLocal: element, in: environment)
      budget -= max(1, count) * cost
      if budget < 0 { return nil }
      for index in 0..<count {
        sum.count += 1
        sum.units += Int128(
          segment.size(ofRow: index, element: element, width: width, in: environment).length.units)
      }
    }
    return sum
  }
}

/// How many rows there are, and how long they are together.
private struct RowSum {
  var count = 0
  var units: Int128 = 0

  static func + (lhs: RowSum, rhs: RowSum) -> RowSum {
    RowSum(count: lhs.count + rhs.count, units: lhs.units + rhs.units)
  }

  static func += (lhs: inout RowSum, rhs: RowSum) { lhs = lhs + rhs }
}

extension ElementCycle {
  /// The cycle of a number; `nil` if it does not repeat.
  fileprivate init?(of quantity: Quantity) {
    guard let period = quantity.period else { return nil }
    self.init(period: period)
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
  /// How much it takes to measure a row, in plain rows.
  fileprivate var measuringCost: Int {
    content.contains { $0.contains(where: \.isNegotiated) }
      ? ResolvedContent.layoutCost * max(1, content.viewCount) : 1
  }

  /// The cycle of the elements' rows; `nil` if they do not repeat.
  var cycle: ElementCycle? { Self.cycle(of: content) }

  private static func cycle(of contents: [Content]) -> ElementCycle? {
    contents.reduce(ElementCycle()) { cycle, content in cycle?.combined(with: Self.cycle(of: content)) }
  }

  private static func cycle(of content: Content) -> ElementCycle? {
    switch content.kind {
    case .row(let quantity):
      ElementCycle(of: quantity).flatMap { height in
        content.load.map { height.combined(with: ElementCycle(of: $0.height)) } ?? height
      }
    case .text(let quantity): ElementCycle(of: quantity)
    case .group(let children), .anyView(let children), .layout(_, let children),
      .geometryReader(let children),
      .lazyVStack(_, _, let children):
      cycle(of: children)
    case .section(let header, let children, let footer): cycle(of: header + children + footer)
    case .conditional(let condition, let then, let otherwise):
      condition.cycle?.combined(with: cycle(of: then + otherwise))
    case .choice(let modulus, let choices):
      ElementCycle(period: modulus).combined(with: cycle(of: choices.flatMap(\.content)))
    // Views of a nested ForEach are drawn by its own ordinals, the same for each element.
    case .empty, .leaf, .forEach, .scrollView: ElementCycle()
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
    case .environment, .some: ElementCycle()
    case .state: nil
    case .not(let condition): condition.cycle
    }
  }
}
