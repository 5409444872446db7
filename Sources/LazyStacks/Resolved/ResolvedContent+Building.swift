import Layouts

/// Elements whose subviews are not known until they are built or opened.
extension ResolvedContent {
  /// Returns whether the elements of its list up to a subview's own are known.
  ///
  /// As subviews are addressed by index, all before it in the list must be, too.
  package func isResolved(_ subview: SubviewIndex) -> Bool {
    if sum.unresolved == 0 { return subview < subviews.upperBound }
    return resolvedSubviews(ofList: list(of: subview)).contains(subview)
  }

  /// Returns whether the elements of all subviews from one to before another are known.
  func areResolved(_ subviews: Range<SubviewIndex>) -> Bool {
    guard sum.unresolved > 0, let last = subviews.last else { return true }
    return (list(of: subviews.lowerBound)..<list(of: last)).allSatisfy {
      resolvedSubviews(ofList: $0) == self.subviews(ofList: $0)
    } && isResolved(last)
  }

  /// The subviews of the page that are known, with all before them in it.
  package var resolvedSubviews: Range<SubviewIndex> {
    Range(count: sum.unresolved > 0 ? tree.resolvedSubviewCount(in: tree.wholePage) : sum.subviews)
  }

  /// Returns the subviews of a list that are known, with all before them in it.
  func resolvedSubviews(ofList list: Int) -> Range<SubviewIndex> {
    let bounds = bounds(ofList: list)
    return bounds.start.subview(at: 0)..<SubviewIndex(tree.resolvedSubviewCount(in: bounds))
  }

  /// Returns whether an element, and all before it in its list, are known.
  func isResolved(element: ElementIndex) -> Bool {
    sum.unresolved == 0
      || element.rawValue < tree.resolvedElementCount(in: bounds(ofList: list(of: element)))
  }

  /// Returns the first element of a list that must be built to know its subviews, where that is next; `nil` if all are
  /// known, or an element must be opened first.
  func nextUnresolvedElement(inList list: Int) -> ElementIndex? {
    let bounds = bounds(ofList: list)
    return bounds.end.unresolved > bounds.start.unresolved && tree.nextToOpen(in: bounds) == nil
      ? ElementIndex(tree.resolvedElementCount(in: bounds)) : nil
  }

  /// What building or opening an element changed.
  enum Resolution {
    case built(element: ElementIndex, subview: SubviewIndex, change: Int)
    case opened(ContentTree.Opening)
  }

  /// Builds or opens the first element of a list whose subviews are not known; `nil` if all are.
  mutating func resolveNext(inList list: Int) -> Resolution? {
    let bounds = bounds(ofList: list)
    return change(list: list) { tree in
      if let branch = tree.nextToOpen(in: bounds) { return tree.openNext(in: branch).map { .opened($0) } }
      return tree.buildNext(in: bounds).map {
        .built(element: $0.element, subview: $0.subview, change: $0.change)
      }
    }
  }

  /// How many elements were opened to know what is in them.
  package var openedCount: Int { tree.openedCount }
}

extension ContentTree {
  /// Builds the next element of the first instance in a list some of whose subviews are not known.
  mutating func buildNext(in list: ListBounds) -> (element: ElementIndex, subview: SubviewIndex, change: Int)?
  {
    guard list.end.unresolved > list.start.unresolved,
      let found = parts.first(where: { $0.unresolved > list.start.unresolved }),
      let segment = found.item.segment
    else { return nil }
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
