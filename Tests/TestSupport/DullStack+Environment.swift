import LazyStacks

extension DullStack {
  /// Brings rows in and takes rows away, finds the anchor among those that are there now, and
  /// measures again what is in being.
  mutating func change(to new: ContentEnvironment, after old: DullStack) {
    environment = new
    for block in blocks.indices where !isShown(block) {
      for element in elements(of: block) { lives[element] = nil }
    }
    resolveRows()
    countReruns(after: old)
    guard let before = old.position, !rows.isEmpty else {
      measureAgain()
      target = nil
      position = nil
      if !rows.isEmpty { layOutAnew() } else if !old.rows.isEmpty { leaveEmpty(after: old) }
      frame.hasChange = record.rerun > 0 || old.rowCount != rowCount
      return
    }

    if record.rerun > 0 || rowCount != old.rowCount { frame.hasChange = true }
    if isWalked { editWalked(after: old) }
    findAnchor(from: before.subview, after: old)
    if rows.isEmpty { return leaveEmpty(after: old) }
    moveTarget(from: old)
    frame.pending = ScrollPosition(subview: frame.anchor, distance: before.distance)
    position = frame.pending
    if target == .edge(.top) { frame.anchor = 0 }
    if target == .edge(.bottom) { frame.anchor = rowCount - 1 }
    if !(walked.run.lowerBound...walked.run.upperBound).contains(frame.anchor) { walked.isConnected = false }
    record.baseExtent = contentExtent
    frame.baseStart = start(of: frame.anchor)
    measureAgain()
    if !isLazy { buildEverything() }
    switch target {
    case .subview(let row, _): _ = prepare(row)
    case .edge(.bottom): _ = prepare(rowCount - 1)
    case .edge(.top), .element, .offset, nil: break
    }
    resumeTarget()
  }

  private mutating func leaveEmpty(after old: DullStack) {
    target = nil
    position = nil
    emptyOffset = old.offset
    record.baseExtent = contentExtent
  }

  /// Finds the row that is the anchor now; what comes before it must be known.
  private mutating func findAnchor(from place: Int, after old: DullStack) {
    if !isLazy { makeAllKnown() }
    if rows.isEmpty { return }
    frame.anchor = survivingAnchor(at: place, after: old)
    if target == .edge(.top) { return }
    if let row = rows[frame.anchor] {
      _ = findFirstRow(ofElement: row.element)
      frame.anchor = index(of: row) ?? 0
    } else {
      while !rows.isEmpty, !makeKnown(frame.anchor), record.exhausted == nil {
        frame.anchor = min(frame.anchor, rowCount - 1)
      }
    }
    // Chosen: the last row known stands in for one that the limit kept from being found.
    if record.exhausted != nil { frame.anchor = max(0, min(frame.anchor, knownCount - 1)) }
  }

  private mutating func countReruns(after old: DullStack) {
    for element in lives.indices where lives[element] != nil {
      let reads = candidates(ofElement: element).contains { candidate in
        if candidate.isText && environment.textScale != old.environment.textScale { return true }
        guard let flag = candidate.visibility.flag else { return false }
        return environment.flags[flag] != old.environment.flags[flag]
      }
      if reads { record.rerun += 1 }
    }
  }

  private mutating func layOutAnew() {
    walked = Walked()
    frame.isAnew = true
    frame.pending = ScrollPosition(subview: 0, distance: leading - emptyOffset)
    if isLazy { takeSample() } else { buildEverything() }
  }

  /// The anchor's row if it stays, else the one that takes its place.
  private func survivingAnchor(at place: Int, after old: DullStack) -> Int {
    if place < old.rowCount, let same = index(of: old.rows[place]) { return same }
    var nearest: (distance: Int, now: Int)?
    for seen in old.record.seen {
      guard let now = index(of: old.rows[seen]) else { continue }
      if let nearest, nearest.distance <= abs(seen - place) { continue }
      nearest = (abs(seen - place), now)
    }
    if let nearest { return nearest.now }
    for step in 1...max(1, old.rowCount) {
      for candidate in [place + step, place - step] where (0..<old.knownCount).contains(candidate) {
        if let same = index(of: old.rows[candidate]) { return same }
      }
    }
    return min(place, rowCount - 1)
  }

  private mutating func moveTarget(from old: DullStack) {
    switch target {
    case .subview(let row, let alignment):
      target = index(of: old.rows[row]).flatMap { $0 < knownCount ? .subview($0, alignment) : nil }
    case .edge(.bottom):
      if knownCount < rowCount { target = nil }
    case .edge(.top), .element, .offset, nil: break
    }
  }

  private mutating func measureAgain() {
    for element in lives.indices where lives[element] != nil { measureAgain(element) }
  }
}

extension DullStack {
  /// Moves the run and the published extent by the rows that came and went.
  private mutating func editWalked(after old: DullStack) {
    let run = old.walked.run
    let gone = run.filter { index(of: old.rows[$0]) == nil }
    for row in gone { walked.total -= old.measuredLength(of: row) + spacing }
    walked.total += signedExtentWithSpacing(ofRows: rowCount - old.rowCount + gone.count)

    guard let first = run.first(where: { index(of: old.rows[$0]) != nil }),
      let place = index(of: old.rows[first])
    else {
      let place = min(run.lowerBound, rowCount - 1)
      if run.isEmpty, place == run.lowerBound, place == 0 || index(of: old.rows[place - 1]) == place - 1 {
        walked.run = run
        walked.isConnected = place == 0 || (walked.isConnected && isSame(before: place, place, old))
        return
      }
      walked.run = place..<place
      walked.runStart = signedExtentWithSpacing(ofRows: place)
      walked.isConnected = place == 0
      return
    }
    var end = place + 1
    var next = first + 1
    while next < run.upperBound, end < rowCount, rows[end] == old.rows[next] {
      end += 1
      next += 1
    }
    walked.run = place..<end
    walked.runStart += signedExtentWithSpacing(ofRows: place - run.lowerBound)
    walked.isConnected = place == 0 || (walked.isConnected && isSame(before: run.lowerBound, place, old))
  }

  /// Whether the same rows lead to the run as before, and none can have another length.
  private func isSame(before oldPlace: Int, _ place: Int, _ old: DullStack) -> Bool {
    let hasText = blocks.contains { $0.elements.contains { $0.contains(where: \.isText) } }
    if hasText && environment.textScale != old.environment.textScale { return false }
    return rows[..<place] == old.rows[..<oldPlace]
  }

  private func signedExtentWithSpacing(ofRows count: Int) -> Length {
    count < 0 ? -estimatedExtentWithSpacing(ofRows: -count) : estimatedExtentWithSpacing(ofRows: count)
  }
}
