/// What changes about the content between two frames.
enum ContentChange {
  case environment(ContentEnvironment)
  case edit([DataEdit])
  case state(element: Int, flag: String, value: Bool)
}

extension ContentChange {
  /// Whether elements come, go or move, so that something must be chosen to stay in place.
  var isDataEdit: Bool {
    guard case .edit(let edits) = self else { return false }
    return edits.contains { if case .resize = $0 { false } else { true } }
  }
}

extension ResolvedContent {
  /// Takes over a change; returns the elements that were told to move.
  ///
  /// - Precondition: Edits can be applied, which ``apply(_:)`` tells of a copy.
  mutating func take(_ change: ContentChange) -> Set<Int> {
    switch change {
    case .environment(let environment): self.change(to: environment)
    case .state(let element, let flag, let value): set(flag, ofElement: element, to: value)
    case .edit(let edits):
      do {
        return try apply(edits)
      } catch {
        preconditionFailure("edit \(error.index): \(error.reason)")
      }
    }
    return []
  }
}

extension LazyStack {
  /// Takes over changed content: rows come and go, those in being run their bodies again and are measured.
  ///
  /// - Note: Documented: an off-screen body re-runs when an environment value that it reads changes, if
  ///   its row is in being; rows that are not built do not notice changes (WWDC26 talk 321). Chosen: what an
  ///   environment, a row's state or a resize changes is no edit of the data, so the anchor stays.
  /// - Complexity: O(*m* + *l*) for *m* measured subviews and *l* elements in being.
  mutating func adopt(
    _ change: ContentChange, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    let old = content
    let tail = Tail(after: position.subview, in: self)
    let told = content.take(change)
    hasOldLengths = true
    var move = Move(start: position, target: target)
    move.changesSomething = rerunBodies(insteadOf: old, into: &frame) || change.isDataEdit
    (leading, trailing) = (content.leadingExtent(width: width), content.trailingExtent(width: width))
    moveLengths(from: old, into: &frame)
    if !content.isLazy { _ = resolveAll(into: &frame) }
    move.start.subview = standIn(for: position.subview, in: old, told: told)
    moveSeenRows(from: old, told: told, isEdit: change.isDataEdit)
    guard content.subviewCount > 0 else {
      frame.baseExtent = currentContentExtent
      return move
    }
    if change.isDataEdit {
      keepPlace(of: &move, told: told, in: old, tail, into: &frame)
    } else {
      keepAnchor(of: &move, in: old, into: &frame)
    }
    frame.baseExtent = currentContentExtent
    guard content.subviewCount > 0 else { return move }
    walked?.keepConnection(to: move.start.subview)
    move.baseEdge = publishedEdge(of: move.start.subview)
    let length = extents.measuredLength(of: move.start.subview)
    remeasureLive(into: &frame)
    if !content.isLazy { buildAll(into: &frame) }
    if change.isDataEdit { return move }
    align(&move, from: length, into: &frame)
    return move
  }

  /// Puts the anchor where it is to be after sizes have changed: a target by its alignment, and the last
  /// row seen, where the content's end counts, with its end where it was.
  func align(_ move: inout Move, from oldLength: Length?) {
    if let target = move.target {
      move.start.distance = distance(of: target, length: placedLength(of: target.subview))
    } else if anchorsAtEnd, let oldLength, let length = extents.measuredLength(of: move.start.subview) {
      move.start.distance += oldLength - length
    }
  }

  private mutating func align(_ move: inout Move, from oldLength: Length?, into frame: inout FrameRecord) {
    // What is aligned by its length is measured first; the content's start is not.
    if let target = move.target, target.place != .contentStart, frame.exhausted == nil {
      _ = measure(target.subview, because: .target, into: &frame)
    }
    align(&move, from: oldLength)
  }

  /// The anchor stays, or what stands in for it; a target goes with its row.
  private mutating func keepAnchor(
    of move: inout Move, in old: ResolvedContent, into frame: inout FrameRecord
  ) {
    // The content's start is found without what follows it.
    if target?.place != .contentStart { resolve(anchorOf: &move, into: &frame) }
    move.target = moved(target, from: old)
    if let target = move.target, content.subviewCount > 0 { move.start.subview = target.subview }
  }

  /// Makes the anchor's index certain: rows that came before it are no more than estimated.
  ///
  /// Chosen: if that reaches the build limit, the last row known stands in.
  mutating func resolve(anchorOf move: inout Move, into frame: inout FrameRecord) {
    while content.subviewCount > 0, !content.isResolved(move.start.subview) {
      let anchor = move.start.subview
      let element = content.element(of: anchor)
      let first = content.subviews(ofElement: element)?.lowerBound
      let isKnown =
        first == nil
        ? resolve(upTo: anchor, because: .index, into: &frame) : resolve(element: element, into: &frame)
      guard isKnown else {
        move.start.subview = max(0, content.resolvedSubviewCount - 1)
        return
      }
      if let first, let newFirst = content.subviews(ofElement: element)?.lowerBound {
        move.start.subview = newFirst + anchor - first
      } else {
        move.start.subview = max(0, min(anchor, content.subviewCount - 1))
      }
    }
  }

  /// A target by its row's new index; the row at an end of the content is whichever is there now.
  func moved(_ target: KeptTarget?, from old: ResolvedContent) -> KeptTarget? {
    guard var target, content.subviewCount > 0 else { return nil }
    switch target.place {
    case .aligned, .startAt, .endAt:
      guard let index = content.index(of: target.subview, in: old), content.isResolved(index) else {
        return nil
      }
      target.subview = index
    case .contentStart: target.subview = 0
    case .contentEnd:
      if !content.isResolved(content.subviewCount - 1) { return nil }
      target.subview = content.subviewCount - 1
    }
    return target
  }

  /// Counts the bodies that read what changed, and lets go of elements that are no longer there.
  ///
  /// - Returns: Whether that changes something.
  mutating func rerunBodies(
    insteadOf old: ResolvedContent, into frame: inout FrameRecord
  ) -> Bool {
    let (names, textScale) = content.environment.differences(from: old.environment)
    var rerun = 0
    lifetimes.remap(seen: old.elements(of: seen.subviews)) { element in
      guard let new = content.element(sameAs: element, in: old) else { return nil }
      if content.reads(element: new, changed: names, textScale: textScale)
        || content.differs(element: new, from: element, in: old)
      {
        rerun += 1
      }
      return new
    }
    frame.rerun += rerun
    return rerun > 0 || old.subviewCount != content.subviewCount
  }

  /// Moves the remembered lengths to where their rows are now.
  private mutating func moveLengths(from old: ResolvedContent, into frame: inout FrameRecord) {
    var moved = MeasuredExtents(content, parameters)
    var goneCount = 0
    extents.forEachMeasured { subview, length in
      if let index = content.index(of: subview, in: old) {
        moved.measure(index, as: length)
      } else {
        goneCount += 1
      }
    }
    // What an eager stack has measured has appeared.
    if !content.isLazy { frame.disappeared = goneCount }
    extents = moved
    walked?.edit(to: content.subviewCount, keepsLengths: content.keepsLengths(of: old)) {
      content.index(of: $0, in: old)
    }
  }

  /// Measures all rows in being that were measured before.
  mutating func remeasureLive(into frame: inout FrameRecord) {
    var measured: [(Int, Length)] = []
    extents.forEachMeasured { subview, length in
      if lifetimes.contains(content.element(of: subview)) { measured.append((subview, length)) }
    }
    for (subview, length) in measured {
      let now = content.length(of: subview, width: width)
      if now != length { remember(now, of: subview, into: &frame) }
    }
    walked?.remeasure { extents.measuredLength(of: $0) ?? .zero }
  }

  /// Measures the rows of an element that comes back into being, as far as they are remembered.
  mutating func remeasureRows(ofElement element: Int, into frame: inout FrameRecord) {
    for subview in content.subviews(ofElement: element) ?? 0..<0 {
      guard let length = extents.measuredLength(of: subview) else { continue }
      let now = content.length(of: subview, width: width)
      if now != length { remember(now, of: subview, into: &frame) }
    }
  }

  /// Remembers where the rows seen were, by where they are now.
  private mutating func moveSeenRows(from old: ResolvedContent, told: Set<Int>, isEdit: Bool) {
    var moved = MovedRows(count: seen.subviews.count, isEdit: isEdit)
    moved.pinned = pinned.flatMap { content.index(of: $0.subview, in: old) }
    var distance = seen.start
    for (subview, length) in zip(seen.subviews, seen.lengths) {
      if let index = content.index(of: subview, in: old) {
        moved.distances[index] = distance
        if !told.isEmpty, told.contains(content.element(of: index)) { moved.told.insert(index) }
      }
      distance += length + extents.spacing
    }
    movedRows = moved
    // Lengths and indices of the last frame no longer hold.
    seen = SeenRows()
  }

  /// Remembers where the rows seen were, before some take another length.
  mutating func noteSeenRows() {
    if movedRows != nil { return }
    var moved = MovedRows(count: seen.subviews.count, elements: content.elements(of: seen.subviews))
    moved.pinned = pinned?.subview
    var distance = seen.start
    for (subview, length) in zip(seen.subviews, seen.lengths) {
      moved.distances[subview] = distance
      distance += length + extents.spacing
    }
    movedRows = moved
    seen = SeenRows()
  }

  /// The row that takes the anchor's place: itself, the nearest row seen, or the nearest of all.
  ///
  /// Chosen: beyond a million rows on either side none is looked for.
  private func standIn(for anchor: Int, in old: ResolvedContent, told: Set<Int>) -> Int {
    func index(of subview: Int) -> Int? {
      content.index(of: subview, in: old).flatMap { index in
        !told.isEmpty && content.isResolved(index) && told.contains(content.element(of: index)) ? nil : index
      }
    }
    if let index = index(of: anchor) { return index }
    for subview in seen.subviews.sorted(by: { abs($0 - anchor) < abs($1 - anchor) }) {
      if let index = index(of: subview) { return index }
    }
    var (after, before) = (anchor + 1, anchor - 1)
    let known = old.resolvedSubviewCount
    while before >= 0 || after < known, after - anchor <= 1_000_000 {
      if after < known, let index = index(of: after) { return index }
      if before >= 0, let index = index(of: before) { return index }
      (after, before) = (after + 1, before - 1)
    }
    return max(0, min(anchor, content.subviewCount - 1))
  }
}
