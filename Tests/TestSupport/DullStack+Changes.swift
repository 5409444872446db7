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
    frame.anchor = findAnchor(before, after: last)
    if rows.isEmpty { return }
    let row = before.frame.pending.subview
    if let target { self.target = moved(target, to: knownIndex(of: replacement(of: before.rows[row]))) }
    if let target { frame.anchor = place(of: target).subview }
    frame.pending.subview = frame.anchor
    record.baseExtent = contentExtent
  }

  /// A target whose row is elsewhere now, or nowhere.
  func moved(_ target: Target, to index: Int?) -> Target? {
    switch (target, index) {
    case (.aligned(_, let alignment), let index?): .aligned(index, alignment)
    case (.contentStart, let index): index == nil || index == 0 ? .contentStart : .startAt(index ?? 0)
    case (.contentEnd, nil): knownCount == rowCount ? .contentEnd : nil
    case (.contentEnd, let index?): index == rowCount - 1 ? .contentEnd : .endAt(index)
    case (.startAt, let index?): .startAt(index)
    case (.endAt, let index?): .endAt(index)
    case (.aligned, nil), (.startAt, nil), (.endAt, nil): nil
    }
  }

  /// Where the anchor's row is, or the one that takes its place; those before it must be known.
  ///
  /// Chosen: the last row known replaces one that the limit kept from being found.
  mutating func findAnchor(_ before: DullStack, after last: DullStack) -> Int {
    let old = frame.pending.subview
    if let row = findStandIn(for: old, before, after: last) { return row }
    if record.limitReached != nil { return max(0, knownCount - 1) }
    var place = min(old, rowCount - 1)
    while !rows.isEmpty, !makeKnown(place), record.limitReached == nil { place = min(place, rowCount - 1) }
    return max(0, record.limitReached == nil ? place : min(place, knownCount - 1))
  }

  /// The anchor's row if it stays, or one of its element; else the first row of what came in at its place; else that
  /// of the nearest element.
  mutating func findStandIn(for place: Int, _ before: DullStack, after last: DullStack) -> Int? {
    guard place < before.rowCount, let old = before.rows[place] else { return nil }
    if let row = replacement(of: old), !frame.moved.contains(row.element) {
      _ = findFirstRow(of: row.element)
      return knownIndex(of: row)
    }
    if place >= before.knownCount { return nil }
    if frame.isDataEdit, parameters.edits == .keepVisible,
      let element = newElement(insteadOf: old.element, before),
      let row = findFirstRow(of: element)
    {
      return row
    }
    let elements = before.data.elements
    guard let anchor = elements.firstIndex(of: old.element) else { return nil }
    let seen = last.seen.map { elements.firstIndex(of: last.element(of: $0)) ?? 0 }
    let isSeen = { (index: Int) in (seen.first ?? 0) <= index && index <= (seen.last ?? -1) }
    for step in 1...elements.count {
      var pair = [anchor + step, anchor - step]
      if isSeen(pair[1]), !isSeen(pair[0]) { pair = [pair[1], pair[0]] }
      for index in pair where elements.indices.contains(index) {
        let element = elements[index]
        if !isThere(element) || frame.moved.contains(element) { continue }
        if let row = findFirstRow(of: element) { return row }
        if !isCertain(element) { return nil }
      }
    }
    return nil
  }

  private func isThere(_ element: DullElement) -> Bool {
    isShown(element.block) && data.elements(of: element.block).contains(element)
  }

  /// The new element that is as far behind those that stay as the one that is gone was.
  private func newElement(insteadOf gone: DullElement, _ before: DullStack) -> DullElement? {
    let old = before.data.elements(of: gone.block)
    let new = data.elements(of: gone.block)
    if !isShown(gone.block) { return nil }
    func stays(_ element: DullElement) -> Bool { new.contains(element) && !frame.moved.contains(element) }
    guard let place = old.firstIndex(of: gone), !stays(gone) else { return nil }
    var behind: [DullElement] = []
    for element in old[..<place] { behind = stays(element) ? [element] : behind + [element] }
    var next = 0
    var distance = behind.count
    if let first = behind.first, stays(first) {
      next = (new.firstIndex(of: first) ?? 0) + 1
      distance -= 1
    }
    for element in new.dropFirst(next).prefix(distance + 1) where old.contains(element) { return nil }
    return next + distance < new.count ? new[next + distance] : nil
  }
}
