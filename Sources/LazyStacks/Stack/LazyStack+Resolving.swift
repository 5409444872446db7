/// Elements that must be built before their subviews are known.
extension LazyStack {
  /// Builds elements until a subview is known, or there is none.
  ///
  /// - Returns: False if the build limit was reached.
  /// - Note: Documented: where an element's number of subviews varies, the elements before it are built
  ///   to find its index, and are kept (WWDC26 talk 321).
  mutating func resolve(
    upTo subview: Int, prefetched: Bool = false, into frame: inout FrameRecord
  ) -> Bool {
    while subview < content.subviewCount, !content.isResolved(subview) {
      guard buildNext(prefetched: prefetched, into: &frame) else { return false }
    }
    return true
  }

  /// Builds elements until one, and all before it, are known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolve(element: Int, into frame: inout FrameRecord) -> Bool {
    while !content.isResolved(element: element) {
      guard buildNext(into: &frame) else { return false }
    }
    return true
  }

  /// Builds all elements whose subviews are not known.
  ///
  /// - Returns: False if the build limit was reached.
  mutating func resolveAll(into frame: inout FrameRecord) -> Bool {
    while !content.isResolved(content.subviewCount - 1) {
      guard buildNext(into: &frame) else { return false }
    }
    return true
  }

  /// Builds the next element whose subviews are not known, and takes over what that changes.
  mutating func buildNext(prefetched: Bool = false, into frame: inout FrameRecord) -> Bool {
    guard frame.built < parameters.buildLimit else {
      frame.exhausted = .buildLimit
      return false
    }
    guard let built = content.buildNext() else { return true }
    frame.built += 1
    if prefetched { frame.prefetched += 1 }
    let isEmpty = content.subviews(ofElement: built.element)?.isEmpty == true
    lifetimes.build(built.element, prefetched: prefetched && !isEmpty, isHeldByIndex: true)
    extents.changeCount(by: built.change, at: built.position)
    walked?.subviewCount += built.change
    return true
  }
}
