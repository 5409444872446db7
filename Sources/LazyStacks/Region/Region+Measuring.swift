/// How long rows are.
extension Region {
  /// Builds a row's element, if it is not alive, and returns the row's length; `nil` if a limit is reached.
  mutating func measure(_ subview: SubviewIndex, because reason: BuildReason, into frame: inout Frame)
    -> Length?
  {
    if let length = frame.before.length(of: subview) ?? screen.length(ofSeen: subview) { return length }
    content.focus(on: subview)
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
    let appears = content.isEager(subview) && extents.measuredLength(of: subview) == nil
    remember(length, of: subview, into: &frame)
    if appears {
      frame.record.appeared += 1
      beginLoads(ofElement: element, on: .appear)
    }
    return length
  }

  /// Remembers what a row was measured as.
  mutating func remember(_ length: Length, of subview: SubviewIndex, into frame: inout Frame) {
    let known = extents.measure(subview, as: length, gap: content.gap(before: subview))
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
  /// Measures the first rows of each lazy stack, whose mean stands for all others until more are known.
  mutating func sample(into frame: inout Frame) {
    for list in content.lists.indices where content.lists[list].isLazy {
      guard sample(list, into: &frame) else { return }
    }
  }

  /// - Returns: False if a limit was reached.
  private mutating func sample(_ list: Int, into frame: inout Frame) -> Bool {
    for place in 0..<parameters.sample {
      while case let rows = content.subviews(ofList: list), rows.count > place,
        !content.isResolved(rows.lowerBound + place)
      {
        guard buildNext(inList: list, because: .sample, into: &frame) else { return false }
      }
      let rows = content.subviews(ofList: list)
      if rows.count <= place { return true }
      guard let length = measure(rows.lowerBound + place, because: .sample, into: &frame) else {
        return false
      }
      extents.enter(rows.lowerBound + place, length)
    }
    return true
  }

  /// Makes all rows known that are built at once.
  ///
  /// - Returns: False if a limit was reached.
  mutating func resolveEager(into frame: inout Frame) -> Bool {
    for list in content.lists.indices where !content.lists[list].isLazy {
      while content.resolvedSubviews(ofList: list) != content.subviews(ofList: list) {
        guard buildNext(inList: list, because: .index, into: &frame) else { return false }
      }
    }
    return true
  }

  /// Builds and measures every element that is not in a lazy stack; all of them appear.
  ///
  /// - Note: Documented: only lazy containers wait for a view to be needed (`VStack`, `LazyVStack`).
  ///   Observed: `onAppear` runs for all children of an eager stack at once.
  mutating func buildEager(into frame: inout Frame) {
    guard resolveEager(into: &frame) else { return }
    for list in content.lists.indices where !content.lists[list].isLazy {
      for subview in content.subviews(ofList: list) {
        guard measure(subview, because: .eager, into: &frame) != nil else { return }
      }
    }
  }
}
