/// Elements that must be built before their subviews are known.
extension LazyStack {
  /// Builds elements until a subview is known, or there is none.
  ///
  /// - Returns: False if the build limit was reached.
  /// - Note: Documented: where an element's number of subviews varies, the elements before it are built
  ///   to find its index, and are kept (WWDC26 talk 321).
  mutating func resolve(
    upTo subview: Int, because reason: BuildReason, into frame: inout FrameRecord
  ) -> Bool {
    while subview < content.subviewCount, !content.isResolved(subview) {
      guard buildNext(because: reason, into: &frame) else { return false }
    }
    return true
  }

  /// Builds elements until one, and all before it, are known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolve(element: Int, into frame: inout FrameRecord) -> Bool {
    while !content.isResolved(element: element) {
      guard buildNext(because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Opens and builds elements until one that an identity names, and all before it, are known.
  ///
  /// - Returns: False if a limit was reached.
  mutating func resolve(_ element: ElementKey, into frame: inout FrameRecord) -> Bool {
    while !content.isResolved(element) {
      guard buildNext(because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Builds all elements whose subviews are not known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolveAll(into frame: inout FrameRecord) -> Bool {
    while !content.isResolved(content.subviewCount - 1) {
      guard buildNext(because: .index, into: &frame) else { return false }
    }
    return true
  }

  /// Builds the next element whose subviews are not known, and takes over what that changes.
  ///
  /// After an edit of the data it may be in being already; it is then but counted.
  mutating func buildNext(because reason: BuildReason, into frame: inout FrameRecord) -> Bool {
    let isLive = nextIsLive
    guard isLive || frame.built < parameters.buildLimit, frame.opened < parameters.buildLimit else {
      frame.exhausted = .buildLimit
      return false
    }
    switch content.resolveNext() {
    case .built(let element, let subview, let change):
      if !isLive { build(element, because: reason, isHeldByIndex: true, into: &frame) }
      changeCount(by: change, at: subview)
      if isLive { findRows(ofElement: element, into: &frame) }
    case .opened(let opening):
      frame.opened += 1
      changeCount(by: opening.subviewChange, at: opening.subview)
      lifetimes.makeRoom(for: opening.elementCount, at: opening.element)
    case nil: break
    }
    return true
  }

  /// Takes over that subviews came in, or went, where they had been estimated.
  private mutating func changeCount(by change: Int, at subview: Int) {
    extents.changeCount(by: change, at: subview)
    walked?.changeCount(by: change, at: subview)
    movedRows?.changeCount(by: change, at: subview)
  }

  /// Whether the next element whose subviews are not known is in being.
  var nextIsLive: Bool { content.nextUnresolvedElement.map { lifetimes.contains($0) } ?? false }

  /// Takes over what was known of an element's rows before an edit made their indices uncertain.
  private mutating func findRows(ofElement element: Int, into frame: inout FrameRecord) {
    for (view, row) in movedRows?.uncertain.removeValue(forKey: element) ?? [:] {
      guard let index = content.index(of: RowPlace(element: element, view: view)) else { continue }
      movedRows?.distances[index] = row.distance
      if let length = row.length { extents.measure(index, as: length) }
    }
    remeasureRows(ofElement: element, into: &frame)
  }
}
