import LazyStacks

extension DullStack {
  /// Places rows from the end of the chain on, or from the pending anchor, until one would start
  /// at the viewport's end.
  mutating func fillDownward() {
    var next = frame.pending
    if let bottom = frame.chain.last {
      next = Place(subview: bottom.subview + 1, distance: bottom.end + spacing)
    }
    while next.subview < rowCount, next.distance < viewport, prepare(next.subview) {
      let placed = placed(next.subview, at: next.distance)
      frame.chain.append(placed)
      frame.order.append(next.subview)
      next = Place(subview: next.subview + 1, distance: placed.end + spacing)
    }
    if frame.chain.isEmpty, !rows.isEmpty { startFromLastRow() }
  }

  /// Where the row to start from turned out not to be, the one before it is the last.
  private mutating func startFromLastRow() {
    let last = rowCount - 1
    guard frame.pending.subview > last, prepare(last) else { return }
    frame.pending = Place(
      subview: last, distance: frame.pending.distance - spacing - measuredLength(of: last))
    fillDownward()
  }

  /// Places rows above the chain, or above the pending anchor, until one would end at the
  /// viewport's start; then those of length zero that lie there.
  mutating func fillUpward() {
    var top = top
    while top.subview > 0, top.distance - spacing > .zero, prepare(top.subview - 1) {
      placeAbove(&top)
    }
    while record.limitReached == nil, top.subview > 0, lengths[top.subview - 1] == .zero,
      top.distance - spacing == .zero, prepare(top.subview - 1)
    {
      placeAbove(&top)
    }
  }

  /// The first row placed, or the one to place first.
  private var top: Place {
    frame.chain.first.map { Place(subview: $0.subview, distance: $0.distance) } ?? frame.pending
  }

  private func placed(_ row: Int, at distance: Length) -> Placed {
    Placed(subview: row, distance: distance, length: measuredLength(of: row))
  }

  private mutating func placeAbove(_ top: inout Place) {
    let row = top.subview - 1
    top = Place(subview: row, distance: top.distance - spacing - measuredLength(of: row))
    frame.chain.insert(placed(row, at: top.distance), at: 0)
    frame.order.append(row)
  }
}

extension DullStack {
  /// Closes a hole after the last row.
  mutating func alignLastRow() {
    guard record.limitReached == nil,
      let bottom = frame.chain.last, bottom.subview == rowCount - 1,
      bottom.end + trailing < visibleExtent
    else { return }
    guard record.passes < parameters.passLimit else {
      record.limitReached = .passLimit
      return
    }
    shiftChain(by: visibleExtent - trailing - bottom.end)
    record.passes += 1
    if target != nil { target = .contentEnd }
    fillUpward()
  }

  /// Closes a hole before row 0.
  ///
  /// Chosen: row 0 need not be placed. Moved beyond the viewport's end it would else stay there,
  /// and the offset would be negative.
  mutating func alignFirstRow() {
    let top = top
    guard record.limitReached == nil, top.subview == 0, top.distance > leading + gap else { return }
    guard record.passes < parameters.passLimit else {
      record.limitReached = .passLimit
      return
    }
    shiftChain(by: leading + gap - top.distance)
    if frame.chain.isEmpty { frame.pending.distance = leading + gap }
    record.passes += 1
    if target != nil { target = .contentStart }
    fillDownward()
    alignShortContent()
  }

  /// Rows that were not placed before may be all that is missing to see that the content is short.
  private mutating func alignShortContent() {
    guard record.limitReached == nil, gap == .zero, shortGap > .zero else { return }
    guard record.passes < parameters.passLimit else {
      record.limitReached = .passLimit
      return
    }
    record.passes += 1
    gap = shortGap
    shiftChain(by: gap)
    if target != nil { target = .contentEnd }
  }

  /// How far content that is short and lies at the viewport's end starts from where it would else.
  var shortGap: Length {
    guard alignsAtEnd, let top = frame.chain.first, let bottom = frame.chain.last,
      frame.chain.count == rowCount
    else { return .zero }
    return max(.zero, visibleExtent - leading - (bottom.end - top.distance) - trailing)
  }

  private mutating func shiftChain(by distance: Length) {
    for index in frame.chain.indices {
      frame.chain[index].distance += distance
    }
  }
}

extension DullStack {
  /// Finds the rows that overlap the viewport.
  mutating func see() {
    var seen: [Placed] = []
    for placed in frame.chain where isSeen(placed) { seen.append(placed) }
    if let first = seen.first, let last = seen.last {
      record.seen = SubviewIndex(first.subview)..<SubviewIndex(last.subview + 1)
    }
    distances = seen.map(\.distance)
  }

  private func isSeen(_ placed: Placed) -> Bool {
    if placed.length == .zero {
      placed.distance >= .zero && placed.distance < viewport
    } else {
      // Chosen: nothing overlaps an empty viewport.
      placed.distance < viewport && placed.end > .zero && viewport > .zero
    }
  }

  /// The kept target, else the first seen row, or the last one where the content's end is kept, else the next one after the viewport's start,
  /// else the last row of all.
  mutating func chooseAnchor() {
    if let target {
      let row = place(of: target).subview
      position = Place(subview: row, distance: placeNow(of: row))
      return
    }
    if parameters.edits == .keepEnd, let distance = distances.last {
      position = Place(subview: seen.upperBound - 1, distance: distance)
      return
    }
    if let distance = distances.first {
      position = Place(subview: seen.lowerBound, distance: distance)
      return
    }
    var known = frame.chain.map { Place(subview: $0.subview, distance: $0.distance) }
    if let bottom = frame.chain.last {
      let next = Place(subview: bottom.subview + 1, distance: bottom.end + spacing)
      if next.subview < rowCount { known.append(next) }
    } else {
      known.append(frame.pending)
    }
    for place in known where place.distance >= .zero {
      position = place
      return
    }
    position = known.last
  }
}
