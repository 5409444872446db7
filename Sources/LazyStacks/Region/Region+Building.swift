/// Elements that must be built before their subviews are known.
extension Region {
  /// Builds elements until a subview is known, or there is none.
  ///
  /// - Returns: False if the build limit was reached.
  /// - Note: Documented: where an element's number of subviews varies, the elements before it are built
  ///   to find its index, and are kept (WWDC26 talk 321).
  mutating func resolve(upTo subview: SubviewIndex, because reason: BuildReason, into frame: inout Frame)
    -> Bool
  {
    while subview < content.subviews.upperBound, !content.isResolved(subview) {
      guard buildNext(inList: content.list(of: subview), because: reason, into: &frame) else { return false }
    }
    return true
  }

  /// Builds elements until one, and all before it in its list, are known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolve(element: ElementIndex, into frame: inout Frame) -> Bool {
    while !content.isResolved(element: element) {
      guard buildNext(inList: content.list(of: element), because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Opens and builds elements until one that an identity names, and all before it, are known.
  ///
  /// - Returns: False if a limit was reached.
  mutating func resolve(_ element: ElementKey, into frame: inout Frame) -> Bool {
    while !content.isResolved(element) {
      guard buildNext(inList: content.list(of: element.segment), because: .index, into: &frame) else {
        return false
      }
    }
    return true
  }

  /// Builds all elements of the last list that has a row, so that the last row is known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolveLast(into frame: inout Frame) -> Bool {
    while let last = subviews.last, !content.isResolved(last) {
      guard buildNext(inList: content.list(of: last), because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Opens and builds the elements up to one.
  ///
  /// - Returns: Whether it has subviews, and whether the frame could find out.
  mutating func find(_ element: ElementKey, into frame: inout Frame) -> Bool {
    guard resolve(element, into: &frame) else { return false }
    frame.record.foundNothing = content.subviews(of: element)?.isEmpty ?? true
    return !frame.record.foundNothing
  }

  /// Builds the next element of a list whose subviews are not known, and takes over what that changes.
  ///
  /// After an edit of the data it may be alive already; its subviews are then counted, and nothing is built.
  ///
  /// - Returns: False if a limit was reached.
  mutating func buildNext(inList list: Int, because reason: BuildReason, into frame: inout Frame) -> Bool {
    let isAlive = nextIsAlive(inList: list)
    guard isAlive || frame.record.built < parameters.buildLimit, frame.record.opened < parameters.buildLimit
    else {
      frame.record.limitReached = .buildLimit
      return false
    }
    switch content.resolveNext(inList: list) {
    case .built(let element, let subview, let change):
      if !isAlive { build(element, because: reason, isHeldByIndex: true, into: &frame) }
      changeCount(by: change, at: subview, inList: list, into: &frame)
      if isAlive { findRows(ofElement: element, into: &frame) }
    case .opened(let opening):
      frame.record.opened += 1
      changeCount(by: opening.subviewChange, at: opening.subview, inList: list, into: &frame)
      lifetimes.makeRoom(for: opening.elementCount, at: opening.element)
    case nil: break
    }
    return true
  }

  /// Takes over that subviews came in, or went, where they had been estimated.
  private mutating func changeCount(
    by change: Int, at subview: SubviewIndex, inList list: Int, into frame: inout Frame
  ) {
    extents.changeCount(by: change, at: subview, inList: list, of: content)
    guard content.lists.count > 1, change != 0 else {
      return frame.before.changeMoved { $0.changeCount(by: change, at: subview) }
    }
    // What is on screen may be in a list after this one.
    let first = subview - min(0, change)
    frame.before.changeCount(by: change, at: first)
    screen.changeCount(by: change, at: first)
    frame.countChanges.append((first, change))
  }

  /// Whether the next element of a list whose subviews are not known is alive.
  func nextIsAlive(inList list: Int) -> Bool {
    content.nextUnresolvedElement(inList: list).map { lifetimes.contains($0) } ?? false
  }

  /// Takes over what was known of an element's rows before an edit made their indices uncertain.
  private mutating func findRows(ofElement element: ElementIndex, into frame: inout Frame) {
    var lengths: [(subview: SubviewIndex, length: Length)] = []
    frame.before.changeMoved { rows in
      lengths = rows.settle(element: element) { content.index(of: RowPlace(element: element, view: $0)) }
    }
    for (subview, length) in lengths {
      _ = extents.measure(subview, as: length, gap: content.gap(before: subview))
    }
    remeasureRows(ofElement: element, into: &frame)
  }
}

extension Region {
  /// Builds an element, which is alive then.
  mutating func build(
    _ element: ElementIndex, because reason: BuildReason, isHeldByIndex: Bool = false, into frame: inout Frame
  ) {
    let isEmpty = isHeldByIndex && content.subviews(ofElement: element)?.isEmpty == true
    frame.record.built += 1
    if reason == .prefetch { frame.record.prefetched += 1 }
    lifetimes.build(
      element, prefetched: reason == .prefetch && !isEmpty, isHeldByIndex: isHeldByIndex,
      isEager: content.isEager(element: element))
    frame.events.built.append(LifeEvents.Built(element: element, reason: reason))
    beginLoads(ofElement: element, on: .`init`)
    // What is held by index is built only once, so nothing is remembered of it.
    if extents.mayBeOutdated, !isHeldByIndex { remeasureRows(ofElement: element, into: &frame) }
  }
}
