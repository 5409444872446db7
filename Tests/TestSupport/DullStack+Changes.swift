import LazyStacks

extension DullStack {
  /// Takes over changed content: rows come and go, one stays in place, what is alive is measured again.
  mutating func change(
    after last: DullStack, isDataEdit: Bool, _ change: (inout DullStack) -> Set<DullElement>
  ) {
    let before = self
    frame.canBeUndone = false
    frame.isDataEdit = isDataEdit
    frame.moved = change(&self)
    letGo(before)
    resolveRows()
    countReruns(before)
    if isDataEdit || record.rerun > 0 || before.rowCount != rowCount || environment != before.environment {
      frame.hasChange = true
    }
    guard position != nil, !rows.isEmpty else {
      measureAgain()
      target = nil
      position = nil
      if !rows.isEmpty { layOutAnew() } else if !before.rows.isEmpty { leaveEmpty(after: last) }
      return
    }
    if isWalked { editWalked(after: before) }
    if !isLazy {
      makeAllKnown()
      if isDataEdit, !rows.isEmpty { buildEverything() }
    }
    if rows.isEmpty { return leaveEmpty(after: last) }
    if isDataEdit { keepPlace(before, after: last) } else { keepAnchor(before, after: last) }
    if rows.isEmpty { return leaveEmpty(after: last) }
    if !(walked.run.lowerBound...walked.run.upperBound).contains(frame.anchor) { walked.isConnected = false }
    frame.baseEdge = edge(of: frame.anchor)
    let length = lengths[frame.anchor]
    measureAgain()
    remeasureRun()
    if !isLazy { buildEverything() }
    if isDataEdit { return }
    measureTarget()
    if target == nil { keepEnd(ofRow: frame.anchor, longBefore: length) } else { resumeTarget() }
  }

  /// What is not there any more is not alive, and of elements that came before an unknown one nothing is known.
  private mutating func letGo(_ before: DullStack) {
    let there = Set(data.elements)
    for element in lives.keys where !there.contains(element) || !isShown(element.block) {
      lives[element] = nil
    }
    for block in blocks.indices {
      let known = Set(before.data.elements(of: block).prefix(before.knownElements[block]))
      knownElements[block] =
        isShown(block) ? data.elements(of: block).prefix { known.contains($0) }.count : 0
    }
  }

  private mutating func countReruns(_ before: DullStack) {
    for (element, life) in lives {
      let (now, old) = (data.ordinal(of: element), before.data.ordinal(of: element))
      let heights = (data.lists[element.block].heights, before.data.lists[element.block].heights)
      let hasOtherData =
        now != old || heights.0[now] != heights.1[now] || life.state != before.lives[element]?.state
      if hasOtherData || readsOtherEnvironment(element, before) { record.rerun += 1 }
    }
  }

  private func readsOtherEnvironment(_ element: DullElement, _ before: DullStack) -> Bool {
    candidates(of: element).contains { candidate in
      if candidate.isText && environment.textScale != before.environment.textScale { return true }
      guard let flag = candidate.visibility.flag else { return false }
      return environment.flags[flag] != before.environment.flags[flag]
    }
  }

  private mutating func leaveEmpty(after last: DullStack) {
    target = nil
    position = nil
    emptyOffset = last.record.offset
    record.baseExtent = contentExtent
  }

  private mutating func layOutAnew() {
    walked = Walked()
    frame.isAnew = true
    frame.pending = Place(subview: 0, distance: leading - emptyOffset)
    if isLazy { takeSample() } else { buildEverything() }
    if parameters.edits == .keepEnd { placeBottom() }
    // Nothing leads from row 0 to the last one.
    frame.isJump = frame.pending.subview > 0
  }

  private mutating func measureAgain() {
    for element in lives.keys { measureAgain(element) }
  }

  /// What is aligned by its length is measured first.
  mutating func measureTarget() {
    switch target {
    case .aligned(let row, _), .startAt(let row), .endAt(let row): _ = prepare(row)
    case .contentEnd: _ = prepare(rowCount - 1)
    case .contentStart, nil: break
    }
  }
}

extension DullStack {
  /// The anchor stays, or its replacement row; a target goes with its row.
  private mutating func keepAnchor(_ before: DullStack, after last: DullStack) {
    if target == .contentStart {
      frame.anchor = 0
    } else {
      frame.anchor = findAnchor(before, after: last)
      if rows.isEmpty { return }
    }
    switch target {
    case .aligned(let row, let alignment):
      target = knownIndex(of: replacement(of: before.rows[row])).map { .aligned($0, alignment) }
    case .startAt(let row): target = knownIndex(of: replacement(of: before.rows[row])).map { .startAt($0) }
    case .endAt(let row): target = knownIndex(of: replacement(of: before.rows[row])).map { .endAt($0) }
    case .contentEnd:
      if knownCount < rowCount { target = nil } else { frame.anchor = rowCount - 1 }
    case .contentStart, nil: break
    }
    frame.pending.subview = frame.anchor
    record.baseExtent = contentExtent
  }

  /// Where the anchor's row is, or the one that takes its place; those before it must be known.
  ///
  /// Chosen: the last row known replaces one that the limit kept from being found.
  mutating func findAnchor(_ before: DullStack, after last: DullStack) -> Int {
    let old = frame.pending.subview
    if let row = standIn(at: old, before, after: last) {
      _ = findFirstRow(of: row.element)
      return knownIndex(of: row) ?? max(0, min(index(of: row) ?? old, knownCount - 1))
    }
    var place = min(old, rowCount - 1)
    while !rows.isEmpty, !makeKnown(place), record.limitReached == nil { place = min(place, rowCount - 1) }
    return max(0, record.limitReached == nil ? place : min(place, knownCount - 1))
  }

  /// The anchor's row if it stays, else the nearest one seen that does, else the nearest.
  func standIn(at place: Int, _ before: DullStack, after last: DullStack) -> Row? {
    func stays(_ row: Row?) -> Bool { row.map { survives($0) && !frame.moved.contains($0.element) } ?? false }
    if place < before.rowCount, let row = replacement(of: before.rows[place]),
      !frame.moved.contains(row.element)
    {
      return row
    }
    var nearest: Int?
    for seen in last.seen where stays(before.rows[seen]) {
      if let nearest, abs(nearest - place) <= abs(seen - place) { continue }
      nearest = seen
    }
    if let nearest { return before.rows[nearest] }
    for step in 1...max(1, before.rowCount) {
      for candidate in [place + step, place - step] where (0..<before.knownCount).contains(candidate) {
        if stays(before.rows[candidate]) { return before.rows[candidate] }
      }
    }
    return nil
  }
}
