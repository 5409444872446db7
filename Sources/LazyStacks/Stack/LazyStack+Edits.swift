/// What stays in place when the data changes.
extension LazyStack {
  /// What stays when elements come, go or move: as the model says, else as the content's modifiers do.
  public var editAnchoring: ModelParameters.EditAnchoring {
    parameters.edits ?? region.content.anchors.editAnchoring
  }

  /// Whether sizes change from the content's end, so that the last row seen is the anchor.
  var anchorsAtEnd: Bool { editAnchoring == .keepEnd }

  /// Decides what stays after an edit.
  ///
  /// - Note: Observed: SwiftUI keeps the content offset. Documented: with a bound position the row stays, with
  ///   a bottom anchor the distance from the end. Chosen: an edit that leaves the anchor where it is, is no jump.
  mutating func keepPlaceAfterEdit(of move: inout Move, _ before: Before, into frame: inout Frame) {
    let start = move.start
    switch editAnchoring {
    case .keepVisible: return keepVisible(&move, before, into: &frame)
    case .keepOffset: keepOffset(&move, before, into: &frame)
    case .keepEnd: keepEnd(&move, before, into: &frame)
    }
    move.target = nil
    // Chosen: where a limit is reached before it is known where to go, the row that takes the anchor's place stays.
    if frame.isAtLimit {
      move = Move(start: start, changesSomething: move.changesSomething)
      move.start.subview =
        region.findReplacement(of: before.anchor, into: &frame) ?? region.content.subviews.upperBound
      clampToKnown(&move)
    }
  }

  private mutating func keepOffset(_ move: inout Move, _ before: Before, into frame: inout Frame) {
    if let kept = survivor(of: move.start, before),
      derivedDistance(of: kept, at: record.offset) == move.start.distance
    {
      move.start.subview = kept
    } else {
      jump(to: .offset(record.offset), with: &move, into: &frame)
    }
  }

  private mutating func keepEnd(_ move: inout Move, _ before: Before, into frame: inout Frame) {
    if let room = before.tail.room {
      keepLastRow(&move, room: room, before, into: &frame)
    } else if let kept = survivor(of: move.start, before),
      region.extents.extent(from: kept + 1) == before.tail.extent
    {
      move.start.subview = kept
    } else if before.tail.distance <= .zero {
      jump(to: .edge(.bottom), with: &move, into: &frame)
    } else {
      let offset = currentContentExtent - visibleExtent - before.tail.distance
      jump(to: .offset(offset), with: &move, into: &frame)
    }
  }

  /// Where the last row was on screen, the last row there is now ends where that one did, however far what is
  /// published is off.
  private mutating func keepLastRow(
    _ move: inout Move, room: Length, _ before: Before, into frame: inout Frame
  ) {
    guard region.resolveLast(into: &frame), let last = region.subviews.last,
      let length = region.measure(last, because: .target, into: &frame)
    else { return }
    let isKept = before.content.subviews.last.flatMap { survivor(of: $0, before) } == last
    move.start = ScrollPosition(subview: last, distance: visibleExtent - room - length)
    if !isKept { move.motion = .jump }
  }

  /// The anchor's row, or the one that takes its place, stays where it was on screen.
  private mutating func keepVisible(_ move: inout Move, _ before: Before, into frame: inout Frame) {
    resolve(anchorOf: &move, before, into: &frame)
    frame.record.baseExtent = currentContentExtent
    guard let target = move.target, let index = survivor(of: target.subview, before) else {
      move.target = nil
      return
    }
    move.target = kept(target, at: index)
    move.start.subview = index
  }

  /// The row that was the anchor, by its index now.
  private func survivor(of start: ScrollPosition, _ before: Before) -> SubviewIndex? {
    survivor(of: start.subview, before)
  }

  /// A row by its index now, if it is still there, the edit did not move it and it is certain to stand where it does.
  private func survivor(of subview: SubviewIndex, _ before: Before) -> SubviewIndex? {
    guard let index = region.content.index(of: subview, in: before.content),
      region.content.isResolved(index),
      !before.anchor.moved.contains(region.content.key(ofElement: region.content.element(of: index)))
    else { return nil }
    return index
  }

  private mutating func jump(to goal: ScrollGoal, with move: inout Move, into frame: inout Frame) {
    let changesSomething = move.changesSomething
    move = jump(to: goal, from: move.start, into: &frame)
    move.changesSomething = changesSomething
  }
}
