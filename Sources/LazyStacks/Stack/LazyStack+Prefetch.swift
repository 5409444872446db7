import struct Foundation.CGFloat

extension LazyStack {
  /// Builds rows that are likely to be seen soon.
  ///
  /// - Note: Documented: prefetch runs `init` and `body` and measures, never `onAppear`, on the side
  ///   the user is heading for (WWDC26 talk 321). Its reach is a guess. Observed: a window at rest
  ///   prefetches its neighbours, a row at a time.
  mutating func prefetch(after move: Move, into frame: inout FrameRecord) {
    let before = rowsAhead
    rowsAhead = 0..<0
    guard content.isLazy, frame.exhausted == nil, !seen.subviews.isEmpty else { return }
    if move.isIdle {
      prefetchNeighbours(into: &frame)
    } else if move.direction > 0 {
      prefetchTowardsEnd(from: before, into: &frame)
    } else if move.direction < 0 {
      prefetchTowardsStart(from: before, into: &frame)
    }
  }

  /// How far ahead rows are wanted.
  private var reach: Length { Length(CGFloat(parameters.prefetch) * viewport.points) }

  /// Goes outwards row by row, as far as `prefetch` viewports, until a row would have to be built and
  /// the frame has built enough.
  ///
  /// Rows that were wanted in the last frame are in being and measured, so the search goes on behind them.
  private mutating func prefetchTowardsEnd(from before: Range<Int>, into frame: inout FrameRecord) {
    let first = seen.subviews.upperBound
    var next = before.lowerBound <= first && before.upperBound > first ? before.upperBound : first
    // From the viewport's end to where the next row starts.
    var distance = seen.end - viewport + extents.spacing + extent(of: first..<next)
    while next > first, distance - extent(of: next - 1..<next) >= reach {
      next -= 1
      distance -= extent(of: next..<next + 1)
    }
    while next < extents.subviewCount, distance < reach,
      want(next, budget: parameters.prefetchRows, into: &frame)
    {
      distance += extent(of: next..<next + 1)
      next += 1
    }
    rowsAhead = first..<next
  }

  /// The same, upwards.
  private mutating func prefetchTowardsStart(from before: Range<Int>, into frame: inout FrameRecord) {
    let end = seen.subviews.lowerBound
    var first = before.upperBound >= end && before.lowerBound < end ? before.lowerBound : end
    // From where the next row ends to the viewport's start.
    var distance = extents.spacing - seen.start + extent(of: first..<end)
    while first < end, distance - extent(of: first..<first + 1) >= reach {
      distance -= extent(of: first..<first + 1)
      first += 1
    }
    while first > 0, distance < reach, want(first - 1, budget: parameters.prefetchRows, into: &frame) {
      first -= 1
      distance += extent(of: first..<first + 1)
    }
    rowsAhead = first..<end
  }

  /// What measured rows take, each with the distance to the next one.
  private func extent(of subviews: Range<Int>) -> Length {
    if subviews.isEmpty { return .zero }
    return extents.leadingEdge(of: subviews.upperBound) - extents.leadingEdge(of: subviews.lowerBound)
  }

  /// Builds the nearest neighbour that is not in being, those after the viewport first.
  private mutating func prefetchNeighbours(into frame: inout FrameRecord) {
    let after = seen.subviews.upperBound..<seen.subviews.upperBound + parameters.idlePrefetch
    let before = max(0, seen.subviews.lowerBound - parameters.idlePrefetch)..<seen.subviews.lowerBound
    for subview in after {
      // Building one may show that there are more subviews, or fewer.
      if subview >= extents.subviewCount { break }
      useNeighbour(subview, into: &frame)
    }
    for subview in before.reversed() { useNeighbour(subview, into: &frame) }
  }

  private mutating func useNeighbour(_ subview: Int, into frame: inout FrameRecord) {
    if want(subview, budget: 1, into: &frame) { lifetimes.use(content.element(of: subview)) }
  }

  /// Measures a row in being, or builds it within the budget; returns false if it cannot.
  private mutating func want(_ subview: Int, budget: Int, into frame: inout FrameRecord) -> Bool {
    var mayBuild: Bool { frame.prefetched < budget && frame.built < parameters.buildLimit }
    while !content.isResolved(subview), nextIsLive { _ = buildNext(because: .prefetch, into: &frame) }
    if !content.isResolved(subview) {
      guard mayBuild, buildNext(because: .prefetch, into: &frame), subview < content.subviewCount,
        content.isResolved(subview)
      else { return false }
      // The one built may have no subview, so that this is another element's.
    }
    if !lifetimes.contains(content.element(of: subview)), !mayBuild { return false }
    return measure(subview, because: .prefetch, into: &frame) != nil
  }
}
