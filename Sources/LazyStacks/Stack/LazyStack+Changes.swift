/// Content that changes, and what stays in place.
extension LazyStack {
  /// What stood where before the data or what it reads changed.
  struct Before {
    /// The anchor, and the content as it was.
    let anchor: Region.AnchorBefore

    /// The content as it was.
    var content: ResolvedContent { anchor.content }

    /// What lay after the anchor, and after the viewport.
    let tail: Tail
  }

  /// What lay after a row, and after the viewport, before a change.
  struct Tail {
    /// What the subviews after the row take.
    let extent: Length

    /// From the viewport's end to the content's, as it was published.
    let distance: Length

    /// From the end of the last row to the viewport's; `nil` unless that row is on screen.
    let room: Length?

    init(after position: ScrollPosition, in stack: LazyStack, _ before: RowsBefore) {
      let region = stack.region
      extent = region.extents.extent(from: position.subview + 1)
      distance = stack.record.contentExtent - stack.record.offset - stack.visibleExtent
      guard let last = region.subviews.last, region.content.isResolved(last),
        let distance = before.distance(ofSeen: last)
      else {
        room = nil
        return
      }
      // It may have loaded in this frame, by which an anchor has moved.
      let start = position.subview == last ? position.distance : distance
      room = stack.visibleExtent - start - region.placedLength(of: last)
    }
  }

  /// Takes over changed content: rows come and go, those that are alive run their bodies again and are measured.
  ///
  /// - Note: Documented: an off-screen body re-runs when an environment value that it reads changes, if
  ///   its row is alive; rows that are not built do not notice changes (WWDC26 talk 321). Chosen: what an
  ///   environment, a row's state or a resize changes is no edit of the data, so the anchor stays.
  /// - Complexity: O(*m* + *l*) for *m* measured subviews and *l* elements that are alive.
  mutating func adopt(
    _ change: ContentChange, from position: ScrollPosition, into frame: inout Frame
  ) -> Move {
    let old = region.content
    let tail = Tail(after: position, in: self, frame.before)
    frame.before.letMove(in: old)
    let (outcome, changesSomething) = region.take(change, into: &frame)
    var move = Move(start: position, changesSomething: changesSomething, target: anchor?.target)
    scene.measureEnds(of: region.content)
    let before = Before(
      anchor: Region.AnchorBefore(
        content: old, subview: position.subview, seen: frame.before.elements(in: old),
        moved: Set(outcome.moved.map { region.content.key(ofElement: $0) }),
        isBound: change.isDataEdit && editAnchoring == .keepVisible),
      tail: tail)
    region.moveRows(from: old, after: outcome, isDataEdit: change.isDataEdit, into: &frame)
    if region.content.hasEagerLists { countEager(isDataEdit: change.isDataEdit, into: &frame) }
    keepPlace(of: &move, isDataEdit: change.isDataEdit, before, into: &frame)
    guard !region.content.subviews.isEmpty else { return move }
    move.baseEdge = region.take(anchor: move.start.subview)
    let length = region.extents.measuredLength(of: move.start.subview)
    if !outcome.keepsRows { region.remeasureLive(into: &frame) }
    if region.content.hasEagerLists { region.buildEager(into: &frame) }
    if !change.isDataEdit { align(&move, from: length, into: &frame) }
    return move
  }

  /// Nothing is estimated where everything is built, so what stays after an edit is decided by true lengths.
  private mutating func countEager(isDataEdit: Bool, into frame: inout Frame) {
    _ = region.resolveEager(into: &frame)
    if isDataEdit { region.buildEager(into: &frame) }
  }

  /// Decides what stays, and from which extent a correction is counted.
  private mutating func keepPlace(
    of move: inout Move, isDataEdit: Bool, _ before: Before, into frame: inout Frame
  ) {
    frame.record.baseExtent = currentContentExtent
    guard !region.content.subviews.isEmpty else { return }
    if isDataEdit {
      keepPlaceAfterEdit(of: &move, before, into: &frame)
    } else {
      keepAnchor(of: &move, before, into: &frame)
    }
    if region.content.subviews.isEmpty { frame.record.baseExtent = currentContentExtent }
  }

  /// The anchor stays, or the row that takes its place; a target goes with its row.
  private mutating func keepAnchor(of move: inout Move, _ before: Before, into frame: inout Frame) {
    resolve(anchorOf: &move, before, into: &frame)
    move.target = move.target.flatMap { moved($0, from: before.content) }
    if let target = move.target { move.start.subview = target.subview }
    frame.record.baseExtent = currentContentExtent
  }

  /// Puts the row that takes the anchor's place there, and makes its index certain; without one it is the
  /// row that has the anchor's index now.
  ///
  /// Chosen: if that reaches the build limit, the last row known takes the place.
  mutating func resolve(anchorOf move: inout Move, _ before: Before, into frame: inout Frame) {
    if let index = region.findReplacement(of: before.anchor, into: &frame) {
      move.start.subview = index
    } else if frame.isAtLimit {
      move.start.subview = region.content.subviews.upperBound
    } else {
      clamp(&move, to: region.content.subviews)
      while !frame.isAtLimit, !region.content.subviews.isEmpty,
        !region.content.isResolved(move.start.subview)
      {
        _ = region.resolve(upTo: move.start.subview, because: .index, into: &frame)
        clamp(&move, to: region.content.subviews)
      }
    }
    if frame.isAtLimit { clampToKnown(&move) }
  }

  /// The last row known of its list takes the place of one beyond it.
  func clampToKnown(_ move: inout Move) {
    let known = region.content.resolvedSubviews(ofList: region.content.list(of: move.start.subview))
    let rows = known.isEmpty ? region.content.resolvedSubviews : known
    move.start.subview = max(rows.lowerBound, min(move.start.subview, max(0, rows.upperBound - 1)))
  }

  /// Returns a target by its row's new index.
  ///
  /// One at an end of the content stays at its distance, whatever comes beyond it; if it is gone, the row at that end
  /// now is the target.
  ///
  /// - Returns: `nil` if the row is gone, or where it is is not known.
  private func moved(_ target: KeptTarget, from old: ResolvedContent) -> KeptTarget? {
    let content = region.content
    guard let last = content.subviews.last else { return nil }
    if let index = content.replacement(of: target.subview, in: old).flatMap({ content.index(of: $0) }),
      content.isResolved(index)
    {
      return kept(target, at: index)
    }
    switch target.place {
    case .aligned, .startAt, .endAt: return nil
    case .contentStart: return KeptTarget(subview: 0, place: .contentStart)
    case .contentEnd: return content.isResolved(last) ? KeptTarget(subview: last, place: .contentEnd) : nil
    }
  }

  /// Returns a target whose row has another index.
  ///
  /// At an end of the content it stays at its distance, whatever has come beyond it.
  func kept(_ target: KeptTarget, at index: SubviewIndex) -> KeptTarget {
    switch target.place {
    case .contentStart where index > 0: KeptTarget(subview: index, place: .startAt(scene.leading))
    case .contentEnd where index != region.content.subviews.last:
      KeptTarget(subview: index, place: .endAt(scene.trailing))
    default: KeptTarget(subview: index, place: target.place)
    }
  }

  /// The last of some rows takes the place of one beyond them.
  func clamp(_ move: inout Move, to subviews: Range<SubviewIndex>) {
    move.start.subview = max(0, min(move.start.subview, subviews.upperBound - 1))
  }
}

extension LazyStack {
  /// Puts the anchor where it is to be after sizes have changed: a target by its alignment, and the last
  /// row seen, where the content's end counts, with its end where it was.
  func align(_ move: inout Move, from oldLength: Length?) {
    if let target = move.target {
      move.start.distance = distance(of: target, length: region.placedLength(of: target.subview))
    } else if anchorsAtEnd, let oldLength,
      let length = region.extents.measuredLength(of: move.start.subview)
    {
      move.start.distance += oldLength - length
    }
  }

  /// Puts the anchor where it is to be after sizes have changed, where the length of a target may be unknown.
  mutating func align(_ move: inout Move, from oldLength: Length?, into frame: inout Frame) {
    // What is aligned by its length is measured first; the content's start is not.
    if let target = move.target, target.place != .contentStart, !frame.isAtLimit {
      _ = region.measure(target.subview, because: .target, into: &frame)
    }
    align(&move, from: oldLength)
  }

  /// Gives the rows whose loads are due their heights; what is on screen keeps its place by the anchor.
  ///
  /// - Returns: Where the anchor is then.
  mutating func finishLoads(from anchor: Anchor, into frame: inout Frame) -> ScrollPosition {
    guard region.late.isLoading else { return anchor.position }
    let length = region.extents.measuredLength(of: anchor.position.subview)
    guard region.finishLoads(into: &frame) else { return anchor.position }
    var move = Move(start: anchor.position, target: anchor.target)
    align(&move, from: length)
    return move.start
  }
}
