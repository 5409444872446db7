import LazyStacks

extension DullStack {
  /// Builds a row's element and measures the row, as far as that is still to do.
  ///
  /// Returns whether the row can be placed: once the limit was reached, none can in this frame.
  mutating func prepare(_ row: Int) -> Bool {
    if record.exhausted != nil { return false }
    if !build(elementOf: row, isPrefetched: false) {
      record.exhausted = .buildLimit
      return false
    }
    measure(row)
    return true
  }

  /// Frame 0 of a stack that is not lazy.
  mutating func buildEverything() {
    for row in lengths.indices {
      if !prepare(row) { return }
    }
  }

  /// Returns whether the element is in being now.
  private mutating func build(elementOf row: Int, isPrefetched: Bool) -> Bool {
    let element = elements[row]
    if lives[element] != nil { return true }
    if record.built >= parameters.buildLimit { return false }
    lives[element] = Life(isPrefetched: isPrefetched)
    record.built += 1
    if isPrefetched { record.prefetched += 1 }
    frame.used.insert(element)
    return true
  }

  private mutating func measure(_ row: Int) {
    if isMeasured[row] { return }
    isMeasured[row] = true
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
    var start = distances[distances.count - 1] + lengths[lastSeen] + spacing
    while row < lengths.count, start < viewport + prefetchDistance,
      prefetch(row, limit: parameters.prefetchRows)
    {
      start += lengths[row] + spacing
      row += 1
    }
  }

  private mutating func prefetchAbove() {
    var row = record.seen.lowerBound - 1
    var end = distances[0] - spacing
    while row >= 0, end > -prefetchDistance,
      prefetch(row, limit: parameters.prefetchRows)
    {
      end -= lengths[row] + spacing
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
    for row in candidates where lengths.indices.contains(row) {
      _ = prefetch(row, limit: 1)
    }
  }

  /// Uses the row's element, built now if need be, and measures the row.
  ///
  /// Returns `false`, with nothing done, if it is not in being and may not be built: `limit`
  /// elements were prefetched in this frame, or it can build no more.
  private mutating func prefetch(_ row: Int, limit: Int) -> Bool {
    let element = elements[row]
    if lives[element] == nil {
      if record.prefetched >= limit { return false }
      if !build(elementOf: row, isPrefetched: true) { return false }
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
      } else if isLazy, case .to(let frames) = parameters.retain,
        changes - life.lastUse >= frames
      {
        record.released += 1
        if life.isPrefetched && !life.wasSeen { record.prefetchWasted += 1 }
        lives[element] = nil
      }
    }
    for element in lives.indices where lives[element] != nil {
      record.live += 1
      if !isSeen(element: element) { record.held += 1 }
    }
  }

  private func isSeen(element: Int) -> Bool {
    for row in record.seen where elements[row] == element { return true }
    return false
  }
}
