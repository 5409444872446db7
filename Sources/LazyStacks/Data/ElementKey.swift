/// What an element is, wherever it stands: the same before and after an edit.
package struct ElementKey: Hashable, Sendable {
  /// The part of the stack.
  let segment: Int

  /// The element's ordinal; its place where that is its identity, or the number made anew for it.
  let number: Int
}

extension ElementKey: Comparable {
  package static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    (lhs.segment, lhs.number) < (rhs.segment, rhs.number)
  }
}

extension ResolvedContent {
  /// Returns what an element is.
  ///
  /// - Complexity: O(log *s* + log *e*) for *s* parts of the stack and *e* edits.
  package func key(ofElement element: ElementIndex) -> ElementKey {
    let index = segmentIndex(ofElement: element)
    return ElementKey(
      segment: index,
      number: segments[index].number(ofLocal: segments[index].firstElement.distance(to: element)))
  }

  /// Returns the element that something is; `nil` if it is gone.
  package func element(with key: ElementKey) -> ElementIndex? {
    let segment = segments[key.segment]
    if segment.isHidden { return nil }
    guard let ids = segment.ids else { return segment.firstElement }
    return ids.place(ofNumber: key.number).map { segment.firstElement + $0 }
  }
}
