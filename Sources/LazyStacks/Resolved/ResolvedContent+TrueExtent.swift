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
      guard let part = self.sum(of: segment, width: width, budget: &budget) else { return nil }
      sum = joined(sum, part)
    }
    guard let first = sum.first, let last = sum.last else { return roomAround.start + roomAround.end }
    let ends = roomBefore(first.neighbour, inList: first.list) + roomAfter(last.neighbour, inList: last.list)
    return Self.length(sum.units + Int128(ends.units))
  }

  private static func length(_ units: Int128) -> Length? {
    units < Int128(Length.maximum.units) ? Length(units: Int64(units)) : nil
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
    var own: RowSum? = RowSum()
    // What is in elements that are not open is not known.
    guard listStarts[list(of: element)].unopened == 0 else { return nil }
    tree.forEachSegment { segment, before in
      guard before.element(at: 0) <= element, own != nil else { return false }
      let place = before.place(of: element)
      let isOwn = place < segment.elementCount
      let part = self.sum(
        of: segment, at: 0..<min(segment.elementCount, place), width: width, budget: &budget)
      sum = joined(sum, part ?? RowSum())
      own = part == nil ? nil : RowSum()
      if isOwn, part != nil {
        own = self.sum(of: segment, at: place..<place + 1, width: width, budget: &budget)
      }
      return !isOwn
    }
    guard let own else { return nil }
    // An element without rows is where its first row would be.
    let list = list(of: element)
    let next = own.first ?? sum.last ?? RowEnd(list: list, stack: lists[list].stack, edges: .plain)
    guard let last = sum.last else { return roomBefore(next.neighbour, inList: next.list) }
    guard let first = sum.first else { return nil }
    let start = roomBefore(first.neighbour, inList: first.list) + room(between: last, next)
    return Self.length(sum.units + Int128(start.units))
  }

  /// Returns by how much edits changed the true extent, where rows only came in, or only went, in one place and
  /// there are rows before and after; `nil` for all else.
  ///
  /// - Complexity: O(*k*) for *k* rows that came or went.
  package func trueExtentChange(
    since old: ResolvedContent, after outcome: EditOutcome, width: Length
  ) -> Length? {
    guard let gap = uniformGap, outcome.keepsRows, let splices = outcome.splices, splices.count == 1,
      let splice = splices.first,
      splice.change.magnitude <= 1_000, min(subviewCount, old.subviewCount) > 0
    else { return nil }
    let (content, sign) = splice.change < 0 ? (old, -1) : (self, 1)
    var extent = Length.zero
    for subview in splice.first..<splice.first + Int(splice.change.magnitude) {
      guard content.isResolved(subview) else { return nil }
      extent += content.length(of: subview, width: width, isLoaded: true) + gap
    }
    return sign < 0 ? -extent : extent
  }

  /// The sum of the elements at some places of a segment.
  private func sum(
    of segment: Segment, at places: Range<Int>? = nil, width: Length, budget: inout Int
  ) -> RowSum? {
    if segment.isHidden { return RowSum() }
    let rows = SummedRows(of: segment, list: list(of: segment.key), width: segment.stack.rowWidth(in: width))
    guard let ids = segment.ids else {
      return places?.isEmpty == true ? RowSum() : sum(of: 0..<1, in: rows, budget: &budget)
    }
    var sum = RowSum()
    var place = 0
    // Elements with heights or state of their own are measured one by one.
    let cycle = segment.facts.isEmpty ? segment.cycle : nil
    let range = places ?? 0..<segment.elementCount
    for run in ids.elements.runs {
      defer { place += run.count }
      let part = (place..<place + run.count).clamped(to: range)
      if part.isEmpty { continue }
      let first = run.lowerBound + (part.lowerBound - place)
      guard
        let rest = self.sum(
          of: first..<first + part.count, at: part.lowerBound, cycle, in: rows, budget: &budget)
      else { return nil }
      sum = joined(sum, rest)
    }
    return sum
  }

  /// The sum of elements of rising ordinals, from a place on.
  private func sum(
    of ordinals: Range<Ordinal>, at place: Int, _ cycle: ElementCycle?, in rows: SummedRows,
    budget: inout Int
  ) -> RowSum? {
    let places = place..<place + ordinals.count
    // Elements before the cycle begins, then as many as one period, repeated, and a rest.
    let head = cycle.map { min(ordinals.count, max(0, $0.start - ordinals.lowerBound.rawValue)) } ?? 0
    guard let cycle, head + cycle.period < ordinals.count else {
      return sum(of: places, in: rows, budget: &budget)
    }
    let (repeats, rest) = (ordinals.count - head).quotientAndRemainder(dividingBy: cycle.period)
    let first = place + head
    guard let start = sum(of: place..<first, in: rows, budget: &budget),
      let part = sum(of: first..<first + rest, in: rows, budget: &budget),
      let other = sum(of: first + rest..<first + cycle.period, in: rows, budget: &budget)
    else { return nil }
    return joined(joined(start, repeated(joined(part, other), repeats)), part)
  }

  /// Measures the rows of some elements; `nil` if they are more than the budget.
  private func sum(of elements: Range<Int>, in rows: SummedRows, budget: inout Int) -> RowSum? {
    let segment = rows.segment
    // An element without rows costs its conditions all the same.
    let cost = segment.measuringCost
    guard elements.count <= budget / cost else { return nil }
    var sum = RowSum()
    var environment = environment
    (environment.isLoaded, environment.isSettled) = (true, true)
    let gap = lists[rows.list].gap
    for element in elements {
      let count = segment.rowCount(ofLocal: element, in: environment)
      budget -= max(1, count) * cost
      if budget < 0 { return nil }
      for index in 0..<count {
        let length = segment.size(ofRow: index, element: element, width: rows.width, in: environment).length
        let edges = gap == nil ? segment.edges(ofRow: index, element: element, in: environment) : .plain
        let end = RowEnd(list: rows.list, stack: segment.stack, edges: edges)
        sum = joined(sum, RowSum(count: 1, units: Int128(length.units), first: end, last: end))
      }
    }
    return sum
  }

  /// What rows take together, one after the other.
  private func joined(_ lhs: RowSum, _ rhs: RowSum) -> RowSum {
    guard let last = lhs.last, let first = rhs.first else { return lhs.last == nil ? rhs : lhs }
    return RowSum(
      count: lhs.count + rhs.count, units: lhs.units + rhs.units + Int128(room(between: last, first).units),
      first: lhs.first, last: rhs.last)
  }

  /// What rows take that are repeated.
  private func repeated(_ rows: RowSum, _ count: Int) -> RowSum {
    guard let last = rows.last, let first = rows.first, count > 0 else { return RowSum() }
    let gaps = Int128(room(between: last, first).units) * Int128(count - 1)
    return RowSum(
      count: rows.count * count, units: rows.units * Int128(count) + gaps, first: first, last: last)
  }

  private func room(between last: RowEnd, _ first: RowEnd) -> Length {
    if last.list == first.list, let gap = lists[first.list].gap { return gap }
    return room(
      from: last.neighbour, over: last.list + 1..<max(last.list + 1, first.list), to: first.neighbour)
  }
}

/// The rows of an instance that are added up.
private struct SummedRows {
  let segment: Segment
  let list: Int

  /// The width that is proposed to them.
  let width: Length

  init(of segment: Segment, list: Int, width: Length) {
    (self.segment, self.list, self.width) = (segment, list, width)
  }
}

/// How many rows there are, how long they are together, and which are the first and the last.
private struct RowSum {
  var count = 0
  var units: Int128 = 0
  var first: RowEnd?
  var last: RowEnd?
}

/// A row at an end of others.
private struct RowEnd {
  let list: Int
  let stack: PageStack

  /// What it prefers; plain where the list has the same distance everywhere.
  let edges: RowEdges

  /// The row, as its neighbours see it.
  var neighbour: PageNeighbour { PageNeighbour(stack: stack) { edges } }
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
