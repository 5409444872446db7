import LazyStacks

extension DullStack {
  /// Decides what stays where it is after the data has changed.
  mutating func keepPlace(_ before: DullStack, after last: DullStack) {
    switch parameters.edits {
    case .keepVisible: keepVisible(before, after: last)
    case .keepEnd: keepDistanceFromEnd(before, after: last)
    case .keepOffset, nil: keepOffset(before, after: last)
    }
  }

  private mutating func keepVisible(_ before: DullStack, after last: DullStack) {
    frame.anchor = findAnchor(before, after: last)
    if rows.isEmpty { return }
    frame.pending.subview = frame.anchor
    record.baseExtent = contentExtent
    // The anchor is the target's row, if there is a target.
    guard let target, let row = before.rows[before.frame.pending.subview],
      !frame.moved.contains(row.element), let index = knownIndex(of: row)
    else {
      self.target = nil
      return
    }
    self.target = moved(target, to: index)
  }

  private mutating func keepOffset(_ before: DullStack, after last: DullStack) {
    target = nil
    record.baseExtent = contentExtent
    if let row = stayingAnchor(before), start(of: row) - last.record.offset == frame.pending.distance {
      stay(at: row)
    } else {
      jump(to: last.record.offset, before, after: last)
    }
  }

  private mutating func keepDistanceFromEnd(_ before: DullStack, after last: DullStack) {
    target = nil
    record.baseExtent = contentExtent
    if let room = before.roomAfterLastRow(after: last) {
      return keepLastRow(room: room, before, after: last)
    }
    let below = last.record.contentExtent - last.record.offset - visibleExtent
    let after = before.extentWithSpacing(from: before.frame.pending.subview + 1)
    if let row = stayingAnchor(before), extentWithSpacing(from: row + 1) == after {
      stay(at: row)
    } else if below <= .zero {
      frame.isJump = true
      placeBottom()
      finishJump(before, after: last)
    } else {
      jump(to: contentExtent - visibleExtent - below, before, after: last)
    }
  }

  /// From the last row's end to the viewport's, if that row is on screen.
  private func roomAfterLastRow(after last: DullStack) -> Length? {
    let row = rowCount - 1
    if knownCount < rowCount || !last.seen.contains(row) { return nil }
    guard var distance = last.distances.last else { return nil }
    if frame.pending.subview == row { distance = frame.pending.distance }
    return visibleExtent - distance - measuredLength(of: row)
  }

  /// Puts the end of the last row where that of the last row was.
  private mutating func keepLastRow(room: Length, _ before: DullStack, after last: DullStack) {
    makeAllKnown()
    let row = rowCount - 1
    if row >= 0, prepare(row) {
      let isKept = rows[row] == before.rows[before.rowCount - 1] && !frame.moved.contains(element(of: row))
      frame.pending = Place(subview: row, distance: visibleExtent - room - measuredLength(of: row))
      frame.isJump = !isKept
    }
    finishJump(before, after: last)
  }

  private mutating func stay(at row: Int) {
    frame.anchor = row
    frame.pending.subview = row
  }

  private mutating func jump(to offset: Length, _ before: DullStack, after last: DullStack) {
    frame.isJump = true
    jump(toOffset: offset)
    finishJump(before, after: last)
  }

  /// Chosen: where a limit is reached before it is known where to go, the anchor's replacement row stays.
  private mutating func finishJump(_ before: DullStack, after last: DullStack) {
    if record.limitReached != nil {
      frame.isJump = false
      let row = findStandIn(for: before.frame.pending.subview, before, after: last)
      frame.pending = before.frame.pending
      frame.pending.subview = row ?? max(0, knownCount - 1)
    }
    frame.anchor = frame.pending.subview
  }

  /// The anchor's row, if it stays and is certain to be where it is.
  private func stayingAnchor(_ before: DullStack) -> Int? {
    guard let row = before.rows[before.frame.pending.subview], !frame.moved.contains(row.element) else {
      return nil
    }
    return knownIndex(of: row)
  }
}
