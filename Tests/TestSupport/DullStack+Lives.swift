import LazyStacks

extension DullStack {
  /// Builds a row's element and measures the row, as far as that is still to do.
  ///
  /// Returns whether the row can be placed: once the limit was reached, none can in this frame.
  mutating func prepare(_ row: Int) -> Bool {
    if record.limitReached != nil { return false }
    if !makeKnown(row) { return false }
    if !build(element(of: row), isPrefetched: false) {
      record.limitReached = .buildLimit
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

  /// Returns whether the element is alive now.
  mutating func build(_ element: DullElement, isPrefetched: Bool) -> Bool {
    if lives[element] != nil { return true }
    if record.built >= parameters.buildLimit { return false }
    record.built += 1
    if isPrefetched { record.prefetched += 1 }
    frame.used.insert(element)
    // What has no row cannot be seen ahead of time.
    lives[element] = Life(isPrefetched: isPrefetched && !ownRows(of: element).isEmpty)
    beginLoad(of: element, on: .`init`)
    if isVariable(element) { count(element) } else { measureAgain(element) }
    return true
  }

  /// Whether the number of the element's rows is open by type, so that it is never released.
  private func isVariable(_ element: DullElement) -> Bool {
    blocks[element.block].isVariable
  }

  /// An element's first row may have a height of its own.
  private func trueLength(of row: Row) -> Length {
    let ordinal = data.ordinal(of: row.element)
    if let height = data.lists[row.element.block].heights[ordinal], ownRows(of: row.element).first == row {
      return height
    }
    return candidates(of: row.element)[row.place].length(
      width: width, textScale: environment.textScale, isLoaded: lives[row.element]?.isLoaded ?? false)
  }

  mutating func measure(_ row: Int) {
    let length = trueLength(of: self.row(at: row))
    if lengths[row] == length { return }
    if lengths[row] != nil { frame.hasChange = true }
    lengths[row] = length
    noteMeasured(row)
  }

  /// Measures the remembered rows of an element.
  mutating func measureAgain(_ element: DullElement) {
    for (index, row) in rows.enumerated() {
      guard let row, row.element == element, let length = lengths[index] else { continue }
      if length == trueLength(of: row) { continue }
      lengths[index] = trueLength(of: row)
      noteMeasured(index)
      frame.hasChange = true
    }
  }

  private mutating func noteMeasured(_ row: Int) {
    let index = SubviewIndex(row)
    let measured = record.measured ?? index...index
    record.measured = min(measured.lowerBound, index)...max(measured.upperBound, index)
  }
}

extension DullStack {
  mutating func prefetch() {
    if !isLazy || record.limitReached != nil || seen.isEmpty { return }
    if frame.walked > .zero { prefetchBelow() }
    if frame.walked < .zero { prefetchAbove() }
    if frame.isIdle { prefetchAround() }
  }

  private var prefetchDistance: Length {
    extent(ofViewports: parameters.prefetch)
  }

  private mutating func prefetchBelow() {
    let lastSeen = seen.upperBound - 1
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
    var row = seen.lowerBound - 1
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
      candidates.append(seen.upperBound + step)
    }
    for step in 0..<parameters.idlePrefetch {
      candidates.append(seen.lowerBound - 1 - step)
    }
    for row in candidates {
      if rows.indices.contains(row) { _ = prefetch(row, limit: 1) }
    }
  }

  /// Uses the row's element, built now if need be, and measures the row.
  ///
  /// Returns `false`, with nothing done, if it is not alive and may not be built: `limit`
  /// elements were prefetched in this frame, or it can build no more. Also if it is not certain
  /// what the row is, even after the one element was built that comes next.
  private mutating func prefetch(_ row: Int, limit: Int) -> Bool {
    while row >= knownCount, let next = nextUnknownElement, lives[next] != nil { count(next) }
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
    let seenElements = Set(seen.map { self.element(of: $0) })
    for (element, life) in lives {
      let isSeen = seenElements.contains(element)
      if isSeen {
        if life.isPrefetched && !life.wasSeen { record.prefetchHits += 1 }
        lives[element]?.wasSeen = true
      }
      if isSeen || frame.used.contains(element) {
        lives[element]?.lastUse = changes
      } else if isLazy, !isVariable(element), case .to(let frames) = parameters.retain,
        changes - life.lastUse >= frames
      {
        record.released += 1
        if life.isPrefetched && !life.wasSeen { record.prefetchWasted += 1 }
        lives[element] = nil
      }
    }
    // What was released has lost its state; nobody looks at its rows, so their lengths stay.
    listRows()
    for element in lives.keys {
      record.live += 1
      if seenElements.contains(element) { continue }
      record.held += 1
      if isVariable(element) { record.heldByIndex += 1 }
    }
  }
}

extension DullStack {
  /// The elements that are alive, by their indices.
  package var liveElements: [Int] {
    data.elements.enumerated().filter { lives[$0.element] != nil }.map(\.offset)
  }

  /// The elements that are seen.
  package var seenElements: [Int] {
    let seen = Set(self.seen.map { element(of: $0) })
    return data.elements.enumerated().filter { seen.contains($0.element) }.map(\.offset)
  }
}
