import struct Foundation.CGFloat

extension LazyStack {
  /// Builds rows that are likely to be seen soon.
  ///
  /// - Note: Documented: prefetch runs `init` and `body` and measures, never `onAppear`, on the side
  ///   the user is heading for (WWDC26 talk 321). Its reach is a guess. Observed: a window at rest
  ///   prefetches its neighbours, a row at a time.
  mutating func prefetch(after move: Move, into frame: inout FrameRecord) {
    guard content.isLazy, frame.exhausted == nil, !seen.subviews.isEmpty else { return }
    if move.isIdle {
      prefetchNeighbours(into: &frame)
    } else if move.direction != 0 {
      prefetchAhead(towardsEnd: move.direction > 0, into: &frame)
    }
  }

  /// Goes outwards row by row, as far as `prefetch` viewports, until a row would have to be built and
  /// the frame has built enough.
  private mutating func prefetchAhead(towardsEnd: Bool, into frame: inout FrameRecord) {
    let reach = Length(CGFloat(parameters.prefetch) * viewport.points)
    // The distance between the viewport's edge and the next row's near end.
    var distance = (towardsEnd ? seen.end - viewport : -seen.start) + extents.spacing
    var subview = towardsEnd ? seen.subviews.upperBound : seen.subviews.lowerBound - 1
    while (0..<extents.subviewCount).contains(subview), distance < reach {
      guard want(subview, budget: parameters.prefetchRows, into: &frame) else { return }
      distance += extents.length(of: subview) + extents.spacing
      subview += towardsEnd ? 1 : -1
    }
  }

  /// Builds the nearest neighbour that is not in being, those after the viewport first.
  private mutating func prefetchNeighbours(into frame: inout FrameRecord) {
    let after = seen.subviews.upperBound..<seen.subviews.upperBound + parameters.idlePrefetch
    let before = max(0, seen.subviews.lowerBound - parameters.idlePrefetch)..<seen.subviews.lowerBound
    // Building one may show that there are more subviews, or fewer.
    for subview in after where subview < extents.subviewCount { _ = want(subview, budget: 1, into: &frame) }
    for subview in before.reversed() { _ = want(subview, budget: 1, into: &frame) }
  }

  /// Uses an element in being, or builds it within the budget; returns false if it cannot.
  private mutating func want(_ subview: Int, budget: Int, into frame: inout FrameRecord) -> Bool {
    if !content.isResolved(subview) {
      guard frame.prefetched < budget, frame.built < parameters.buildLimit else { return false }
      guard buildNext(because: .prefetch, into: &frame), subview < content.subviewCount,
        content.isResolved(subview)
      else { return false }
      // The one built may have no subview, so that this is another element's.
    }
    let element = content.element(of: subview)
    if lifetimes.contains(element) {
      lifetimes.use(element)
    } else if frame.prefetched >= budget || frame.built >= parameters.buildLimit {
      return false
    }
    return measure(subview, because: .prefetch, into: &frame) != nil
  }
}
