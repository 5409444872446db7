import struct Foundation.CGFloat

/// A scroll view of another size, and what covers a part of it.
extension LazyStack {
  /// The part of the viewport that nothing covers, at its start: what rows are aligned in.
  public var visibleExtent: Length { max(.zero, viewport - inset) }

  /// Takes over another size: a new width makes all lengths unknown, but for those of rows in being, which are
  /// measured again.
  ///
  /// - Note: Documented: the row at the top stays, and what is above it is estimated anew (WWDC26 talk 321).
  /// - Complexity: O(*m*) for *m* measured subviews where the width changes, else O(1).
  mutating func changeViewport(
    width newWidth: Length, extent: Length, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    noteSeenRows()
    var move = Move(start: position, target: target)
    move.changesSomething = newWidth != width || extent != viewport
    let end = visibleExtent
    let oldLength = extents.measuredLength(of: position.subview)
    if newWidth != width {
      width = newWidth
      takeEnds(into: &move)
      movedRows?.isRelayout = true
      measureAnew(into: &frame)
    }
    if move.changesSomething {
      walked?.forgetHistory()
      isResampling = true
    }
    viewport = extent
    alignAtEnd(&move, by: visibleExtent - end)
    align(&move, from: oldLength, into: &frame)
    return move
  }

  /// Takes over that another part of the viewport's end is covered.
  mutating func changeInset(to newInset: Length, from position: ScrollPosition) -> Move {
    var move = Move(start: position, target: target)
    move.changesSomething = newInset != inset
    let end = visibleExtent
    inset = newInset
    alignAtEnd(&move, by: visibleExtent - end)
    align(&move, from: nil)
    return move
  }

  /// With the content's end at the viewport's, what is on screen goes with that.
  private func alignAtEnd(_ move: inout Move, by distance: Length) {
    guard target == nil, anchorsAtEnd else { return }
    move.start.distance += distance
    move.commanded = distance
  }

  /// Forgets all lengths and measures the rows in being that were known.
  private mutating func measureAnew(into frame: inout FrameRecord) {
    var known: [Int] = []
    extents.forEachMeasured { subview, _ in
      if lifetimes.contains(content.element(of: subview)) { known.append(subview) }
    }
    let old = extents
    extents = MeasuredExtents(content, parameters)
    for subview in known {
      let length = content.length(of: subview, width: width)
      if old.measuredLength(of: subview) != length { hasNewLength = true }
      remember(length, of: subview, into: &frame)
    }
    walked?.remeasure { extents.measuredLength(of: $0) ?? .zero }
  }
}
