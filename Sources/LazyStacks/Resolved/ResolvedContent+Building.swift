import Layouts

/// Elements whose subviews are not known until they are built or opened.
extension ResolvedContent {
  /// Returns whether the elements up to a subview's own are known.
  ///
  /// As subviews are addressed by index, all before it must be, too.
  package func isResolved(_ subview: SubviewIndex) -> Bool { subview.rawValue < resolvedSubviewCount }

  /// How many subviews are known, with all before them.
  var resolvedSubviewCount: Int { sum.unresolved > 0 ? tree.resolvedSubviewCount : sum.subviews }

  /// The subviews that are known, with all before them.
  package var resolvedSubviews: Range<SubviewIndex> { Range(count: resolvedSubviewCount) }

  /// Returns whether an element, and all before it, are known.
  func isResolved(element: ElementIndex) -> Bool { element.rawValue < tree.resolvedElementCount }

  /// The first element that must be built to know its subviews, where that is next; `nil` if all are known, or an
  /// element must be opened first.
  var nextUnresolvedElement: ElementIndex? {
    sum.unresolved > 0 && tree.nextToOpen == nil
      ? ElementIndex(tree.resolvedElementCount) : nil
  }

  /// What building or opening an element changed.
  enum Resolution {
    case built(element: ElementIndex, subview: SubviewIndex, change: Int)
    case opened(ContentTree.Opening)
  }

  /// Builds or opens the first element whose subviews are not known; `nil` if all are.
  mutating func resolveNext() -> Resolution? {
    if let list = tree.nextToOpen { return tree.openNext(in: list).map { .opened($0) } }
    return tree.buildNext().map { .built(element: $0.element, subview: $0.subview, change: $0.change) }
  }

  /// How many elements were opened to know what is in them.
  package var openedCount: Int { tree.openedCount }
}

extension ContentTree {
  /// Builds the next element of the first instance some of whose subviews are not known.
  mutating func buildNext() -> (element: ElementIndex, subview: SubviewIndex, change: Int)? {
    guard let found = parts.first(where: { $0.unresolved > 0 }), let segment = found.item.segment else {
      return nil
    }
    let before = segment.subviewCount
    var element = 0
    var after = 0
    change(segmentAt: found.position) { segment, environment in
      element = segment.buildNext(in: environment)
      after = segment.subviewCount
    }
    return (
      found.before.element(at: element), found.before.subview(at: min(before, after)), after - before
    )
  }

  /// Changes an instance, and estimates again what the lists around it hold.
  mutating func change(segmentAt position: Int, _ change: (inout Segment, ContentEnvironment) -> Void) {
    let environment = environment
    let owner = update(at: position) { part -> SegmentKey? in
      guard case .segment(var segment) = part else { return nil }
      part = .unopened(UnopenedElements(branch: segment.key, count: 0, estimatedSubviewCount: 0))
      change(&segment, environment)
      part = .segment(segment)
      return segment.key.owner?.branch
    }
    if let owner { refreshEstimates(from: owner) }
  }

  /// Changes the instance that an element belongs to; the closure is given the element's place in it.
  mutating func change(
    segmentOfElement element: ElementIndex, _ change: (inout Segment, Int, ContentEnvironment) -> Void
  ) {
    guard let found = parts.first(where: { $0.elements > element.rawValue }) else { return }
    self.change(segmentAt: found.position) { change(&$0, found.before.place(of: element), $1) }
  }
}
