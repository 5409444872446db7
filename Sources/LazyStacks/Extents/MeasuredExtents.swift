/// The extent model `measured`: each subview's length is remembered once it is measured, and
/// all others count with the mean of the measured ones, or with a fixed length.
///
/// - Note: The mean over all measured rows is documented (WWDC26 talk 321: the average of the
///   rows placed so far); that each measured length is remembered is this preset's choice, which
///   makes it the reference that SwiftUI's own `walked` machine is compared with.
package struct MeasuredExtents: ExtentModel {
  package private(set) var subviewCount: Int
  package let spacing: Length

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
  package init(
    subviewCount: Int, spacing: Length, estimate: ModelParameters.Estimate, stride: Length = 32
  ) {
    precondition((0...Int(Int32.max)).contains(subviewCount), "\(subviewCount) subviews")
    self.subviewCount = subviewCount
    self.spacing = spacing
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

  package var extent: Length {
    guard subviewCount > 0 else { return .zero }
    return tree.total.length + mean.extent(of: subviewCount - tree.total.measured)
      + spacing * (subviewCount - 1)
  }

  package func leadingEdge(of index: Int) -> Length {
    precondition((0...subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    return leadingEdge(tree.sums(before: index))
  }

  package func extent(from index: Int) -> Length {
    precondition((0...subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    let rest =
      ExtentTree.Sums(
        subviews: subviewCount, measured: tree.total.measured, length: tree.total.length)
      - tree.sums(before: index)
    return leadingEdge(rest)
  }

  package func measuredLength(of index: Int) -> Length? {
    tree.length(of: index)
  }

  /// Returns the first neighbouring subviews of a range that were never measured; `nil` if all were.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  package func firstUnmeasured(in range: Range<Int>) -> Range<Int>? {
    let unmeasured = tree.firstUnmeasured(from: range.lowerBound).clamped(to: range)
    return unmeasured.isEmpty ? nil : unmeasured
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
    subviewCount -= subviews.count
    updateMean()
  }

  /// Lets subviews come in or go.
  mutating func apply(_ splice: SubviewSplice) {
    if splice.change < 0 {
      remove(splice.first..<splice.first - splice.change)
    } else {
      changeCount(by: splice.change, at: splice.first)
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
  /// - Complexity: O(log *m*) for *m* measured subviews.
  @discardableResult
  package mutating func measure(_ index: Int, as length: Length) -> Length? {
    precondition((0..<subviewCount).contains(index), "no subview \(index) of \(subviewCount)")
    let old = tree.measure(index, as: length)
    updateMean()
    return old
  }
}

extension MeasuredExtents {
  package func firstSubview(startingAtOrAfter offset: Length) -> Int {
    if offset <= .zero { return 0 }
    let leaf = tree.firstLeaf { starts(after: $0, atOrAfter: offset) }
    let before = leaf?.before ?? tree.total
    // Of the leaf's subviews all but the last are unmeasured; what follows the last leaf is, too.
    let unmeasured = (leaf.map { $0.sums.subviews - 1 }) ?? (subviewCount - before.subviews)
    if let steps = leastSteps(from: before, to: offset, atMost: unmeasured) { return before.subviews + steps }
    return before.subviews + unmeasured + (leaf == nil ? 0 : 1)
  }

  /// Where a subview starts, from what lies before it.
  @inline(__always)
  private func leadingEdge(_ before: ExtentTree.Sums) -> Length {
    before.length + mean.extent(of: before.unmeasured) + spacing * before.subviews
  }

  @inline(__always)
  private func starts(after before: ExtentTree.Sums, atOrAfter offset: Length) -> Bool {
    mean.reaches(
      offset, from: before.length + spacing * before.subviews, count: before.unmeasured)
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
      return starts(after: sums, atOrAfter: offset)
    }
    guard reached(limit) else { return nil }
    let missing = Double((offset - leadingEdge(before)).units)
    let guess = (missing / (mean.approximateUnits + Double(spacing.units))).rounded(.up)
    if guess > 0, guess <= Double(limit) {
      let steps = Int(guess)
      if reached(steps), !reached(steps - 1) { return steps }
    }
    var low = 0
    var high = limit
    while low < high {
      let middle = (low + high) / 2
      if reached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
