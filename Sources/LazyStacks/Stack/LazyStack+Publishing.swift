/// The pair that the scroll view goes by: offset and extent.
extension LazyStack {
  /// Derives offset and extent from the position, and records what of it no movement explains.
  ///
  /// - Returns: Where the anchor starts among the rows.
  mutating func publish(
    after move: Move, from before: Anchor?, at position: ScrollPosition?, into frame: inout Frame
  ) -> Length {
    guard let position else {
      frame.record.contentExtent = scene.leading + scene.trailing
      // Rows that turned out not to be there were moved as the command asked, if it left the content as it was.
      let offset =
        frame.record.baseExtent == nil ? scene.contentStart - region.screen.run.start : record.offset
      frame.record.offset = scene.clamped(offset, content: frame.record.contentExtent)
      return .zero
    }
    let correction = region.publish(
      since: move.baseEdge ?? before?.edge ?? .zero,
      of: move.baseEdge == nil ? before?.position.subview ?? 0 : move.start.subview,
      start: move.start.subview,
      placed: region.extents.isWalked ? placed(after: move, with: position.subview, in: frame) : nil)
    if !move.isJump { frame.record.offsetDelta = correction }
    frame.record.contentExtent = scene.leading + region.extents.extent + scene.trailing
    if frame.record.contentExtent >= Length.maximum { frame.record.limitReached = .extentLimit }
    let edge = region.extents.leadingEdge(of: position.subview)
    frame.record.offset = scene.contentStart + edge - position.distance
    return edge
  }

  /// The rows on screen, as walked estimates see them.
  ///
  /// A row placed in this frame starts where its neighbours put it, counted from the row that was placed
  /// first, whose edge was published before. Of short content at the viewport's end all is known.
  private func placed(after move: Move, with anchor: SubviewIndex, in frame: Frame) -> PageExtents.Placed {
    let screen = region.screen
    let isFirst = if case .none = frame.before { true } else { false }
    return PageExtents.Placed(
      rows: scene.gap > .zero ? screen.run.subviews : screen.rows(with: anchor), run: screen.run,
      end: region.distanceInRun(of: screen.run.subviews.upperBound),
      isJump: move.isDisconnected && !(isFirst && move.start.subview == 0), isFirst: isFirst)
  }
}

extension LazyStack {
  /// Records the largest movement on screen that nothing asked for.
  ///
  /// - Parameter position: The anchor before the frame.
  func noteShift(after move: Move, from position: ScrollPosition?, into frame: inout Frame) {
    if let moved = frame.before.moved, moved.isEdit { return noteShift(beside: .zero, into: &frame) }
    guard !move.isJump, let position else { return }
    // At an end of the content the command moves less than it was asked to, and a target is aligned.
    let subview = move.baseEdge == nil ? position.subview : move.start.subview
    let asked =
      frame.record.passes == 1 && move.target == nil
      ? move.commanded : region.distanceInRun(of: subview) - position.distance
    // Where all is laid out anew, nothing but the anchor has a place to keep.
    if frame.before.moved?.isRelayout != true { noteShift(beside: asked, into: &frame) }
  }

  /// Records the largest movement of a row seen before, less the anchor's.
  ///
  /// After an edit, rows that are no longer placed count with the distance that their edge gives them.
  private func noteShift(beside movement: Length, into frame: inout Frame) {
    switch frame.before {
    case .none: break
    case .kept(let shown): noteShift(of: shown, beside: movement, into: &frame)
    case .moved(let rows):
      for (row, before) in rows.distances.sorted(by: { $0.key < $1.key }) {
        if case .edit(let moved) = rows.cause, moved.contains(region.content.element(of: row)) { continue }
        guard let now = distanceNow(of: row, isEdit: rows.isEdit, offset: frame.record.offset) else {
          continue
        }
        noteShift(of: row, by: now - before - movement, into: &frame)
      }
    }
  }

  /// Rows that have kept their lengths all move by the same distance, so the first one stands for them.
  private func noteShift(of shown: ShownRows, beside movement: Length, into frame: inout Frame) {
    let run = region.screen.run
    guard let first = shown.seen.subviews.clamped(to: run.subviews).first else { return }
    noteShift(
      of: first, by: run.distance(of: first) - shown.run.distance(of: first) - movement, into: &frame)
  }

  private func noteShift(of row: SubviewIndex, by distance: Length, into frame: inout Frame) {
    if distance.magnitude > frame.record.shift {
      (frame.record.shift, frame.record.shiftedRow) = (distance.magnitude, row)
    }
  }

  private func distanceNow(of row: SubviewIndex, isEdit: Bool, offset: Length) -> Length? {
    let placed = region.screen.run.subviews
    if placed.contains(row) || row == placed.upperBound { return region.distanceInRun(of: row) }
    return isEdit ? derivedDistance(of: row, at: offset) : nil
  }
}
