import Findings

/// The subview counts of the elements built so far, of a `ForEach` whose elements differ in theirs.
///
/// Nothing is known of an element that was not built, so elements are built from the first on.
struct BuiltCounts: Hashable, Sendable {
  /// For each built element, the subviews of it and all before it.
  private var ends: [Int] = []
}

extension BuiltCounts {
  /// The elements built.
  var elementCount: Int { ends.count }

  /// The subviews of all built elements.
  var subviewCount: Int { ends.last ?? 0 }

  /// Adds the next element.
  mutating func append(_ count: Int) { ends.append(subviewCount + count) }

  /// Returns the subviews of a built element.
  func subviews(of element: Int) -> Range<Int> {
    (element == 0 ? 0 : ends[element - 1])..<ends[element]
  }

  /// Returns the built element that a subview belongs to.
  ///
  /// - Complexity: O(log *b*) for *b* built elements.
  func element(of subview: Int) -> Int { ends.partitioningIndex { $0 > subview } }

  /// Returns how many subviews a number of elements is taken to have: those built, and the mean of
  /// those for each of the others, rounded up.
  ///
  /// Known from a reimplementation; one each while none is built. Chosen: as long as an element is not
  /// built there is taken to be one more subview at least, so that the stack goes on looking.
  func estimatedSubviewCount(ofElements count: Int) -> Int {
    let rest = count - elementCount
    if rest == 0 { return subviewCount }
    if elementCount == 0 { return rest }
    return subviewCount + max(1, (subviewCount * rest + elementCount - 1) / elementCount)
  }
}
