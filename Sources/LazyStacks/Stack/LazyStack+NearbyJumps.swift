import struct Foundation.CGFloat

/// Jumps to what is so near that the content walks there.
extension LazyStack {
  /// Whether a jump leads to a row within ``ModelParameters/jumpWalk`` viewports of the rows on screen, by what is
  /// published.
  ///
  /// - Note: Observed: from a fresh list the last of 45 rows of 80 points is reached by building them all, the last of 50
  ///   by building a screenful at each end, in a viewport of 949; the limit lies between 2.8 and 3.2 viewports. Known
  ///   from a reimplementation: 3 visible lengths.
  func isNearby(_ move: Move, from position: ScrollPosition, in frame: Frame) -> Bool {
    guard parameters.jumpWalk > 0, move.isJump, region.content.isLazy, !frame.isAtLimit,
      region.content.isResolved(position.subview)
    else { return false }
    let (target, length) = (move.start.subview, region.knownLength(of: move.start.subview))
    // A row that stays where it was put must be among those placed.
    let start = move.start.distance
    guard move.offset != nil || (start < viewport && (start >= .zero || start + length > .zero)) else {
      return false
    }
    var rows = frame.before.seen
    if rows.isEmpty { rows = position.subview..<position.subview + 1 }
    if rows.contains(target) { return true }
    let between = min(target, rows.lowerBound)..<max(target, rows.upperBound)
    guard region.content.areResolved(between) else { return false }
    let (edge, extents) = (region.extents.leadingEdge(of: target), region.extents)
    let distance =
      target < rows.lowerBound
      ? extents.leadingEdge(of: rows.lowerBound) - edge
      : edge + length - extents.leadingEdge(of: rows.upperBound)
        + region.gap(before: rows.upperBound)
    return distance <= Length(CGFloat(parameters.jumpWalk) * viewport.points)
  }

  /// Lets a jump start from the anchor, so that all rows between it and the target are placed: to an offset the content
  /// moves by the distance, and to a row as far as the rows between really take.
  mutating func walk(_ move: Move, from position: ScrollPosition, into frame: inout Frame) -> Move {
    var move = move
    move.motion = .nearbyJump
    if let offset = move.offset {
      let distance = offset - derivedOffset(of: position)
      move.start = ScrollPosition(subview: position.subview, distance: position.distance - distance)
      return move
    }
    let target = move.start
    var start = ScrollPosition(subview: position.subview, distance: target.distance)
    let isForward = target.subview > position.subview
    let between = isForward ? position.subview..<target.subview : target.subview..<position.subview
    for subview in between {
      guard let length = region.measure(subview, because: .placed, into: &frame) else {
        return Move(start: position, target: anchor?.target)
      }
      let extent = length + region.gap(before: subview + 1)
      start.distance += isForward ? -extent : extent
    }
    move.start = start
    return move
  }

  /// The offset that the published edges give a position.
  private func derivedOffset(of position: ScrollPosition) -> Length {
    scene.contentStart + region.extents.leadingEdge(of: position.subview) - position.distance
  }
}
