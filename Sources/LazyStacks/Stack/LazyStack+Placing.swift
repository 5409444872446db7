extension LazyStack {
  /// Places rows around a start until they fill the viewport, and aligns them at the content's ends.
  ///
  /// Rows are placed one at a time, downward while the next one starts before the viewport's end, then
  /// upward while the top one starts after the viewport's start. Only real ends clamp: an estimate
  /// never does while rows remain on that side.
  ///
  /// A frame in which a limit is reached ends where it began; what it built and measured stays.
  mutating func place(from start: ScrollPosition, into frame: inout FrameRecord) {
    swap(&run, &previousRun)
    let gap = alignmentGap
    alignmentGap = .zero
    run.restart(at: start)
    frame.passes = 1
    placeAll(into: &frame)
    if frame.exhausted != nil, canBeUndone {
      swap(&run, &previousRun)
      alignmentGap = gap
    }
  }

  /// Places all rows once more, in a further pass.
  mutating func placeAgain(from start: ScrollPosition, into frame: inout FrameRecord) {
    alignmentGap = .zero
    run.restart(at: start)
    placeAll(into: &frame)
  }

  private mutating func placeAll(into frame: inout FrameRecord) {
    guard frame.exhausted == nil, fillDownward(into: &frame), startFromLastRow(into: &frame),
      fillUpward(into: &frame), extents.subviewCount > 0
    else { return }
    if run.subviews.upperBound == extents.subviewCount, !run.subviews.isEmpty,
      run.end + trailing < visibleExtent
    {
      guard beginPass(into: &frame) else { return }
      run.shift(by: visibleExtent - trailing - run.end)
      keepEnd(KeptTarget(subview: extents.subviewCount - 1, place: .contentEnd))
      guard fillUpward(into: &frame) else { return }
    }
    alignmentGap = shortContentGap
    if run.subviews.lowerBound == 0, run.start > contentStart {
      guard beginPass(into: &frame) else { return }
      run.shift(by: contentStart - run.start)
      keepEnd(KeptTarget(subview: 0, place: .contentStart))
      guard fillDownward(into: &frame) else { return }
      alignShortContent(into: &frame)
    }
  }

  /// Rows that were not placed before may be all that was missing to see that the content is short.
  private mutating func alignShortContent(into frame: inout FrameRecord) {
    let gap = shortContentGap
    guard gap != alignmentGap, beginPass(into: &frame) else { return }
    run.shift(by: gap - alignmentGap)
    alignmentGap = gap
    keepEnd(KeptTarget(subview: extents.subviewCount - 1, place: .contentEnd))
  }

  /// How far short content lies from the viewport's start; zero unless it is aligned at the end.
  ///
  /// - Note: Documented: `defaultScrollAnchor(.bottom, for: .alignment)`.
  private var shortContentGap: Length {
    guard content.anchors.edge(for: .alignment) == .bottom, run.subviews == 0..<extents.subviewCount else {
      return .zero
    }
    return max(.zero, visibleExtent - leading - (run.end - run.start) - trailing)
  }

  /// Where the row to start from turned out not to be there, the one before it is the last.
  ///
  /// Returns false if a limit was reached.
  private mutating func startFromLastRow(into frame: inout FrameRecord) -> Bool {
    let last = extents.subviewCount - 1
    guard last >= 0, run.subviews.isEmpty, run.subviews.lowerBound > last else { return true }
    guard let length = measure(last, because: .placed, into: &frame) else { return false }
    run.restart(at: ScrollPosition(subview: last, distance: run.start - extents.spacing - length))
    return fillDownward(into: &frame)
  }

  /// Counts a further layout pass; returns false if there may be none.
  func beginPass(into frame: inout FrameRecord) -> Bool {
    if frame.passes < parameters.passLimit {
      frame.passes += 1
    } else {
      frame.exhausted = .passLimit
    }
    return frame.exhausted == nil
  }

  /// A target that was put at an end keeps that end's row as anchor.
  private mutating func keepEnd(_ end: KeptTarget) {
    if target != nil { target = end }
  }

  /// Returns false if a limit was reached.
  private mutating func fillDownward(into frame: inout FrameRecord) -> Bool {
    while run.subviews.upperBound < extents.subviewCount, run.nextStart(spacing: extents.spacing) < viewport {
      guard resolve(upTo: run.subviews.upperBound, because: .placed, into: &frame) else { return false }
      if run.subviews.upperBound >= extents.subviewCount { break }
      guard let length = measure(run.subviews.upperBound, because: .placed, into: &frame) else {
        return false
      }
      enterHistory(run.subviews.upperBound, length)
      run.placeAfter(length, spacing: extents.spacing)
    }
    return true
  }

  /// Returns false if a limit was reached.
  private mutating func fillUpward(into frame: inout FrameRecord) -> Bool {
    while run.subviews.lowerBound > 0, run.start > extents.spacing {
      guard let length = measure(run.subviews.lowerBound - 1, because: .placed, into: &frame) else {
        return false
      }
      enterHistory(run.subviews.lowerBound - 1, length)
      run.placeBefore(length, spacing: extents.spacing)
    }
    // Rows without length that start at the very edge are seen; only known ones can be told.
    while run.subviews.lowerBound > 0, run.start == extents.spacing,
      extents.measuredLength(of: run.subviews.lowerBound - 1) == .zero,
      let length = measure(run.subviews.lowerBound - 1, because: .placed, into: &frame)
    {
      // It may have another length than was remembered.
      enterHistory(run.subviews.lowerBound - 1, length)
      run.placeBefore(length, spacing: extents.spacing)
    }
    return frame.exhausted == nil
  }

  /// Counts a row that was not seen at the last frame's end among the lengths placed so far.
  private mutating func enterHistory(_ subview: Int, _ length: Length) {
    if walked == nil || seen.subviews.contains(subview) { return }
    if movedRows?.distances[subview] != nil, !isResampling { return }
    // What was sampled counts once.
    if isFirstFrame, subview < parameters.sample { return }
    walked?.enter(length)
  }

  /// Brings a subview's element into being and returns the subview's length; `nil` if a limit is reached.
  mutating func measure(
    _ subview: Int, because reason: BuildReason, into frame: inout FrameRecord
  ) -> Length? {
    if let length = seen.length(of: subview) { return length }
    let element = content.element(of: subview)
    if !lifetimes.contains(element) {
      guard frame.built < parameters.buildLimit else {
        frame.exhausted = .buildLimit
        return nil
      }
      build(element, because: reason, into: &frame)
    }
    let length = content.length(of: subview, width: width)
    guard extents.measuredExtent + length < Length.maximum else {
      frame.exhausted = .extentLimit
      return nil
    }
    let appears = !content.isLazy && extents.measuredLength(of: subview) == nil
    remember(length, of: subview, into: &frame)
    if appears {
      frame.appeared += 1
      beginLoads(ofElement: element, on: .appear)
    }
    return length
  }

  /// Remembers what a row was measured as.
  mutating func remember(_ length: Length, of subview: Int, into frame: inout FrameRecord) {
    let known = extents.measure(subview, as: length)
    if known == length { return }
    if known != nil { hasNewLength = true }
    frame.measured =
      frame.measured.map { min($0.lowerBound, subview)...max($0.upperBound, subview) } ?? subview...subview
  }
}

extension LazyStack {
  /// Brings an element into being.
  mutating func build(
    _ element: Int, because reason: BuildReason, isHeldByIndex: Bool = false, into frame: inout FrameRecord
  ) {
    let isEmpty = isHeldByIndex && content.subviews(ofElement: element)?.isEmpty == true
    frame.built += 1
    if reason == .prefetch { frame.prefetched += 1 }
    lifetimes.build(element, prefetched: reason == .prefetch && !isEmpty, isHeldByIndex: isHeldByIndex)
    events.built.append(LifeEvents.Built(element: element, reason: reason))
    beginLoads(ofElement: element, on: .`init`)
    // What is held by index comes into being but once, so nothing is remembered of it.
    if hasOldLengths, !isHeldByIndex { remeasureRows(ofElement: element, into: &frame) }
  }

  /// The anchor after placing: the target, else the first row seen, or the last one where the content's end
  /// counts, else the next one, else the last.
  func anchorOfRun() -> ScrollPosition? {
    if extents.subviewCount == 0 { return nil }
    if let target {
      return ScrollPosition(subview: target.subview, distance: distanceInRun(of: target.subview))
    }
    if anchorsAtEnd, let last = lastSeen { return last }
    if let first = seen.subviews.first { return ScrollPosition(subview: first, distance: seen.start) }
    var distance = run.start
    for subview in run.subviews {
      if distance >= .zero { return ScrollPosition(subview: subview, distance: distance) }
      distance += run.length(of: subview) + extents.spacing
    }
    let next = min(run.subviews.upperBound, extents.subviewCount - 1)
    return ScrollPosition(subview: next, distance: distanceInRun(of: next))
  }

  /// The distance from the viewport's leading edge of a placed subview, or of the one after those.
  func distanceInRun(of subview: Int) -> Length {
    run.subviews.contains(subview)
      ? run.distance(of: subview, spacing: extents.spacing) : run.nextStart(spacing: extents.spacing)
  }
}
