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
      guard buildNext(because: reason, into: &frame) else { return false }
    }
    return true
  }

  /// Builds elements until one, and all before it, are known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolve(element: ElementIndex, into frame: inout Frame) -> Bool {
    while !content.isResolved(element: element) {
      guard buildNext(because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Opens and builds elements until one that an identity names, and all before it, are known.
  ///
  /// - Returns: False if a limit was reached.
  mutating func resolve(_ element: ElementKey, into frame: inout Frame) -> Bool {
    while !content.isResolved(element) {
      guard buildNext(because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Builds all elements whose subviews are not known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolveAll(into frame: inout Frame) -> Bool {
    while content.resolvedSubviews != content.subviews {
      guard buildNext(because: .index, into: &frame) else { return false }
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

  /// Builds the next element whose subviews are not known, and takes over what that changes.
  ///
  /// After an edit of the data it may be alive already; its subviews are then counted, and nothing is built.
  ///
  /// - Returns: False if a limit was reached.
  mutating func buildNext(because reason: BuildReason, into frame: inout Frame) -> Bool {
    let isAlive = nextIsAlive
    guard isAlive || frame.record.built < parameters.buildLimit, frame.record.opened < parameters.buildLimit
    else {
      frame.record.limitReached = .buildLimit
      return false
    }
    switch content.resolveNext() {
    case .built(let element, let subview, let change):
      if !isAlive { build(element, because: reason, isHeldByIndex: true, into: &frame) }
      changeCount(by: change, at: subview, into: &frame)
      if isAlive { findRows(ofElement: element, into: &frame) }
    case .opened(let opening):
      frame.record.opened += 1
      changeCount(by: opening.subviewChange, at: opening.subview, into: &frame)
      lifetimes.makeRoom(for: opening.elementCount, at: opening.element)
    case nil: break
    }
    return true
  }

  /// Takes over that subviews came in, or went, where they had been estimated.
  private mutating func changeCount(by change: Int, at subview: SubviewIndex, into frame: inout Frame) {
    extents.changeCount(by: change, at: subview)
    frame.before.changeMoved { $0.changeCount(by: change, at: subview) }
  }

  /// Whether the next element whose subviews are not known is alive.
  var nextIsAlive: Bool { content.nextUnresolvedElement.map { lifetimes.contains($0) } ?? false }

  /// Takes over what was known of an element's rows before an edit made their indices uncertain.
  private mutating func findRows(ofElement element: ElementIndex, into frame: inout Frame) {
    var lengths: [(subview: SubviewIndex, length: Length)] = []
    frame.before.changeMoved { rows in
      lengths = rows.settle(element: element) { content.index(of: RowPlace(element: element, view: $0)) }
    }
    for (subview, length) in lengths { _ = extents.measure(subview, as: length) }
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
    lifetimes.build(element, prefetched: reason == .prefetch && !isEmpty, isHeldByIndex: isHeldByIndex)
    frame.events.built.append(LifeEvents.Built(element: element, reason: reason))
    beginLoads(ofElement: element, on: .`init`)
    // What is held by index is built only once, so nothing is remembered of it.
    if extents.mayBeOutdated, !isHeldByIndex { remeasureRows(ofElement: element, into: &frame) }
  }
}
