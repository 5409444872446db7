import Findings

/// The extent model `measured`: each subview's length is remembered once it is measured, and
/// all others count with the mean of the measured ones, or with a fixed length.
///
/// - Note: The mean over all measured rows is documented (WWDC26 talk 321: the average of the
///   rows placed so far); that each measured length is remembered is this preset's choice, which
///   makes it the reference that SwiftUI's own `walked` machine is compared with.
package struct MeasuredExtents: ExtentModel {
  package private(set) var subviewCount: Int

  /// The distance between subviews; zero where neighbours decide it.
  private let uniformGap: Length

  /// Whether all distances are the same.
  private let isUniform: Bool

  /// The distances that neighbours decide; `nil` where all are the same.
  private(set) var gaps: GapExtents?

  /// How unmeasured subviews are counted.
  private let estimate: ModelParameters.Estimate

  /// What an unmeasured subview counts as while nothing is measured.
  private let stride: Length

  private var tree = ExtentTree()
  private var mean: MeanEstimate

  /// Creates a model of subviews none of which is measured.
  ///
  /// - Complexity: O(1), whatever the number of subviews.
  /// - Precondition: `subviewCount` is not negative and below 2^31; lengths are not negative.
  ///
  /// - Parameter spacing: The distance between subviews; `nil` where neighbours decide it.
  package init(
    subviewCount: Int, spacing: Length?, estimate: ModelParameters.Estimate, stride: Length = 32
  ) {
    precondition((0...Int(Int32.max)).contains(subviewCount), "\(subviewCount) subviews")
    self.subviewCount = subviewCount
    uniformGap = spacing ?? .zero
    isUniform = spacing != nil
    gaps = spacing == nil ? GapExtents() : nil
    self.estimate = estimate
    self.stride = stride
    mean =
      switch estimate {
      case .mean, .walked: MeanEstimate(fixed: stride)
      case .fixed(let length): MeanEstimate(fixed: length)
      }
  }
}

extension MeasuredExtents {
  private var edges: SubviewEdges { SubviewEdges(mean: mean, spacing: uniformGap) }

  package var spacing: Length { isUniform ? uniformGap : gap(before: subviewCount) }

  /// Returns the distance before a subview, as far as it is known.
  func gap(before index: Int) -> Length { isUniform ? uniformGap : gaps?.gap(before: index) ?? uniformGap }

  /// Remembers the distance before a subview, where neighbours decide it.
  mutating func take(gap: Length, before index: Int) { gaps?.take(gap, before: index) }

  /// The distances between all subviews, together.
  package var gapExtent: Length {
    isUniform ? uniformGap * max(0, subviewCount - 1) : gapExtent(through: subviewCount - 1)
  }

  /// The number of measured subviews.
  package var measuredCount: Int { tree.total.measured }

  /// The sum of their lengths.
  package var measuredExtent: Length { tree.total.length }

  /// The measured subviews without length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews.
  var zeroLengths: [Int] {
    var subviews: [Int] = []
    tree.forEachMeasured { if $1 == .zero { subviews.append($0) } }
    return subviews
  }

  /// The nodes of the tree that holds them, a measure of memory.
  package var nodeCount: Int { tree.nodeCount }

  /// How often a question or a change had to go down that tree from its root, rather than on from the last one.
  package var descentCount: Int { tree.descentCount }

  /// What does not hold of that tree's structure; `nil` if all does.
  package var brokenInvariant: String? { tree.brokenInvariant }

  package var extent: Length {
    guard subviewCount > 0 else { return .zero }
    return tree.total.length + mean.extent(of: subviewCount - tree.total.measured) + gapExtent
  }

  package func leadingEdge(of index: Int) -> Length {
    precondition((0...subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    let edge = edges.leadingEdge(after: tree.sums(before: index))
    return isUniform ? edge : edge + gapExtent(through: index)
  }

  package func extent(from index: Int) -> Length {
    precondition((0...subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    let rest =
      ExtentTree.Sums(
        subviews: subviewCount, measured: tree.total.measured, length: tree.total.length)
      - tree.sums(before: index)
    let extent = edges.leadingEdge(after: rest)
    return isUniform
      ? extent : extent + gapExtent(through: subviewCount - 1) - gapExtent(through: index - 1)
  }

  /// What the distances take that neighbours decide, from the second subview up to and including one.
  private func gapExtent(through index: Int) -> Length { gaps?.sum(through: index) ?? .zero }

  package func measuredLength(of index: Int) -> Length? {
    tree.length(of: index)
  }

  package func length(of index: Int) -> Length {
    tree.length(of: index) ?? estimatedLength(after: tree.sums(before: index))
  }

  /// Returns where a subview starts, and its length; the next questions are expected to be about its neighbours.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews; O(1) near what was measured or looked for last.
  package mutating func placement(of index: Int) -> (leadingEdge: Length, length: Length) {
    precondition((0..<subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    tree.focus(on: index)
    let before = tree.sums(before: index)
    let length = tree.length(of: index) ?? estimatedLength(after: before)
    return (isUniform ? edges.leadingEdge(after: before) : leadingEdge(of: index), length)
  }

  /// The length of an unmeasured subview: estimates are rounded where subviews start, so not all need be equal.
  private func estimatedLength(after before: ExtentTree.Sums) -> Length {
    var next = before
    next.subviews += 1
    return edges.leadingEdge(after: next) - edges.leadingEdge(after: before) - uniformGap
  }

  /// Returns the first neighbouring subviews of a range that were never measured; `nil` if all were.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  package func firstUnmeasured(in range: Range<Int>) -> Range<Int>? {
    let measured =
      tree.measuredCount(before: range.upperBound) - tree.measuredCount(before: range.lowerBound)
    if measured == range.count { return nil }
    return tree.firstUnmeasured(from: range.lowerBound).clamped(to: range)
  }

  /// Calls a closure with each measured subview and its length, in order.
  ///
  /// - Complexity: O(*m*) for *m* measured subviews.
  func forEachMeasured(_ body: (Int, Length) -> Void) { tree.forEachMeasured(body) }

  /// Lets unmeasured subviews come in before one, or go from there on.
  ///
  /// - Parameters:
  ///   - count: How many come in; negative for those that go, none of which is measured.
  ///   - index: The first of them.
  /// - Complexity: O(log *m*) for *m* measured subviews.
  package mutating func changeCount(by count: Int, at index: Int) {
    precondition((0...subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    tree.changeUnmeasured(by: count, at: index)
    if !isUniform { gaps?.changeCount(by: count, at: index) }
    subviewCount += count
  }

  /// Lets subviews go, measured ones among them.
  ///
  /// - Complexity: O(*k* log *m*) for *k* measured ones that go, of *m* measured.
  package mutating func remove(_ subviews: Range<Int>) {
    precondition(subviews.upperBound <= subviewCount, "no subviews \(subviews) of \(subviewCount)")
    var next = subviews.lowerBound
    while next < subviews.upperBound {
      let unmeasured = tree.firstUnmeasured(from: next)
      // What is measured from here on, up to the next gap.
      for subview in next..<min(max(next, unmeasured.lowerBound), subviews.upperBound) {
        tree.forget(subview)
      }
      next = max(next + 1, min(unmeasured.upperBound, subviews.upperBound))
    }
    tree.changeUnmeasured(by: -subviews.count, at: subviews.lowerBound)
    gaps?.remove(subviews)
    subviewCount -= subviews.count
    updateMean()
  }

  /// Lets subviews come in or go.
  mutating func apply(_ splice: ListSplice) {
    let first = splice.first
    if splice.change < 0 {
      remove(first..<first - splice.change)
    } else {
      changeCount(by: splice.change, at: first)
    }
  }

  private mutating func updateMean() {
    switch estimate {
    case .fixed: break
    case .mean, .walked:
      mean =
        tree.total.measured == 0
        ? MeanEstimate(fixed: stride) : MeanEstimate(sum: tree.total.length, count: tree.total.measured)
    }
  }

  /// Remembers a subview's length.
  ///
  /// - Returns: The length remembered before.
  /// - Complexity: O(log *m*) for *m* measured subviews; O(1) near the subview that was measured last.
  @discardableResult
  package mutating func measure(_ index: Int, as length: Length) -> Length? {
    precondition((0..<subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    let old = tree.measure(index, as: length)
    if old != length { updateMean() }
    return old
  }

  /// Remembers the lengths of neighbouring subviews.
  ///
  /// - Parameter lengths: One for each of them.
  /// - Complexity: O(*k* + log *m*) for *k* subviews and *m* measured ones.
  package mutating func measure(_ subviews: Range<Int>, as lengths: ArraySlice<Length>) {
    precondition(
      (0...subviewCount).contains(subviews.upperBound), "no subviews \(subviews) of \(subviewCount)")
    precondition(subviews.count == lengths.count, "\(lengths.count) lengths for \(subviews.count) subviews")
    tree.measure(subviews, as: lengths)
    updateMean()
  }
}

extension MeasuredExtents {
  package func firstSubview(startingAtOrAfter offset: Length) -> Int {
    if offset <= .zero { return 0 }
    // Beyond the longest extent a stack may reach, sums are cut and can only be compared.
    guard isUniform, extent < .maximum else { return firstSubviewByEdges(startingAtOrAfter: offset) }
    let edges = edges
    return firstSubview(
      in: tree.firstSlot { edges.start(after: $0, isAtOrAfter: offset) }, startingAtOrAfter: offset)
  }

  /// Returns the last subview that starts at an offset or before it, and where it starts; the first one for offsets
  /// before it.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews; O(1) near what was measured or looked for last.
  /// - Precondition: There are subviews.
  package mutating func subview(startingAtOrBefore offset: Length) -> (index: Int, leadingEdge: Length) {
    precondition(subviewCount > 0, "no subviews")
    // The first one that starts behind the offset follows the one looked for.
    let behind = offset + Length(units: 1)
    let edges = edges
    if behind > .zero, isUniform, extent < .maximum {
      tree.focus { edges.start(after: $0, isAtOrAfter: behind) }
      let slot = tree.firstSlot { edges.start(after: $0, isAtOrAfter: behind) }
      if let slot, slot.sums.subviews == 1 {
        return (slot.before.subviews, edges.leadingEdge(after: slot.before))
      }
    }
    let index = max(0, firstSubview(startingAtOrAfter: behind) - 1)
    return (index, leadingEdge(of: index))
  }

  /// Returns the subviews of a stretch, from the last one that starts at its start or before it to the last one that
  /// starts before its end, and where the first of them starts.
  ///
  /// - Complexity: O(*v* + log *m*) for *v* of them and *m* measured subviews; O(*v*) near what was measured or looked
  ///   for last.
  /// - Precondition: There are subviews.
  package mutating func subviews(in stretch: Range<Length>) -> (subviews: Range<Int>, leadingEdge: Length) {
    let (first, edge) = subview(startingAtOrBefore: stretch.lowerBound)
    // Between measured neighbours edges are as far apart as the lengths say, whatever the estimate.
    var start = edge
    let (last, isStopped) = tree.walk(from: first) { length in
      start += length + uniformGap
      return isUniform && start < stretch.upperBound
    }
    let end = isStopped && isUniform ? last + 1 : firstSubview(startingAtOrAfter: stretch.upperBound)
    return (first..<max(first + 1, end), edge)
  }

  /// The first of a slot's subviews, or of those after the last measured one, or the next, that starts at an offset or
  /// after it.
  @inline(__always)
  private func firstSubview(in slot: ExtentTree.Slot?, startingAtOrAfter offset: Length) -> Int {
    let before = slot?.before ?? tree.total
    // Of the slot's subviews all but the last are unmeasured; what follows the last slot is, too.
    let unmeasured = (slot.map { $0.sums.subviews - 1 }) ?? (subviewCount - before.subviews)
    if unmeasured > 0, let steps = leastSteps(from: before, to: offset, atMost: unmeasured) {
      return before.subviews + steps
    }
    return before.subviews + unmeasured + (slot == nil ? 0 : 1)
  }

  private func firstSubviewByEdges(startingAtOrAfter offset: Length) -> Int {
    (0..<subviewCount).partitioningIndex { leadingEdge(of: $0) >= offset }
  }

  /// Returns after how many unmeasured subviews the next one starts at `offset` or after it;
  /// `nil` if not even after `limit`.
  ///
  /// A division guesses the answer, which two comparisons confirm; else the answer is searched for.
  private func leastSteps(
    from before: ExtentTree.Sums, to offset: Length, atMost limit: Int
  ) -> Int? {
    func reached(_ steps: Int) -> Bool {
      var sums = before
      sums.subviews += steps
      return edges.start(after: sums, isAtOrAfter: offset)
    }
    guard reached(limit) else { return nil }
    let missing = Double((offset - edges.leadingEdge(after: before)).units)
    let guess = (missing / (mean.approximateUnits + Double(uniformGap.units))).rounded(.up)
    if guess > 0, guess <= Double(limit) {
      let steps = Int(guess)
      if reached(steps), !reached(steps - 1) { return steps }
    }
    return (0..<limit).partitioningIndex(where: reached)
  }
}

/// Where subviews start, from what lies before them.
private struct SubviewEdges {
  let mean: MeanEstimate
  let spacing: Length

  /// Where the subview starts that follows others.
  @inline(__always)
  func leadingEdge(after before: ExtentTree.Sums) -> Length {
    before.length + mean.extent(of: before.unmeasured) + spacing * before.subviews
  }

  /// Whether that is an offset or after it.
  ///
  /// - Precondition: It is before ``Length/maximum``.
  @inline(__always)
  func start(after before: ExtentTree.Sums, isAtOrAfter offset: Length) -> Bool {
    let known = Length(units: before.length.units &+ spacing.units &* Int64(before.subviews))
    return mean.reaches(offset, from: known, count: before.unmeasured)
  }
}
