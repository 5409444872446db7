/// How long rows are.
extension Region {
  /// Builds a row's element, if it is not alive, and returns the row's length; `nil` if a limit is reached.
  mutating func measure(_ subview: SubviewIndex, because reason: BuildReason, into frame: inout Frame)
    -> Length?
  {
    if let length = frame.before.length(of: subview) ?? screen.length(ofSeen: subview) { return length }
    let element = content.element(of: subview)
    if !lifetimes.contains(element) {
      guard frame.record.built < parameters.buildLimit else {
        frame.record.limitReached = .buildLimit
        return nil
      }
      build(element, because: reason, into: &frame)
    }
    let length = content.length(of: subview, width: width)
    guard extents.measuredExtent + length < Length.maximum else {
      frame.record.limitReached = .extentLimit
      return nil
    }
    let appears = !content.isLazy && extents.measuredLength(of: subview) == nil
    remember(length, of: subview, into: &frame)
    if appears {
      frame.record.appeared += 1
      beginLoads(ofElement: element, on: .appear)
    }
    return length
  }

  /// Remembers what a row was measured as.
  mutating func remember(_ length: Length, of subview: SubviewIndex, into frame: inout Frame) {
    let known = extents.measure(subview, as: length)
    if known == length { return }
    if known != nil { frame.hasNewLength = true }
    let measured = frame.record.measured ?? subview...subview
    frame.record.measured = min(measured.lowerBound, subview)...max(measured.upperBound, subview)
  }

  /// Measures all rows that are alive and were measured before.
  mutating func remeasureLive(into frame: inout Frame) {
    var measured: [(SubviewIndex, Length)] = []
    extents.forEachMeasured { subview, length in
      if isAlive(subview) { measured.append((subview, length)) }
    }
    for (subview, length) in measured {
      let now = content.length(of: subview, width: width)
      if now != length { remember(now, of: subview, into: &frame) }
    }
    extents.takeLengthsOnScreen()
  }

  /// Measures the rows of an element that is alive again, as far as they are remembered.
  mutating func remeasureRows(ofElement element: ElementIndex, into frame: inout Frame) {
    for subview in content.subviews(ofElement: element) ?? 0..<0 {
      guard let length = extents.measuredLength(of: subview) else { continue }
      let now = content.length(of: subview, width: width)
      if now != length { remember(now, of: subview, into: &frame) }
    }
  }
}

// What is built before anything is placed

extension Region {
  /// Measures the first rows, whose mean stands for all others until more are known.
  mutating func sample(into frame: inout Frame) {
    for subview in Range<SubviewIndex>(count: parameters.sample) {
      guard resolve(upTo: subview, because: .sample, into: &frame), content.subviews.contains(subview) else {
        return
      }
      guard let length = measure(subview, because: .sample, into: &frame) else { return }
      extents.enter(length)
    }
  }

  /// Builds and measures every element of an eager stack, all of whose subviews appear.
  ///
  /// - Note: Documented: only lazy containers wait for a view to be needed (`VStack`, `LazyVStack`).
  ///   Observed: `onAppear` runs for all children of an eager stack at once.
  mutating func buildAll(into frame: inout Frame) {
    guard resolveAll(into: &frame) else { return }
    for subview in content.subviews {
      guard measure(subview, because: .eager, into: &frame) != nil else { return }
    }
  }
}
