public import Layouts

/// Elements whose subviews are not known until they are built.
extension ResolvedContent {
  /// Returns whether the elements up to a subview's own are known.
  ///
  /// As subviews are addressed by index, all before it must be, too.
  package func isResolved(_ subview: Int) -> Bool {
    subview < resolvedSubviewCount
  }

  /// How many subviews are known, with all before them.
  var resolvedSubviewCount: Int {
    guard let incompleteSegment else { return subviewCount }
    return segments[incompleteSegment].firstSubview + segments[incompleteSegment].resolvedSubviewCount
  }

  /// Returns whether an element, and all before it, are known.
  func isResolved(element: Int) -> Bool {
    guard let incompleteSegment else { return true }
    let first = segments[incompleteSegment]
    if element < first.firstElement { return true }
    return first.elements.contains(element) && first.subviews(ofLocal: element - first.firstElement) != nil
  }

  /// The first element whose subviews are not known; `nil` if all are.
  var nextUnresolvedElement: Int? {
    incompleteSegment.map { segments[$0].firstElement + (segments[$0].built?.elementCount ?? 0) }
  }

  /// What building an element changed.
  struct Built {
    /// The element.
    var element: Int

    /// Where subviews came in, or went, and how many more there are now.
    var position: Int
    var change: Int
  }

  /// Builds the first element whose subviews are not known; `nil` if all are.
  mutating func buildNext() -> Built? {
    guard let index = incompleteSegment else { return nil }
    let before = segments[index].subviewCount
    let element = segments[index].firstElement + segments[index].buildNext(in: environment)
    let after = segments[index].subviewCount
    for later in segments.indices[(index + 1)...] { segments[later].firstSubview += after - before }
    subviewCount += after - before
    if !segments[index].isIncomplete {
      incompleteSegment = segments[index...].firstIndex(where: \.isIncomplete)
    }
    return Built(
      element: element, position: segments[index].firstSubview + min(before, after), change: after - before)
  }

  /// Whether an element's subviews are known only by building it.
  public func isVariable(element: Int) -> Bool { !declaredCount(ofElement: element).isConstant }

  /// Returns how many subviews an element has by its declaration, and which views make that vary.
  public func declaredCount(ofElement element: Int) -> SubviewCount {
    segments[segmentIndex(ofElement: element)].count
  }
}
