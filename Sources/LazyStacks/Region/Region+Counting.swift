/// What a frame did to the rows on screen.
extension Region {
  /// Counts the rows placed, scrolled past, appeared and disappeared.
  func countRows(into frame: inout Frame) {
    let seen = screen.seen.subviews
    let placedCount = screen.run.subviews.count - frame.before.stayed(in: screen.run.subviews)
    frame.record.seen = seen
    frame.record.placed = frame.isUndone ? 0 : placedCount
    frame.record.passed =
      frame.isUndone ? 0 : placedCount - (seen.count - frame.before.stayed(in: seen))
    guard content.isLazy else {
      // What is built at once has appeared when it was measured.
      frame.record.disappeared += frame.before.moved?.uncertainMeasuredCount ?? 0
      return
    }
    var stayed = 0
    content.forEachLazyPart(of: seen) { part in
      stayed += frame.before.stayed(in: part)
      frame.record.appeared += part.count
    }
    frame.record.appeared -= stayed
    frame.record.disappeared += frame.before.count(in: content) - stayed
    countPinned(into: &frame)
  }

  /// Counts a pinned header, which is on screen like any row, wherever its own place is.
  private func countPinned(into frame: inout Frame) {
    let header = screen.pinnedAside
    frame.record.pinned = header
    let before = frame.before.pinned.flatMap { frame.before.wasSeen($0) ? nil : $0 }
    if let header, header != before {
      // One that was at its own place has not gone.
      if frame.before.wasSeen(header) { frame.record.disappeared -= 1 } else { frame.record.appeared += 1 }
    }
    if let before, before != header {
      if screen.seen.subviews.contains(before) {
        frame.record.appeared -= 1
      } else {
        frame.record.disappeared += 1
      }
    }
  }

  /// Releases what was not used for too long, and counts what is alive.
  mutating func endLifetimes(changed: Bool, into frame: inout Frame) {
    lifetimes.endFrame(
      changed: changed,
      seen: content.elements(of: screen.seen.subviews),
      previouslySeen: frame.before.elements(in: content),
      wanted: content.elements(of: screen.ahead),
      isEmpty: content.isConstant ? nil : { [content] in content.subviews(ofElement: $0)?.isEmpty ?? true },
      into: &frame.record, releasing: &frame.events.released)
    if !frame.events.released.isEmpty { forgetState(ofReleased: frame.events.released) }
    frame.record.live = lifetimes.count
    frame.record.held = lifetimes.count - content.elementCount(of: screen.seen.subviews)
    frame.record.heldByIndex =
      lifetimes.heldByIndexCount - content.variableElementCount(of: screen.seen.subviews)
  }
}
