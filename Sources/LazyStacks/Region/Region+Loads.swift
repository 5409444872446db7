/// Rows that take another height once they have loaded.
extension Region {
  /// Begins the loads of an element that was just built or has just appeared.
  ///
  /// - Note: Documented: what `init` does is done when a row is built ahead of time, what `onAppear` does only
  ///   when it is on screen, where it throws the prefetched layout away (WWDC26 talk 321).
  mutating func beginLoads(ofElement element: ElementIndex, on trigger: LateLoad.Trigger) {
    guard content.hasLoads, let frames = content.loadFrames(ofElement: element, on: trigger) else { return }
    let key = content.key(ofElement: element)
    guard !late.isLoading(key), !content.isLoaded(element: element) else { return }
    if frames == 0 {
      content.load(element: element)
    } else {
      late.begin(key, frames: frames)
    }
  }

  /// Begins the loads of the elements that are seen.
  mutating func beginLoadsOfSeen() {
    guard content.hasLoads, content.isLazy else { return }
    for element in content.elements(of: screen.seen.subviews)
    where !content.isEager(element: element) && content.subviews(ofElement: element)?.isEmpty == false {
      beginLoads(ofElement: element, on: .appear)
    }
  }

  /// Gives the rows whose loads are due their heights.
  ///
  /// - Returns: Whether there are any.
  mutating func finishLoads(into frame: inout Frame) -> Bool {
    let due = late.endDue()
    if due.isEmpty { return false }
    frame.before.letMove(in: content)
    extents.noteOutdated()
    for key in due {
      guard let element = content.element(with: key), lifetimes.contains(element) else { continue }
      let before = measuredExtent(ofElement: element)
      content.load(element: element)
      frame.record.rerun += 1
      frame.record.loaded += 1
      remeasureRows(ofElement: element, into: &frame)
      frame.events.loaded.append(
        LifeEvents.Loaded(
          element: element, trigger: content.loadTrigger(ofElement: element) ?? .appear, lengthBefore: before,
          lengthAfter: measuredExtent(ofElement: element)))
    }
    extents.takeLengthsOnScreen()
    return true
  }

  /// What the measured rows of an element take.
  private func measuredExtent(ofElement element: ElementIndex) -> Length {
    (content.subviews(ofElement: element) ?? 0..<0).compactMap { extents.measuredLength(of: $0) }
      .reduce(.zero, +)
  }

  /// Forgets the state of elements that were released: when they come back they begin anew.
  mutating func forgetState(ofReleased elements: [ElementIndex]) {
    for element in elements {
      content.forgetState(ofElement: element)
      if !late.isEmpty { late.forget(content.key(ofElement: element)) }
    }
  }
}
