/// A scroll view of another size, and what covers a part of it.
extension LazyStack {
  /// Takes over another size: a new width makes all lengths unknown, but for those of rows that are alive, which are
  /// measured again.
  ///
  /// - Note: Documented: the row at the top stays, and what is above it is estimated anew (WWDC26 talk 321).
  /// - Complexity: O(*m*) for *m* measured subviews where the width changes, else O(1).
  mutating func changeViewport(
    width newWidth: Length, extent: Length, from position: ScrollPosition, into frame: inout Frame
  ) -> Move {
    var move = Move(start: position, target: anchor?.target)
    let hasNewWidth = newWidth != width
    move.changesSomething = hasNewWidth || extent != viewport
    frame.before.letMove(in: region.content)
    let end = visibleExtent
    let oldLength = region.extents.measuredLength(of: position.subview)
    if move.changesSomething {
      frame.before.changeMoved { $0.take(viewportWithNewWidth: hasNewWidth) }
    }
    if hasNewWidth {
      region.take(width: newWidth, into: &frame)
    }
    if move.changesSomething { region.resample() }
    scene.take(viewport: extent)
    alignAtEnd(&move, by: visibleExtent - end)
    align(&move, from: oldLength, into: &frame)
    return move
  }

  /// Takes over that another part of the viewport's end is covered.
  mutating func changeInset(to newInset: Length, from position: ScrollPosition) -> Move {
    var move = Move(start: position, target: anchor?.target)
    move.changesSomething = newInset != scene.inset
    let end = visibleExtent
    scene.take(inset: newInset)
    alignAtEnd(&move, by: visibleExtent - end)
    align(&move, from: nil)
    return move
  }

  /// With the content's end at the viewport's, what is on screen goes with that.
  private func alignAtEnd(_ move: inout Move, by distance: Length) {
    guard move.target == nil, anchorsAtEnd else { return }
    move.start.distance += distance
    move.motion = .resize(distance)
  }
}
