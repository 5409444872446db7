/// Rows put next to each other, one at a time.
extension Region {
  /// Places rows after those placed, as long as the next one starts before the viewport's end.
  ///
  /// - Returns: False if a limit was reached.
  mutating func fillDownward(to viewport: Length, into frame: inout Frame) -> Bool {
    while screen.run.subviews.upperBound < subviews.upperBound,
      screen.run.nextStart(spacing: extents.spacing) < viewport
    {
      let next = screen.run.subviews.upperBound
      guard resolve(upTo: next, because: .placed, into: &frame) else { return false }
      if !subviews.contains(next) { break }
      guard let length = measure(next, because: .placed, into: &frame) else { return false }
      enterHistory(next, length, in: frame)
      screen.placeAfter(length, spacing: extents.spacing)
    }
    return true
  }

  /// Places rows before those placed, as long as the first one starts after the viewport's start.
  ///
  /// - Returns: False if a limit was reached.
  mutating func fillUpward(into frame: inout Frame) -> Bool {
    while screen.run.subviews.lowerBound > 0, screen.run.start > extents.spacing {
      let next = screen.run.subviews.lowerBound - 1
      guard let length = measure(next, because: .placed, into: &frame) else { return false }
      placeBefore(next, length, in: frame)
    }
    // Rows without length that start at the very edge are seen; that is known only of measured ones.
    while screen.run.subviews.lowerBound > 0, screen.run.start == extents.spacing,
      case let next = screen.run.subviews.lowerBound - 1, extents.measuredLength(of: next) == .zero,
      let length = measure(next, because: .placed, into: &frame)
    {
      // It may have another length than was remembered.
      placeBefore(next, length, in: frame)
    }
    return !frame.isAtLimit
  }

  /// Where the row to start from turned out not to be there, the one before it is the last: places rows from that.
  ///
  /// - Returns: False if a limit was reached.
  mutating func startFromLastRow(to viewport: Length, into frame: inout Frame) -> Bool {
    guard let last = subviews.last, screen.run.subviews.isEmpty, screen.run.subviews.lowerBound > last else {
      return true
    }
    guard let length = measure(last, because: .placed, into: &frame) else { return false }
    screen.restart(
      at: ScrollPosition(subview: last, distance: screen.run.start - extents.spacing - length))
    return fillDownward(to: viewport, into: &frame)
  }

  private mutating func placeBefore(_ subview: SubviewIndex, _ length: Length, in frame: Frame) {
    enterHistory(subview, length, in: frame)
    screen.placeBefore(length, spacing: extents.spacing)
  }

  /// Counts a row that was not seen at the last frame's end among the lengths placed so far.
  private mutating func enterHistory(_ subview: SubviewIndex, _ length: Length, in frame: Frame) {
    guard extents.isWalked else { return }
    switch frame.before {
    // What was sampled counts once.
    case .none: if subview.rawValue < parameters.sample { return }
    case .kept(let shown): if shown.seen.subviews.contains(subview) { return }
    case .moved(let rows): if rows.distances[subview] != nil, !rows.isResampling { return }
    }
    extents.enter(length)
  }
}
