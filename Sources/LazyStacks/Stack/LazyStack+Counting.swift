/// What a frame did to the rows on screen.
extension LazyStack {
  /// The largest movement of a row seen before and placed now, less the anchor's.
  func largestShift(beside movement: Length) -> Length {
    var largest = Length.zero
    let rows = previouslySeen.subviews.clamped(to: run.subviews)
    guard let first = rows.first else { return largest }
    var before = previouslySeen.distance(of: first, spacing: extents.spacing)
    var now = run.distance(of: first, spacing: extents.spacing)
    for row in rows {
      largest = max(largest, (now - before - movement).magnitude)
      before += previouslySeen.lengths[row - previouslySeen.subviews.lowerBound] + extents.spacing
      now += run.length(of: row) + extents.spacing
    }
    return largest
  }

  /// The same for rows whose indices have changed.
  func largestShift(of moved: MovedRows, beside movement: Length) -> Length {
    moved.distances.reduce(Length.zero) { largest, row in
      guard row.key >= run.subviews.lowerBound, row.key <= run.subviews.upperBound else { return largest }
      return max(largest, (distanceInRun(of: row.key) - row.value - movement).magnitude)
    }
  }

  /// Counts the subviews placed, passed, appeared and disappeared.
  func countRows(into frame: inout FrameRecord) {
    let (now, before) = (seen.subviews, previouslySeen.subviews)
    let stayed = movedRows.map { $0.stayed(in: now) } ?? now.clamped(to: before).count
    let placedBefore = movedRows.map { $0.stayed(in: run.subviews) } ?? run.subviews.clamped(to: before).count
    frame.seen = now
    // A frame that reached a limit is back where it began.
    let isUndone = frame.exhausted != nil && canBeUndone
    frame.placed = isUndone ? 0 : run.subviews.count - placedBefore
    frame.passed = isUndone ? 0 : frame.placed - (now.count - stayed)
    guard content.isLazy else { return }
    frame.appeared = now.count - stayed
    frame.disappeared = (movedRows?.count ?? before.count) - stayed
  }
}
