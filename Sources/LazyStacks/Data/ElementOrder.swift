import Findings

/// In which order the elements of a `ForEach` stand, by their ordinals.
///
/// An ordinal is given once and never changes: 0 to n - 1 at first, and on from n for what comes in. The
/// order is held as runs of rising ordinals, so a billion elements that were never edited are one run.
struct ElementOrder: Hashable, Sendable {
  /// The runs, in order; none is empty, and no two neighbours could be one.
  private(set) var runs: [Range<Ordinal>] = []

  /// How many elements stand before each run.
  private var starts: [Int] = []

  /// The runs by their lowest ordinal.
  private var sorted: [Int] = []

  /// The number of elements.
  private(set) var count = 0

  /// The ordinals 0 to `count` - 1, in order.
  init(count: Int) {
    self.init(runs: [Range(count: count)])
  }

  /// The ordinals of some runs, none of which is in two of them.
  init(runs: [Range<Ordinal>]) {
    for run in runs where !run.isEmpty {
      if let last = self.runs.last, last.upperBound == run.lowerBound {
        self.runs[self.runs.count - 1] = last.lowerBound..<run.upperBound
      } else {
        self.runs.append(run)
      }
    }
    for run in self.runs {
      starts.append(count)
      count += run.count
    }
    sorted = self.runs.indices.sorted { self.runs[$0].lowerBound < self.runs[$1].lowerBound }
  }

  /// Runs none of which could be one with the next, and how they are sorted.
  private init(runs: [Range<Ordinal>], sorted: [Int]) {
    self.runs = runs
    self.sorted = sorted
    for run in runs {
      starts.append(count)
      count += run.count
    }
  }
}

extension ElementOrder {
  /// Returns the ordinal of the element at a place.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func ordinal(at place: Int) -> Ordinal {
    if runs.count == 1 { return runs[0].lowerBound + place }
    let run = starts.lastIndex(atMost: place)
    return runs[run].lowerBound + place - starts[run]
  }

  /// Returns the place of an ordinal; `nil` if no element has it.
  ///
  /// - Complexity: O(log *r*) for *r* runs.
  func place(of ordinal: Ordinal) -> Int? {
    let rank = rank(of: ordinal)
    guard rank > 0 else { return nil }
    let run = sorted[rank - 1]
    return runs[run].contains(ordinal) ? starts[run] + runs[run].lowerBound.distance(to: ordinal) : nil
  }

  /// Returns the order without some ordinals.
  ///
  /// - Complexity: O(*r* + *o* log *o*) for *r* runs and *o* ordinals.
  func removing(_ ordinals: some Collection<Ordinal>) -> ElementOrder {
    if ordinals.isEmpty { return self }
    let places = ordinals.compactMap { place(of: $0) }.sorted()
    var rest: [Range<Ordinal>] = []
    var next = 0
    for place in places {
      rest += self.runs(at: next..<place)
      next = place + 1
    }
    return ElementOrder(runs: rest + self.runs(at: next..<count))
  }

  /// Returns the order without the elements at some places.
  ///
  /// - Complexity: O(*r*) for *r* runs, unless two become one.
  func removing(places: Range<Int>) -> ElementOrder {
    if places.isEmpty { return self }
    let first = starts.lastIndex(atMost: places.lowerBound)
    let last = starts.lastIndex(atMost: places.upperBound - 1)
    let head = runs[first].lowerBound..<runs[first].lowerBound + (places.lowerBound - starts[first])
    let tail = runs[last].lowerBound + (places.upperBound - starts[last])..<runs[last].upperBound
    let rest = [head, tail].filter { !$0.isEmpty }
    let new = Array(runs[..<first]) + rest + Array(runs[(last + 1)...])
    let seam = max(0, first - 1)..<min(new.count, first + rest.count + 1)
    if zip(new[seam], new[seam].dropFirst()).contains(where: { $0.upperBound == $1.lowerBound }) {
      return ElementOrder(runs: new)
    }
    // What is left of a run keeps its place among the sorted ones.
    var ranks: [Int] = []
    ranks.reserveCapacity(new.count)
    let moved = rest.count - (last - first + 1)
    for run in sorted {
      if run < first { ranks.append(run) }
      if run > last { ranks.append(run + moved) }
      if run == first, !head.isEmpty { ranks.append(first) }
      if run == last, !tail.isEmpty { ranks.append(first + rest.count - 1) }
    }
    return ElementOrder(runs: new, sorted: ranks)
  }

  /// Returns the order with some ordinals before a place.
  ///
  /// - Complexity: O(*r*) for *r* runs, unless two become one.
  func inserting(_ ordinals: Range<Ordinal>, at place: Int) -> ElementOrder {
    if !ordinals.isEmpty, let order = insertingApart(ordinals, at: place) { return order }
    return ElementOrder(runs: runs(at: 0..<place) + [ordinals] + runs(at: place..<count))
  }

  /// Returns the order with some ordinals before a place, without sorting anew; `nil` where the ordinals go on a run, or
  /// a run goes on them.
  private func insertingApart(_ ordinals: Range<Ordinal>, at place: Int) -> ElementOrder? {
    var order = self
    var index = place == count ? runs.count : runs.isEmpty ? 0 : starts.lastIndex(atMost: place)
    if index < runs.count, starts[index] < place {
      // The run is cut in two; both keep their place among the sorted ones.
      let cut = runs[index].lowerBound + place - starts[index]
      order.runs[index] = runs[index].lowerBound..<cut
      order.runs.insert(cut..<runs[index].upperBound, at: index + 1)
      order.starts.insert(place, at: index + 1)
      let rank = sorted.firstIndex(of: index) ?? 0
      for other in order.sorted.indices where order.sorted[other] > index { order.sorted[other] += 1 }
      order.sorted.insert(index + 1, at: rank + 1)
      index += 1
    }
    if index > 0, order.runs[index - 1].upperBound == ordinals.lowerBound { return nil }
    if index < order.runs.count, order.runs[index].lowerBound == ordinals.upperBound { return nil }
    let rank = order.rank(of: ordinals.lowerBound)
    order.runs.insert(ordinals, at: index)
    order.starts.insert(place, at: index)
    for later in order.starts.indices.dropFirst(index + 1) { order.starts[later] += ordinals.count }
    for other in order.sorted.indices where order.sorted[other] >= index { order.sorted[other] += 1 }
    order.sorted.insert(index, at: rank)
    order.count += ordinals.count
    return order
  }

  /// How many runs begin below an ordinal or at it.
  private func rank(of ordinal: Ordinal) -> Int {
    sorted.partitioningIndex { runs[$0].lowerBound > ordinal }
  }

  /// The runs of the elements at some places.
  private func runs(at places: Range<Int>) -> [Range<Ordinal>] {
    guard !places.isEmpty else { return [] }
    var found: [Range<Ordinal>] = []
    var run = starts.lastIndex(atMost: places.lowerBound)
    while run < runs.count, starts[run] < places.upperBound {
      let within = (places.lowerBound - starts[run]..<places.upperBound - starts[run]).clamped(
        to: 0..<runs[run].count)
      found.append(runs[run].lowerBound + within.lowerBound..<runs[run].lowerBound + within.upperBound)
      run += 1
    }
    return found
  }
}

extension [Int] {
  /// The last index, in a rising array that begins at most there, of a value that is at most `value`.
  fileprivate func lastIndex(atMost value: Int) -> Int { Swift.max(0, partitioningIndex { $0 > value } - 1) }
}
