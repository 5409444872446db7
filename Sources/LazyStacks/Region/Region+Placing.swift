/// Rows put next to each other, one at a time.
extension Region {
  /// Places rows after those placed, as long as the next one starts before the viewport's end.
  ///
  /// - Returns: False if a limit was reached.
  mutating func fillDownward(to viewport: Length, into frame: inout Frame) -> Bool {
    if case .kept(let shown) = frame.before { placeAfter(seenOf: shown, until: viewport) }
    while screen.run.subviews.upperBound < subviews.upperBound,
      case let next = screen.run.subviews.upperBound, screen.run.nextStart(gap: gap(before: next)) < viewport
    {
      guard resolve(upTo: next, because: .placed, into: &frame) else { return false }
      if !subviews.contains(next) { break }
      guard let length = measure(next, because: .placed, into: &frame) else { return false }
      enterHistory(next, length, in: frame)
      screen.placeAfter(length, gap: gap(before: next))
    }
    return true
  }

  /// Places rows before those placed, as long as the first one starts after the viewport's start.
  ///
  /// - Returns: False if a limit was reached.
  mutating func fillUpward(into frame: inout Frame) -> Bool {
    if case .kept(let shown) = frame.before { placeBefore(seenOf: shown) }
    while screen.run.subviews.lowerBound > 0, screen.run.start > gap(before: screen.run.subviews.lowerBound) {
      guard resolveBeforeRun(into: &frame) else { return false }
      // A list that turned out to be empty has changed what comes before.
      guard screen.run.subviews.lowerBound > 0,
        screen.run.start > gap(before: screen.run.subviews.lowerBound)
      else { break }
      let next = screen.run.subviews.lowerBound - 1
      guard let length = measure(next, because: .placed, into: &frame) else { return false }
      placeBefore(next, length, in: frame)
    }
    // Rows without length that start at the very edge are seen; that is known only of measured ones.
    while screen.run.subviews.lowerBound > 0,
      screen.run.start == gap(before: screen.run.subviews.lowerBound),
      case let next = screen.run.subviews.lowerBound - 1, extents.measuredLength(of: next) == .zero,
      let length = measure(next, because: .placed, into: &frame)
    {
      // It may have another length than was remembered.
      placeBefore(next, length, in: frame)
    }
    return !frame.isAtLimit
  }

  /// Places rows after those placed that were seen before and have kept their lengths.
  private mutating func placeAfter(seenOf shown: ShownRows, until viewport: Length) {
    if let gap = uniformGap { return screen.placeAfter(seenOf: shown, until: viewport, gap: gap) }
    let seen = shown.seen.subviews
    while case let next = screen.run.subviews.upperBound, seen.contains(next),
      case let gap = gap(before: next),
      screen.run.nextStart(gap: gap) < viewport
    {
      screen.placeAfter(shown.run.length(of: next), gap: gap)
    }
  }

  /// Places rows before those placed that were seen before and have kept their lengths.
  private mutating func placeBefore(seenOf shown: ShownRows) {
    if let gap = uniformGap { return screen.placeBefore(seenOf: shown, gap: gap) }
    let seen = shown.seen.subviews
    while case let next = screen.run.subviews.lowerBound - 1, seen.contains(next),
      case let gap = gap(before: next + 1), screen.run.start > gap
    {
      screen.placeBefore(shown.run.length(of: next), gap: gap)
    }
  }

  /// Makes the row before those placed known: where it ends another list, all of that list's elements.
  ///
  /// - Returns: False if a limit was reached.
  private mutating func resolveBeforeRun(into frame: inout Frame) -> Bool {
    while screen.run.subviews.lowerBound > 0, case let next = screen.run.subviews.lowerBound - 1,
      !content.isResolved(next)
    {
      guard buildNext(inList: content.list(of: next), because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Where the row to start from turned out not to be there, the one before it is the last: places rows from that.
  ///
  /// - Returns: False if a limit was reached.
  mutating func startFromLastRow(to viewport: Length, into frame: inout Frame) -> Bool {
    guard let last = subviews.last, screen.run.subviews.isEmpty, screen.run.subviews.lowerBound > last else {
      return true
    }
    let gap = gap(before: last + 1)
    guard let length = measure(last, because: .placed, into: &frame) else { return false }
    screen.restart(at: ScrollPosition(subview: last, distance: screen.run.start - gap - length))
    return fillDownward(to: viewport, into: &frame)
  }

  private mutating func placeBefore(_ subview: SubviewIndex, _ length: Length, in frame: Frame) {
    enterHistory(subview, length, in: frame)
    screen.placeBefore(length, gap: gap(before: screen.run.subviews.lowerBound))
  }

  /// Counts a row that was not seen at the last frame's end among the lengths placed so far.
  private mutating func enterHistory(_ subview: SubviewIndex, _ length: Length, in frame: Frame) {
    guard extents.isWalked else { return }
    switch frame.before {
    // What was sampled counts once.
    case .none: if extents.isSampled(subview, parameters.sample) { return }
    case .kept(let shown): if shown.seen.subviews.contains(subview) { return }
    case .moved(let rows): if rows.distances[subview] != nil, !rows.isResampling { return }
    }
    extents.enter(subview, length)
  }
}
