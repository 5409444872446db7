import LazyStacks

extension DullStack {
  /// Derives what is published to the scroll view, and what of it no movement on screen explains.
  mutating func publish(after last: DullStack?) {
    var correction = Length.zero
    if let last, last.position != nil, position != nil {
      let row = min(frame.anchor, rowCount)
      let edge = isWalked ? frame.pending.subview : row
      correction = self.edge(of: edge) - (frame.baseEdge ?? last.edge(of: min(edge, last.rowCount)))
    }
    if isWalked { correction += publishWalked(after: last) }
    record.offset = offset
    record.contentExtent = contentExtent
    guard let last else { return }
    if record.offset != last.record.offset || frame.hasChange { changes += 1 }
    guard let before = last.position, position != nil else { return }
    if !frame.isJump { record.offsetDelta = correction }
    noteShift(from: before, after: last)
  }

  private mutating func noteShift(from before: Place, after last: DullStack) {
    if frame.isDataEdit {
      noteShift(after: last, asked: .zero)
    } else if !frame.isJump, !frame.isRelayout {
      let anchor = min(frame.anchor, rowCount)
      let moved = placeNow(of: anchor) - before.distance
      let asked = record.passes == 1 && target == nil ? frame.commanded : moved
      noteShift(after: last, asked: asked)
    }
  }

  /// Notes by how much a row seen before moved otherwise than asked.
  private mutating func noteShift(after last: DullStack, asked: Length) {
    for row in rows.indices {
      guard let now = rows[row], !frame.moved.contains(now.element),
        let place = last.seenRows.firstIndex(of: now), let distance = distanceNow(of: row)
      else { continue }
      noteShift(of: row, by: distance - last.distances[place] - asked)
    }
  }

  private mutating func noteShift(of row: Int, by distance: Length) {
    if distance.magnitude > record.shift {
      record.shift = distance.magnitude
      record.shiftedRow = SubviewIndex(row)
    }
  }

  /// Where a row is: placed, or next below those, or, after an edit of the data, where its edge puts it.
  private func distanceNow(of row: Int) -> Length? {
    for placed in frame.chain where placed.subview == row { return placed.distance }
    let next = frame.chain.last.map { $0.subview + 1 } ?? frame.pending.subview
    if row == next { return placeNow(of: row) }
    return frame.isDataEdit ? start(of: row) - record.offset : nil
  }

  /// The distance of the row that filling began at: it is placed, next below the placed rows, or
  /// all there is.
  ///
  /// A frame that does not jump fills from the old anchor.
  func placeNow(of row: Int) -> Length {
    for placed in frame.chain where placed.subview == row { return placed.distance }
    if let bottom = frame.chain.last { return bottom.end + spacing }
    return frame.pending.distance
  }
}

extension DullStack {
  mutating func appear(after last: DullStack?) {
    let seenBefore = last?.seenRows ?? []
    for placed in frame.chain where !seenBefore.contains(rows[placed.subview]) && !frame.isUndone {
      record.placed += 1
      if !seen.contains(placed.subview) { record.passed += 1 }
    }
    if isLazy {
      for row in seenRows where !seenBefore.contains(row) { record.appeared += 1 }
      for row in seenBefore where !seenRows.contains(row) { record.disappeared += 1 }
      for case let row? in seenRows { beginLoad(of: row.element, on: .appear) }
    } else {
      // What is measured has appeared.
      let (now, before) = (Set(measuredRows), Set(last?.measuredRows ?? []))
      record.appeared = now.subtracting(before).count
      record.disappeared = before.subtracting(now).count
      for row in now.subtracting(before) { beginLoad(of: row.element, on: .appear) }
    }
  }

  private var measuredRows: [Row] {
    zip(rows, lengths).compactMap { row, length in length == nil ? nil : row }
  }

  var seenRows: [Row?] { Array(rows[seen]) }
}
