/// Rows seen before their indices changed: where they are now, and where they were on screen.
struct MovedRows: Sendable {
  /// The rows that stay, by their new index.
  var distances: [Int: Length] = [:]

  /// How many were seen.
  var count = 0

  /// The elements they belong to.
  var elements = 0..<0

  /// How many of them are in a range.
  func stayed(in subviews: Range<Int>) -> Int { distances.keys.count { subviews.contains($0) } }

  /// Takes over that building changed the number of subviews.
  mutating func changeCount(by change: Int, at subview: Int) {
    let first = subview - min(0, change)
    if change == 0 || !distances.keys.contains(where: { $0 >= first }) { return }
    let moved = distances.map { ($0.key >= first ? $0.key + change : $0.key, $0.value) }
    distances = Dictionary(uniqueKeysWithValues: moved)
  }
}

extension LazyStack {
  /// Takes over an environment: rows come and go, those in being run their bodies again and are measured.
  ///
  /// The anchor stays where it is on screen; if its row is gone, the nearest of the rows seen stands in,
  /// then the nearest of all, and takes its distance.
  ///
  /// - Note: Documented: an off-screen body re-runs when an environment value that it reads changes, if
  ///   its row is in being (WWDC26 talk 321). Chosen: what an environment changes is no edit of the data,
  ///   so the anchor is kept as it is when sizes change.
  /// - Complexity: O(*m* + *l*) for *m* measured subviews and *l* elements in being.
  mutating func change(
    to environment: ContentEnvironment, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    let old = content
    content.change(to: environment)
    hasChangedEnvironment = true
    var move = Move(start: position, target: target)
    move.changesSomething = rerunBodies(insteadOf: old, into: &frame)
    (leading, trailing) = (content.leadingExtent(width: width), content.trailingExtent(width: width))
    moveLengths(from: old, into: &frame)
    if !content.isLazy { _ = resolveAll(into: &frame) }
    move.start.subview = standIn(for: position.subview, in: old)
    moveSeenRows(from: old)
    // The content's start is found without what follows it.
    if target?.place != .contentStart { resolve(anchorOf: &move, into: &frame) }
    move.target = moved(target, from: old)
    frame.baseExtent = currentContentExtent
    guard content.subviewCount > 0 else { return move }
    if let target = move.target { move.start.subview = target.subview }
    walked?.keepConnection(to: move.start.subview)
    move.baseEdge = publishedEdge(of: move.start.subview)
    remeasureLive(into: &frame)
    if !content.isLazy { buildAll(into: &frame) }
    if let target = move.target {
      // What is aligned by its length is measured first; the content's start is not.
      if target.place != .contentStart, frame.exhausted == nil {
        _ = measure(target.subview, because: .target, into: &frame)
      }
      move.start.distance = distance(of: target, length: placedLength(of: target.subview))
    }
    return move
  }

  /// Makes the anchor's index certain: rows that came before it are no more than estimated.
  ///
  /// Chosen: if that reaches the build limit, the last row known stands in.
  private mutating func resolve(anchorOf move: inout Move, into frame: inout FrameRecord) {
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
  private func moved(_ target: KeptTarget?, from old: ResolvedContent) -> KeptTarget? {
    guard var target, content.subviewCount > 0 else { return nil }
    switch target.place {
    case .aligned:
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
    lifetimes.remove { !content.keeps(element: $0, of: old) }
    frame.rerun = lifetimes.elements.count {
      content.reads(element: $0, changed: names, textScale: textScale)
    }
    return frame.rerun > 0 || old.subviewCount != content.subviewCount
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
  private mutating func remeasureLive(into frame: inout FrameRecord) {
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
  private mutating func moveSeenRows(from old: ResolvedContent) {
    var moved = MovedRows(count: seen.subviews.count, elements: old.elements(of: seen.subviews))
    var distance = seen.start
    for (subview, length) in zip(seen.subviews, seen.lengths) {
      if let index = content.index(of: subview, in: old) { moved.distances[index] = distance }
      distance += length + extents.spacing
    }
    movedRows = moved
    // Lengths and indices of the last frame no longer hold.
    seen = SeenRows()
  }

  /// The row that takes the anchor's place: itself, the nearest row seen, or the nearest of all.
  private func standIn(for anchor: Int, in old: ResolvedContent) -> Int {
    if let index = content.index(of: anchor, in: old) { return index }
    for subview in seen.subviews.sorted(by: { abs($0 - anchor) < abs($1 - anchor) }) {
      if let index = content.index(of: subview, in: old) { return index }
    }
    var (after, before) = (anchor + 1, anchor - 1)
    while before >= 0 || (after < old.subviewCount && old.isResolved(after)) {
      if after < old.subviewCount, old.isResolved(after), let index = content.index(of: after, in: old) {
        return index
      }
      if before >= 0, let index = content.index(of: before, in: old) { return index }
      (after, before) = (after + 1, before - 1)
    }
    return max(0, min(anchor, content.subviewCount - 1))
  }
}
