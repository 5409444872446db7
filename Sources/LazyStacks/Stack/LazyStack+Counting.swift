/// What a frame did to the rows on screen.
extension LazyStack {
  /// Notes the largest movement of a row seen before, less the anchor's.
  ///
  /// After an edit, rows that are no longer placed count with the distance that their edge gives them.
  func noteShift(beside movement: Length, into frame: inout FrameRecord) {
    if let movedRows {
      for (row, before) in movedRows.distances.sorted(by: { $0.key < $1.key })
      where movedRows.told.isEmpty || !movedRows.told.contains(content.element(of: row)) {
        guard let now = distanceNow(of: row, isEdit: movedRows.isEdit, offset: frame.offset) else { continue }
        noteShift(of: row, by: now - before - movement, into: &frame)
      }
      return
    }
    let rows = previouslySeen.subviews.clamped(to: run.subviews)
    guard let first = rows.first else { return }
    var before = previouslySeen.distance(of: first, spacing: extents.spacing)
    var now = run.distance(of: first, spacing: extents.spacing)
    for row in rows {
      noteShift(of: row, by: now - before - movement, into: &frame)
      before += previouslySeen.lengths[row - previouslySeen.subviews.lowerBound] + extents.spacing
      now += run.length(of: row) + extents.spacing
    }
  }

  private func noteShift(of row: Int, by distance: Length, into frame: inout FrameRecord) {
    if distance.magnitude > frame.shift { (frame.shift, frame.shiftedRow) = (distance.magnitude, row) }
  }

  private func distanceNow(of row: Int, isEdit: Bool, offset: Length) -> Length? {
    if run.subviews.contains(row) || row == run.subviews.upperBound { return distanceInRun(of: row) }
    return isEdit ? contentStart + publishedEdge(of: row) - offset : nil
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
    guard content.isLazy else {
      // What an eager stack has measured has appeared.
      frame.disappeared += movedRows?.uncertain.values.joined().count { $0.value.length != nil } ?? 0
      return
    }
    frame.appeared = now.count - stayed
    frame.disappeared = (movedRows?.count ?? before.count) - stayed
    countPinned(into: &frame)
  }

  /// A pinned header is on screen like any row, wherever its own place is.
  private func countPinned(into frame: inout FrameRecord) {
    frame.pinned = pinnedAside
    func wasAtItsPlace(_ row: Int) -> Bool {
      movedRows.map { $0.distances[row] != nil } ?? previouslySeen.subviews.contains(row)
    }
    let before = previouslyPinned.flatMap { wasAtItsPlace($0) ? nil : $0 }
    if let header = pinnedAside, header != before {
      // One that was at its own place has not gone.
      if wasAtItsPlace(header) { frame.disappeared -= 1 } else { frame.appeared += 1 }
    }
    if let before, before != pinnedAside {
      if seen.subviews.contains(before) { frame.appeared -= 1 } else { frame.disappeared += 1 }
    }
  }
}
