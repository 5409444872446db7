/// Rows that take another height once they have loaded.
extension LazyStack {
  /// Begins the loads of an element that was just built or has just appeared.
  ///
  /// - Note: Documented: what `init` does is done when a row is built ahead of time, what `onAppear` does only
  ///   when it is on screen, where it throws the prefetched layout away (WWDC26 talk 321).
  mutating func beginLoads(ofElement element: Int, on trigger: LateLoad.Trigger) {
    guard content.hasLoads, let frames = content.loadFrames(ofElement: element, on: trigger) else { return }
    let key = content.key(ofElement: element)
    guard loads[key] == nil, !content.isLoaded(element: element) else { return }
    if frames == 0 {
      content.load(element: element)
    } else {
      loads[key] = frameNumber + frames
    }
  }

  /// Gives the rows whose loads are due their heights; what is on screen keeps its place by the anchor.
  mutating func finishLoads(from position: inout ScrollPosition, into frame: inout FrameRecord) {
    let due = loads.filter { $0.value <= frameNumber }.keys.sorted()
    if due.isEmpty { return }
    noteSeenRows()
    hasOldLengths = true
    let length = extents.measuredLength(of: position.subview)
    for key in due {
      loads[key] = nil
      guard let element = content.element(with: key), lifetimes.contains(element) else { continue }
      let before = measuredExtent(ofElement: element)
      content.load(element: element)
      frame.rerun += 1
      frame.loaded += 1
      remeasureRows(ofElement: element, into: &frame)
      events.loaded.append(
        LifeEvents.Loaded(
          element: element, trigger: content.loadTrigger(ofElement: element) ?? .appear, lengthBefore: before,
          lengthAfter: measuredExtent(ofElement: element)))
    }
    walked?.remeasure { extents.measuredLength(of: $0) ?? .zero }
    var move = Move(start: position, target: target)
    align(&move, from: length)
    position = move.start
  }

  /// What the measured rows of an element take.
  private func measuredExtent(ofElement element: Int) -> Length {
    (content.subviews(ofElement: element) ?? 0..<0).compactMap { extents.measuredLength(of: $0) }
      .reduce(.zero, +)
  }

  /// Forgets the state of elements that were released: when they come back they begin anew.
  mutating func forgetState(ofReleased elements: [Int]) {
    for element in elements {
      content.forgetState(ofElement: element)
      if !loads.isEmpty { loads[content.key(ofElement: element)] = nil }
      if !geometry.isEmpty { geometry[content.key(ofElement: element)] = nil }
    }
  }

  /// Whether rows are loading.
  public var isLoading: Bool { !loads.isEmpty }
}
