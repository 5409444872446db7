import struct Foundation.CGFloat

/// Rows that are likely to be seen soon.
extension Region {
  /// Builds rows ahead of time.
  ///
  /// - Note: Documented: prefetch runs `init` and `body` and measures, never `onAppear`, on the side
  ///   the user is heading for (WWDC26 talk 321). Its reach is a guess. Observed: a window at rest
  ///   prefetches its neighbours, a row at a time.
  mutating func prefetch(after motion: Move.Motion, viewport: Length, into frame: inout Frame) {
    let before = screen.ahead
    screen.want(0..<0)
    guard content.isLazy, !frame.isAtLimit, !screen.seen.subviews.isEmpty else { return }
    switch motion {
    case .none, .resize, .jump, .nearbyJump: break
    case .idle: prefetchNeighbours(into: &frame)
    case .walk(let distance) where distance > .zero:
      screen.want(prefetchedTowardsEnd(from: before, viewport: viewport, into: &frame))
    case .walk(let distance) where distance < .zero:
      screen.want(prefetchedTowardsStart(from: before, viewport: viewport, into: &frame))
    case .walk: break
    }
  }

  /// How far ahead rows are wanted.
  private func reach(in viewport: Length) -> Length {
    Length(CGFloat(parameters.prefetch) * viewport.points)
  }

  /// Goes on from the viewport's end row by row, as far as `prefetch` viewports, until a row would have to be built
  /// and the frame has built enough.
  ///
  /// Rows that were wanted in the last frame are alive and measured, so the search goes on behind them.
  private mutating func prefetchedTowardsEnd(
    from before: Range<SubviewIndex>, viewport: Length, into frame: inout Frame
  ) -> Range<SubviewIndex> {
    let reach = reach(in: viewport)
    let first = screen.seen.subviews.upperBound
    var next = before.lowerBound <= first && before.upperBound > first ? before.upperBound : first
    // From the viewport's end to where the next row starts.
    var distance =
      screen.seen.end - viewport + gap(before: first) + extents.rememberedExtent(of: first..<next)
    while next > first, distance - extents.rememberedExtent(of: next - 1..<next) >= reach {
      next -= 1
      distance -= extents.rememberedExtent(of: next..<next + 1)
    }
    while next < subviews.upperBound, distance < reach,
      want(next, budget: parameters.prefetchRows, into: &frame)
    {
      distance += extents.rememberedExtent(of: next..<next + 1)
      next += 1
    }
    return first..<next
  }

  /// Goes on from the viewport's start towards the content's, with the bounds of the search towards the end.
  private mutating func prefetchedTowardsStart(
    from before: Range<SubviewIndex>, viewport: Length, into frame: inout Frame
  ) -> Range<SubviewIndex> {
    let reach = reach(in: viewport)
    let end = screen.seen.subviews.lowerBound
    var first = before.upperBound >= end && before.lowerBound < end ? before.lowerBound : end
    // From where the next row ends to the viewport's start.
    var distance = gap(before: end) - screen.seen.start + extents.rememberedExtent(of: first..<end)
    while first < end, distance - extents.rememberedExtent(of: first..<first + 1) >= reach {
      distance -= extents.rememberedExtent(of: first..<first + 1)
      first += 1
    }
    while first > 0, distance < reach, want(first - 1, budget: parameters.prefetchRows, into: &frame) {
      first -= 1
      distance += extents.rememberedExtent(of: first..<first + 1)
    }
    return first..<end
  }

  /// Builds the nearest neighbour that is not alive, those after the viewport first.
  private mutating func prefetchNeighbours(into frame: inout Frame) {
    let seen = screen.seen.subviews
    for subview in seen.upperBound..<seen.upperBound + parameters.idlePrefetch {
      // Building one may show that there are more subviews, or fewer.
      if !subviews.contains(subview) { break }
      useNeighbour(subview, into: &frame)
    }
    for subview in (max(0, seen.lowerBound - parameters.idlePrefetch)..<seen.lowerBound).reversed() {
      useNeighbour(subview, into: &frame)
    }
  }

  private mutating func useNeighbour(_ subview: SubviewIndex, into frame: inout Frame) {
    if want(subview, budget: 1, into: &frame) { lifetimes.use(content.element(of: subview)) }
  }

  /// Measures a row that is alive, or builds it within the budget.
  ///
  /// - Returns: False if it cannot.
  private mutating func want(_ subview: SubviewIndex, budget: Int, into frame: inout Frame) -> Bool {
    func mayBuild(_ frame: Frame) -> Bool {
      frame.record.prefetched < budget && frame.record.built < parameters.buildLimit
    }
    let list = content.list(of: subview)
    // The end of a list before is not looked for ahead of time.
    if !content.isResolved(subview), let first = screen.seen.subviews.first, subview < first { return false }
    while !content.isResolved(subview), nextIsAlive(inList: list) {
      _ = buildNext(inList: list, because: .prefetch, into: &frame)
    }
    if !content.isResolved(subview) {
      guard mayBuild(frame), buildNext(inList: list, because: .prefetch, into: &frame),
        content.isResolved(subview)
      else { return false }
      // The one built may have no subview, so that this is another element's.
    }
    if !isAlive(subview), !mayBuild(frame) { return false }
    return measure(subview, because: .prefetch, into: &frame) != nil
  }
}
