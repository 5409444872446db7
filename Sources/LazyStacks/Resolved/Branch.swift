/// An instance of a list whose elements are opened: their views come from lists in turn.
struct Branch: Sendable {
  let declaration: PartDeclaration

  /// The ordinal of the element that it is in; 0 in the stack itself.
  let ordinal: Ordinal

  /// The elements of the list.
  var ids: ElementIDs

  /// How many are opened: the first ones.
  var openedCount = 0

  /// Whether it is not there now.
  var isHidden = false
}

extension Branch {
  /// How many subviews a number of unopened elements is taken to have.
  ///
  /// Known from a reimplementation: the mean of those known, rounded up; one each while none is. Chosen: as long
  /// as an element is not opened there is taken to be one more subview at least, so that the stack goes on looking.
  func estimatedSubviewCount(ofOpened known: Int) -> Int {
    let rest = ids.count - openedCount
    if isHidden || rest == 0 { return 0 }
    if openedCount == 0 { return rest }
    let (product, overflow) = known.multipliedReportingOverflow(by: rest)
    if overflow { return ForEach.Elements.maximumCount }
    return min(ForEach.Elements.maximumCount, max(1, (product + openedCount - 1) / openedCount))
  }
}
