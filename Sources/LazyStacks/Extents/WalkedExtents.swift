import Findings

/// The extent model `walked`, SwiftUI's own: only the rows on screen are known, a running mean
/// stands for the rest, and what was published holds until it is too wrong.
///
/// Between publications coordinates stand still. The published edges run evenly from the content's
/// start to the run, exactly through it, and evenly on to the end.
///
/// - Note: The averages are documented (WWDC26 talk 321: of the rows placed so far). The sample, the
///   history's size and the thresholds are known from a reimplementation. Chosen: that edges
///   outside the run are spread evenly between published ones.
struct WalkedExtents: ExtentModel {
  private(set) var subviewCount: Int

  /// What distances between rows are taken to be that are not on screen.
  private var gaps: GapEstimate

  /// The published extent of all subviews.
  private(set) var extent = Length.zero

  /// By what share of the smaller a new total must differ to be published.
  private let publishShare: Double

  /// What a row counts as while no length is known.
  private let stride: Length

  private var history = LengthHistory()
  private(set) var mean: MeanEstimate

  /// The known subviews, where the first of them starts, and their lengths.
  private var run = 0..<0
  private var runStart = Length.zero
  private var runLengths: [Length] = []

  /// The distances before them; the first one's means nothing.
  private var runGaps: [Length] = []

  /// Whether the run was reached from subview 0 by walking alone.
  private var isConnected = true

  init(subviewCount: Int, gaps: GapEstimate, stride: Length, publishShare: Double) {
    self.subviewCount = subviewCount
    self.gaps = gaps
    self.publishShare = publishShare
    self.stride = stride
    mean = MeanEstimate(fixed: stride)
  }
}

extension WalkedExtents {
  var spacing: Length { gaps.one }

  /// Counts a row that enters the placed run.
  mutating func enter(_ length: Length) {
    history.enter(length)
    mean = MeanEstimate(sum: history.sum, count: history.count)
  }

  /// Forgets the lengths of rows placed so far; what is on screen is the new sample.
  ///
  /// What is published stays until it is too wrong.
  mutating func forgetHistory() {
    history = LengthHistory()
    mean = MeanEstimate(fixed: stride)
  }

  /// Takes over that subviews came or went: what is published changes by as many means, the rows on screen
  /// that stay move with those before them, and rows that went count with their own lengths.
  ///
  /// - Parameters:
  ///   - count: The number of subviews now.
  ///   - keepsLengths: Whether all rows that stay are as long as before.
  ///   - newIndex: Where a row of the run is now; `nil` if it is gone.
  ///   - isPrefixKept: Whether as many of the first rows are the same as before.
  ///   - gaps: What distances are taken to be now.
  ///   - gap: Returns the distance before a row of the run, by its new index.
  mutating func edit(
    to count: Int, keepsLengths: Bool, newIndex: (Int) -> Int?, isPrefixKept: (Int) -> Bool,
    gaps: GapEstimate, gap: (Int) -> Length
  ) {
    self.gaps = gaps
    defer { makeRoom() }
    // An edge is exact only while the rows before it are the ones that were walked, as long as they were.
    func isExact(_ index: Int) -> Bool {
      index == 0 || (isConnected && keepsLengths && isPrefixKept(index))
    }
    let kept = run.map { (old: $0, new: newIndex($0)) }
    let gone = zip(kept, runLengths).filter { $0.0.new == nil }
    let goneExtent = gone.reduce(Length.zero) { $0 + $1.1 } + gaps.extent(of: gone.count)
    let change = count - subviewCount + gone.count
    extent += (change < 0 ? -estimatedExtent(of: -change) : estimatedExtent(of: change)) - goneExtent
    subviewCount = count
    guard let first = kept.first(where: { $0.new != nil }), let new = first.new else {
      let index = min(run.lowerBound, max(0, count - 1))
      if run.isEmpty, index == run.lowerBound, index == 0 || newIndex(index - 1) == index - 1 {
        // As many rows as before lead there.
        isConnected = isExact(index)
        return
      }
      (run, runLengths, runGaps, runStart) = (index..<index, [], [], estimatedExtent(of: index))
      isConnected = index == 0
      return
    }
    // Rows of the run that went before the first that stays were known; all others before it were not.
    let before = kept.prefix { $0.old < first.old }.count
    let moved = new - (first.old - before)
    runStart += moved < 0 ? -estimatedExtent(of: -moved) : estimatedExtent(of: moved)
    isConnected = moved == 0 ? isExact(new) : new == 0
    var lengths: [Length] = []
    for (place, length) in zip(kept, runLengths).dropFirst(before) {
      guard place.new == new + lengths.count else { break }
      lengths.append(length)
    }
    run = new..<new + lengths.count
    runLengths = lengths
    runGaps = run.map(gap)
  }

  /// Leaves room for the distances between rows before and after the run, so that no estimated length is negative.
  private mutating func makeRoom() {
    runStart = max(runStart, gaps.extent(of: run.lowerBound))
    extent = max(extent, runEnd + gaps.extent(of: subviewCount - run.upperBound))
  }

  /// Takes over that building changed the number of subviews: nothing published moves.
  mutating func changeCount(by change: Int, at index: Int) {
    subviewCount += change
    if run.isEmpty {
      let index = min(run.lowerBound, subviewCount)
      run = index..<index
    } else if run.lowerBound >= index - min(0, change) {
      run = run.lowerBound + change..<run.upperBound + change
    }
  }

  /// Ends the connection to subview 0 if rows of which nothing is known lie between the run and a subview.
  mutating func keepConnection(to anchor: Int) {
    if anchor < run.lowerBound || anchor > run.upperBound { isConnected = false }
  }

  /// Ends the connection to subview 0, as the rows on screen were left by a jump.
  mutating func disconnect() { isConnected = run.lowerBound == 0 }

  /// Takes over new lengths of the rows on screen.
  mutating func remeasure(_ length: (Int) -> Length, gap: (Int) -> Length) {
    runLengths = run.map(length)
    runGaps = run.map(gap)
  }

  /// Ends a frame: takes over the rows on screen, and publishes a new pair if the old one is too wrong.
  ///
  /// - Parameters:
  ///   - known: The placed rows from the first to the last seen, and on to the anchor; if there are
  ///     none, an empty range at the anchor.
  ///   - length: Returns the length of one of them.
  ///   - gap: Returns the distance before one of them that is not the first.
  ///   - gaps: What distances are taken to be that are not on screen.
  ///   - start: Where the first of them starts, by the published edges and the rows placed between.
  ///   - exactStart: Where the first of them starts by the rows placed before it; `nil` unless row 0 is one of these.
  ///   - isJump: Whether the rows were not reached by walking.
  ///   - always: Whether to publish in any case, as the first frame does.
  ///   - isExactAtEnd: Whether something that is placed follows the last row.
  /// - Returns: By how much publishing moved the run.
  mutating func endFrame(
    known: Range<Int>, length: (Int) -> Length, gap: (Int) -> Length, gaps: GapEstimate, start: Length,
    exactStart: Length?, isJump: Bool, always: Bool, isExactAtEnd: Bool
  ) -> Length {
    run = known
    self.gaps = gaps
    runLengths.removeAll(keepingCapacity: true)
    runGaps.removeAll(keepingCapacity: true)
    for index in known {
      runLengths.append(length(index))
      runGaps.append(index == known.lowerBound ? .zero : gap(index))
    }
    runStart = start
    // Rows before that have changed unseen may leave no room for themselves: such an edge is not exact.
    let hasRoom = runStart >= gaps.extent(of: run.lowerBound)
    let exactStart = run.lowerBound == 0 ? .zero : exactStart
    isConnected = exactStart != nil || (isConnected && !isJump && hasRoom)
    let edge = exactStart ?? (isConnected ? runStart : estimatedExtent(of: run.lowerBound))
    let total = edge + (runEnd - runStart) + estimatedExtent(of: subviewCount - run.upperBound)
    // Row 0 is placed, and not at the content's start.
    let isMisplaced = exactStart.map { $0 != runStart } ?? false
    guard always || isMisplaced || isTooWrong(total, isExactAtEnd: isExactAtEnd) else { return .zero }
    extent = total
    defer { runStart = edge }
    return edge - runStart
  }

  /// Where the run ends; where it is empty, a distance before its start.
  private var runEnd: Length {
    run.isEmpty
      ? runStart - spacing : runStart + runLengths.reduce(.zero, +) + runGaps.dropFirst().reduce(.zero, +)
  }

  /// What a number of unseen rows takes, each with the distance to its neighbour.
  private func estimatedExtent(of count: Int) -> Length {
    mean.extent(of: count) + gaps.extent(of: count)
  }

  /// Whether the published pair no longer does, given the total it would be replaced with.
  private func isTooWrong(_ total: Length, isExactAtEnd: Bool) -> Bool {
    let difference = Double((total - extent).magnitude.units)
    if difference > publishShare * Double(min(total, extent).units) { return true }
    // Chosen: rows before and after the run need room for the distances between them, so that no
    // estimated length is negative.
    let rest = subviewCount - run.upperBound
    if runStart < gaps.extent(of: run.lowerBound) || runEnd + gaps.extent(of: rest) > extent { return true }
    if rest > 0 { return false }
    return isExactAtEnd ? extent != runEnd : (extent - runEnd).magnitude >= 1
  }
}

extension WalkedExtents {
  func leadingEdge(of index: Int) -> Length {
    if index < run.lowerBound { return share(index, of: run.lowerBound, in: runStart) }
    if index < run.upperBound {
      let place = index - run.lowerBound
      let edge = runLengths[..<place].reduce(runStart, +)
      return place == 0 ? edge : runGaps[1...place].reduce(edge, +)
    }
    // The distance after the last subview belongs to nobody; one after the last starts behind it.
    let start = runEnd + spacing
    return start
      + share(index - run.upperBound, of: subviewCount - run.upperBound, in: extent + spacing - start)
  }

  /// `part / whole` of an extent, rounded to the grid, ties away from zero.
  private func share(_ part: Int, of whole: Int, in extent: Length) -> Length {
    guard whole > 0 else { return .zero }
    let doubled = 2 * Int128(extent.units) * Int128(part)
    let half = Int128(doubled < 0 ? -whole : whole)
    return Length(units: Int64((doubled + half) / (2 * Int128(whole))))
  }

  func extent(from index: Int) -> Length { extent + spacing - leadingEdge(of: index) }

  func firstSubview(startingAtOrAfter offset: Length) -> Int {
    (0..<subviewCount).partitioningIndex { leadingEdge(of: $0) >= offset }
  }

  func measuredLength(of index: Int) -> Length? {
    run.contains(index) ? runLengths[index - run.lowerBound] : nil
  }
}
