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
  /// Takes over a change.
  ///
  /// - Precondition: Edits can be applied, which ``apply(_:)`` tells of a copy.
  mutating func take(_ change: ContentChange) -> EditOutcome {
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
    return EditOutcome(splices: nil)
  }
}

/// Edits that were applied to a copy of the content.
struct PreparedEdit: Sendable {
  let content: ResolvedContent
  let outcome: EditOutcome
}

extension LazyStack {
  /// Applies edits to a copy of the content, which the next frame takes over instead of applying them again.
  ///
  /// - Throws: ``IndexedEditError``, with the first edit that cannot be applied.
  package mutating func prepare(_ edits: [DataEdit]) throws(IndexedEditError) -> EditOutcome {
    var changed = content
    let outcome = try changed.apply(edits)
    preparedEdit = PreparedEdit(content: changed, outcome: outcome)
    return outcome
  }

  /// Takes over a change, prepared or not.
  mutating func prepared(for change: ContentChange) -> EditOutcome {
    defer { preparedEdit = nil }
    guard case .edit = change, let preparedEdit else { return content.take(change) }
    content = preparedEdit.content
    return preparedEdit.outcome
  }

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
    noteSeenRows()
    let outcome = prepared(for: change)
    let told = outcome.told
    if !outcome.keepsRows { hasOldLengths = true }
    var move = Move(start: position, target: target)
    move.changesSomething =
      rerunBodies(insteadOf: old, after: outcome, into: &frame) || change.isDataEdit
      || content.environment != old.environment
    takeEnds(into: &move)
    let standIn = standIn(for: position.subview, in: old, told: told)
    moveSeenRows(from: old, told: told, isEdit: change.isDataEdit)
    moveLengths(from: old, after: outcome, into: &frame)
    if !content.isLazy {
      _ = resolveAll(into: &frame)
      // Nothing is estimated where everything is built, so what stays is decided by true lengths.
      if change.isDataEdit, content.subviewCount > 0 { buildAll(into: &frame) }
    }
    frame.baseExtent = currentContentExtent
    guard content.subviewCount > 0 else { return move }
    if change.isDataEdit {
      keepPlace(of: &move, standIn, told: told, in: old, tail, into: &frame)
    } else {
      keepAnchor(of: &move, standIn, in: old, into: &frame)
    }
    guard content.subviewCount > 0 else {
      frame.baseExtent = currentContentExtent
      return move
    }
    walked?.keepConnection(to: move.start.subview)
    move.baseEdge = publishedEdge(of: move.start.subview)
    let length = extents.measuredLength(of: move.start.subview)
    if !outcome.keepsRows { remeasureLive(into: &frame) }
    if !content.isLazy { buildAll(into: &frame) }
    if change.isDataEdit { return move }
    align(&move, from: length, into: &frame)
    return move
  }

  /// Takes over the lengths of what stands before and after the stack.
  ///
  /// - Note: Chosen: what is first on screen stays. While that is a view before the stack, what follows its start makes
  ///   way; else the row at the top stays.
  mutating func takeEnds(into move: inout Move) {
    let before = leadingParts
    measureEnds()
    guard target == nil, !anchorsAtEnd, before.count == leadingParts.count else { return }
    var end = Length.zero
    guard
      let first = before.firstIndex(where: {
        end += $0; return end > record.offset
      })
    else { return }
    for index in first..<before.count { move.start.distance += leadingParts[index] - before[index] }
  }

  /// Measures what stands before and after the rows.
  mutating func measureEnds() {
    leadingParts = content.leadingParts(width: width)
    leading = leadingParts.reduce(content.padding.top, +)
    trailing = content.trailingExtent(width: width)
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

  /// The same, where the length of a target may be unknown.
  mutating func align(_ move: inout Move, from oldLength: Length?, into frame: inout FrameRecord) {
    // What is aligned by its length is measured first; the content's start is not.
    if let target = move.target, target.place != .contentStart, frame.exhausted == nil {
      _ = measure(target.subview, because: .target, into: &frame)
    }
    align(&move, from: oldLength)
  }

  /// The anchor stays, or what stands in for it; a target goes with its row.
  private mutating func keepAnchor(
    of move: inout Move, _ standIn: RowPlace?, in old: ResolvedContent, into frame: inout FrameRecord
  ) {
    // The content's start is found without what follows it.
    if target?.place != .contentStart { resolve(anchorOf: &move, standIn, into: &frame) }
    move.target = moved(target, from: old)
    if let target = move.target, content.subviewCount > 0 { move.start.subview = target.subview }
    frame.baseExtent = currentContentExtent
  }

  /// Puts a row that stands in for the anchor in its place, and makes its index certain; without one it is the
  /// row that has the anchor's index now.
  ///
  /// Chosen: if that reaches the build limit, the last row known stands in.
  mutating func resolve(anchorOf move: inout Move, _ standIn: RowPlace?, into frame: inout FrameRecord) {
    if let standIn {
      if resolve(element: standIn.element, into: &frame), let index = content.index(of: standIn) {
        move.start.subview = index
        return
      }
      move.start.subview = content.index(of: standIn) ?? move.start.subview
    } else {
      move.start.subview = max(0, min(move.start.subview, content.subviewCount - 1))
      while frame.exhausted == nil, content.subviewCount > 0, !content.isResolved(move.start.subview) {
        _ = resolve(upTo: move.start.subview, because: .index, into: &frame)
        move.start.subview = max(0, min(move.start.subview, content.subviewCount - 1))
      }
    }
    if frame.exhausted != nil { clampToKnown(&move) }
  }

  /// The last row known stands in for one whose index is not certain.
  func clampToKnown(_ move: inout Move) {
    move.start.subview = max(0, min(move.start.subview, content.resolvedSubviewCount - 1))
  }

  /// A target by its row's new index; the row at an end of the content is whichever is there now.
  func moved(_ target: KeptTarget?, from old: ResolvedContent) -> KeptTarget? {
    guard var target, content.subviewCount > 0 else { return nil }
    switch target.place {
    case .aligned, .startAt, .endAt:
      guard let index = content.heir(of: target.subview, in: old).flatMap({ content.index(of: $0) }),
        content.isResolved(index)
      else {
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
    insteadOf old: ResolvedContent, after outcome: EditOutcome, into frame: inout FrameRecord
  ) -> Bool {
    let (names, textScale) = content.environment.differences(from: old.environment)
    var rerun = 0
    lifetimes.remap(seen: movedRows?.elements ?? 0..<0) { element in
      guard let new = content.element(sameAs: element, in: old) else { return nil }
      if outcome.keepsRows { return new }
      if content.reads(element: new, changed: names, textScale: textScale)
        || content.differs(element: new, from: element, in: old)
      {
        rerun += 1
      }
      return new
    }
    frame.rerun += rerun
    loads = loads.filter { content.element(with: $0.key).map { lifetimes.contains($0) } ?? false }
    return rerun > 0 || old.subviewCount != content.subviewCount
  }

  /// Moves the remembered lengths to where their rows are now.
  private mutating func moveLengths(
    from old: ResolvedContent, after outcome: EditOutcome, into frame: inout FrameRecord
  ) {
    if let splices = outcome.splices {
      let measured = extents.measuredCount
      for splice in splices { extents.apply(splice) }
      if !content.isLazy { frame.disappeared = measured - extents.measuredCount }
    } else {
      moveEachLength(from: old, into: &frame)
    }
    walked?.edit(to: content.subviewCount, keepsLengths: content.keepsLengths(of: old)) {
      content.index(of: $0, in: old)
    } isPrefixKept: { index in
      if let splices = outcome.splices { return splices.allSatisfy { $0.first >= index || $0.change == 0 } }
      return (0..<index).allSatisfy { content.index(of: $0, in: old) == $0 }
    }
  }

  /// The same one by one, where rows have changed places, or their number is uncertain.
  private mutating func moveEachLength(from old: ResolvedContent, into frame: inout FrameRecord) {
    var moved = MeasuredExtents(content, parameters)
    var goneCount = 0
    extents.forEachMeasured { subview, length in
      guard let row = content.row(sameAs: subview, in: old) else {
        goneCount += 1
        return
      }
      if let index = content.index(of: row) {
        moved.measure(index, as: length)
      } else {
        movedRows?.uncertain[row.element, default: [:]][row.view, default: (nil, nil)].length = length
      }
    }
    // What an eager stack has measured has appeared.
    if !content.isLazy { frame.disappeared = goneCount }
    extents = moved
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
    guard let before = movedRows else { return }
    var moved = MovedRows(told: told, count: before.count, isEdit: isEdit)
    moved.pinned = before.pinned.flatMap { content.index(of: $0, in: old) }
    for (subview, distance) in before.distances {
      guard let row = content.row(sameAs: subview, in: old) else { continue }
      if let index = content.index(of: row) {
        moved.distances[index] = distance
      } else {
        moved.uncertain[row.element, default: [:]][row.view, default: (nil, nil)].distance = distance
      }
    }
    movedRows = moved
  }

  /// Remembers where the rows seen were, before some take another length or index.
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

  /// The row that takes the anchor's place: itself, the nearest row seen, or the nearest of all; `nil` if none
  /// that was known is there.
  ///
  /// Chosen: beyond a million rows on either side none is looked for.
  private func standIn(for anchor: Int, in old: ResolvedContent, told: Set<Int>) -> RowPlace? {
    func row(sameAs subview: Int) -> RowPlace? {
      content.row(sameAs: subview, in: old).flatMap { told.contains($0.element) ? nil : $0 }
    }
    if let row = content.heir(of: anchor, in: old), !told.contains(row.element) { return row }
    let seen = movedRows?.distances.keys.sorted { (abs($0 - anchor), $0) < (abs($1 - anchor), $1) }
    for subview in seen ?? [] {
      if let row = row(sameAs: subview) { return row }
    }
    var (after, before) = (anchor + 1, anchor - 1)
    let known = old.resolvedSubviewCount
    while before >= 0 || after < known, after - anchor <= 1_000_000 {
      if after < known, let row = row(sameAs: after) { return row }
      if before >= 0, let row = row(sameAs: before) { return row }
      (after, before) = (after + 1, before - 1)
    }
    return nil
  }
}
