extension LazyStack {
  /// Places rows around a start until they fill the viewport, and aligns them at the content's ends.
  ///
  /// Rows are placed one at a time, downward while the next one starts before the viewport's end, then
  /// upward while the top one starts after the viewport's start. Only real ends clamp: an estimate
  /// never does while rows remain on that side.
  ///
  /// - Parameter target: The row that stays where it was put; one that was put at an end of the content is the row
  ///   at that end afterwards.
  mutating func place(from move: Move, keeping target: inout KeptTarget?, into frame: inout Frame) {
    frame.record.passes = 1
    placeAll(from: move.start, keeping: &target, into: &frame)
    if region.content.hasGeometryChanges { settleGeometry(from: move.start, keeping: &target, into: &frame) }
  }

  private mutating func placeAll(
    from start: ScrollPosition, keeping target: inout KeptTarget?, into frame: inout Frame
  ) {
    scene.align(by: .zero)
    region.restart(at: start)
    guard !frame.isAtLimit, region.fillDownward(to: scene.viewport, into: &frame),
      region.startFromLastRow(to: scene.viewport, into: &frame), region.fillUpward(into: &frame),
      !region.isEmpty
    else { return }
    // A list that turned out to have no rows changes what is before and after them.
    if !frame.countChanges.isEmpty { scene.measureEnds(of: region.content) }
    guard alignAtEnd(keeping: &target, into: &frame) else { return }
    scene.align(by: shortContentGap)
    guard alignAtStart(keeping: &target, into: &frame) else { return }
    alignShortContent(keeping: &target, into: &frame)
  }

  /// The last row does not end before the viewport does.
  ///
  /// - Returns: False if a limit was reached.
  private mutating func alignAtEnd(keeping target: inout KeptTarget?, into frame: inout Frame) -> Bool {
    let run = region.screen.run
    guard run.subviews.upperBound == region.subviews.upperBound, !run.subviews.isEmpty,
      run.end + scene.trailing < scene.visibleExtent
    else { return true }
    guard beginPass(into: &frame) else { return false }
    region.shift(by: scene.visibleExtent - scene.trailing - run.end)
    keepEnd(.contentEnd, in: &target)
    return region.fillUpward(into: &frame)
  }

  /// The first row does not start after the content does.
  ///
  /// - Returns: False if there is nothing to do, or a limit was reached.
  private mutating func alignAtStart(keeping target: inout KeptTarget?, into frame: inout Frame) -> Bool {
    let run = region.screen.run
    guard run.subviews.lowerBound == 0, run.start > scene.contentStart, beginPass(into: &frame) else {
      return false
    }
    region.shift(by: scene.contentStart - run.start)
    keepEnd(.contentStart, in: &target)
    return region.fillDownward(to: scene.viewport, into: &frame)
  }

  /// Rows that were not placed before may be all that was missing to see that the content is short.
  private mutating func alignShortContent(keeping target: inout KeptTarget?, into frame: inout Frame) {
    let gap = shortContentGap
    guard gap != scene.gap, beginPass(into: &frame) else { return }
    region.shift(by: gap - scene.gap)
    scene.align(by: gap)
    keepEnd(.contentEnd, in: &target)
  }

  /// How far short content lies from the viewport's start; zero unless it is aligned at the end.
  ///
  /// - Note: Documented: `defaultScrollAnchor(.bottom, for: .alignment)`.
  private var shortContentGap: Length {
    let run = region.screen.run
    guard region.content.anchors.edge(for: .alignment) == .bottom, run.subviews == region.subviews
    else { return .zero }
    return max(.zero, scene.visibleExtent - scene.leading - (run.end - run.start) - scene.trailing)
  }

  private func beginPass(into frame: inout Frame) -> Bool { frame.beginPass(limit: parameters.passLimit) }

  /// A target that was put at an end keeps that end's row as anchor.
  private func keepEnd(_ end: KeptTarget.Place, in target: inout KeptTarget?) {
    guard target != nil, let row = end == .contentEnd ? region.subviews.last : region.subviews.first else {
      return
    }
    target = KeptTarget(subview: row, place: end)
  }
}

extension LazyStack {
  /// Lays out again as long as rows change their length because of the one they have.
  ///
  /// - Note: Documented: `onGeometryChange` runs its action whenever the value differs, and what that changes is
  ///   laid out again. Observed: rows that flip between two heights for ever.
  private mutating func settleGeometry(
    from start: ScrollPosition, keeping target: inout KeptTarget?, into frame: inout Frame
  ) {
    while !frame.isAtLimit {
      let changes = region.reportGeometry()
      // What is not laid out again does not change its length either.
      guard !changes.isEmpty, beginPass(into: &frame) else { return }
      region.take(changes, into: &frame)
      var start = start
      if let target {
        start.distance = distance(of: target, length: region.placedLength(of: target.subview))
      }
      placeAll(from: start, keeping: &target, into: &frame)
    }
  }

  /// Where a row to place first turned out not to be there, the last one is where the frame began.
  func startFromLastRow(_ move: inout Move) {
    guard let last = region.subviews.last, move.start.subview > last else { return }
    move.start = ScrollPosition(subview: last, distance: region.distanceInRun(of: last))
  }

  /// The anchor after placing: the target, else the first row seen, or the last one where the content's end
  /// counts, else the next one, else the last.
  func anchorPosition(keeping target: KeptTarget?) -> ScrollPosition? {
    guard let final = region.subviews.last else { return nil }
    func position(of subview: SubviewIndex) -> ScrollPosition {
      ScrollPosition(subview: subview, distance: region.distanceInRun(of: subview))
    }
    if let target { return position(of: target.subview) }
    if anchorsAtEnd, let last = region.screen.last { return last }
    if let first = region.screen.first { return first }
    let run = region.screen.run
    if let next = run.subviews.first(where: { run.distance(of: $0) >= .zero }) { return position(of: next) }
    return position(of: min(run.subviews.upperBound, final))
  }
}
