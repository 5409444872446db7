import LazyStacks

extension DullStack {
  /// Builds a row's element and measures the row, as far as that is still to do.
  ///
  /// Returns whether the row can be placed: once the limit was reached, none can in this frame.
  mutating func prepare(_ row: Int) -> Bool {
    if record.exhausted != nil { return false }
    if !makeKnown(row) { return false }
    if !build(element(of: row), isPrefetched: false) {
      record.exhausted = .buildLimit
      return false
    }
    measure(row)
    return true
  }

  /// What a stack that is not lazy does before it places any row.
  mutating func buildEverything() {
    makeAllKnown()
    var row = 0
    while row < rowCount && prepare(row) { row += 1 }
  }

  /// Returns whether the element is in being now.
  mutating func build(_ element: Int, isPrefetched: Bool) -> Bool {
    if lives[element] != nil { return true }
    if record.built >= parameters.buildLimit { return false }
    lives[element] = Life(isPrefetched: isPrefetched)
    record.built += 1
    if isPrefetched { record.prefetched += 1 }
    frame.used.insert(element)
    if isVariable(element) { resolveRows() }
    // What has no row cannot be seen ahead of time.
    if !rows.contains(where: { $0?.element == element }) { lives[element] = Life(isPrefetched: false) }
    measureAgain(element)
    return true
  }

  /// Whether the number of the element's rows is open by type, so that it is never released.
  private func isVariable(_ element: Int) -> Bool {
    blocks[blockOfElement[element]].isVariable
  }

  private func trueLength(of row: Row) -> Length {
    candidates(ofElement: row.element)[row.place].lengths[environment.textScale == 1 ? 0 : 1]
  }

  private mutating func measure(_ row: Int) {
    if lengths[row] != nil { return }
    lengths[row] = trueLength(of: self.row(at: row))
    noteMeasured(row)
  }

  /// Measures the remembered rows of an element.
  mutating func measureAgain(_ element: Int) {
    for (index, row) in rows.enumerated() {
      guard let row, row.element == element, let length = lengths[index] else { continue }
      if length == trueLength(of: row) { continue }
      lengths[index] = trueLength(of: row)
      noteMeasured(index)
      frame.hasChange = true
    }
  }

  private mutating func noteMeasured(_ row: Int) {
    let measured = record.measured ?? row...row
    record.measured = min(measured.lowerBound, row)...max(measured.upperBound, row)
  }
}

extension DullStack {
  mutating func prefetch() {
    if !isLazy || record.exhausted != nil || record.seen.isEmpty { return }
    if frame.walked > .zero { prefetchBelow() }
    if frame.walked < .zero { prefetchAbove() }
    if frame.isIdle { prefetchAround() }
  }

  private var prefetchDistance: Length {
    extent(ofViewports: parameters.prefetch)
  }

  private mutating func prefetchBelow() {
    let lastSeen = record.seen.upperBound - 1
    var row = lastSeen + 1
    var start = distances[distances.count - 1] + measuredLength(of: lastSeen) + spacing
    while row < rowCount, start < viewport + prefetchDistance,
      prefetch(row, limit: parameters.prefetchRows)
    {
      start += measuredLength(of: row) + spacing
      row += 1
    }
  }

  private mutating func prefetchAbove() {
    var row = record.seen.lowerBound - 1
    var end = distances[0] - spacing
    while row >= 0, end > -prefetchDistance,
      prefetch(row, limit: parameters.prefetchRows)
    {
      end -= measuredLength(of: row) + spacing
      row -= 1
    }
  }

  private mutating func prefetchAround() {
    var candidates: [Int] = []
    for step in 0..<parameters.idlePrefetch {
      candidates.append(record.seen.upperBound + step)
    }
    for step in 0..<parameters.idlePrefetch {
      candidates.append(record.seen.lowerBound - 1 - step)
    }
    for row in candidates {
      if rows.indices.contains(row) { _ = prefetch(row, limit: 1) }
    }
  }

  /// Uses the row's element, built now if need be, and measures the row.
  ///
  /// Returns `false`, with nothing done, if it is not in being and may not be built: `limit`
  /// elements were prefetched in this frame, or it can build no more. Also if it is not certain
  /// what the row is, even after the one element was built that comes next.
  private mutating func prefetch(_ row: Int, limit: Int) -> Bool {
    if row >= knownCount {
      guard record.prefetched < limit, let next = nextUnknownElement, build(next, isPrefetched: true),
        row < knownCount
      else { return false }
    }
    let element = element(of: row)
    if lives[element] == nil {
      if record.prefetched >= limit || !build(element, isPrefetched: true) { return false }
    }
    measure(row)
    frame.used.insert(element)
    return true
  }
}

extension DullStack {
  /// Notes which elements were seen and used, and releases those unused for too long.
  mutating func updateLives() {
    for element in lives.indices {
      guard var life = lives[element] else { continue }
      let isSeen = isSeen(element: element)
      if isSeen {
        if life.isPrefetched && !life.wasSeen { record.prefetchHits += 1 }
        life.wasSeen = true
      }
      if isSeen || frame.used.contains(element) {
        life.lastUse = changes
        lives[element] = life
      } else if isLazy, !isVariable(element), case .to(let frames) = parameters.retain,
        changes - life.lastUse >= frames
      {
        record.released += 1
        if life.isPrefetched && !life.wasSeen { record.prefetchWasted += 1 }
        lives[element] = nil
      }
    }
    for element in lives.indices where lives[element] != nil {
      record.live += 1
      if isSeen(element: element) { continue }
      record.held += 1
      if isVariable(element) { record.heldByIndex += 1 }
    }
  }

  private func isSeen(element: Int) -> Bool {
    for row in record.seen where self.element(of: row) == element { return true }
    return false
  }
}
