/// A row that a scroll command put somewhere, which stays the anchor until the user scrolls.
struct KeptTarget: Hashable, Sendable {
  /// The row.
  var subview: SubviewIndex

  /// The place in the viewport where the row stays.
  var place: Place

  /// Where a row stays.
  enum Place: Hashable, Sendable {
    /// As the command aligned it.
    case aligned(ScrollGoal.Alignment)

    /// The first row, with the content's start at the viewport's.
    case contentStart

    /// The last row, with the content's end at the viewport's.
    case contentEnd

    /// At a distance from the viewport's start: what was put at the content's start, which has gone on since.
    case startAt(Length)

    /// With its end at a distance from the viewport's end: what was put at the content's end, which has gone on
    /// since.
    case endAt(Length)
  }
}

extension KeptTarget {
  /// Returns a target by its row's new index; the row at an end of the content is whichever is there now.
  ///
  /// - Returns: `nil` if the row is gone, or where it is is not known.
  func moved(to content: ResolvedContent, from old: ResolvedContent) -> KeptTarget? {
    guard content.subviewCount > 0 else { return nil }
    var target = self
    switch place {
    case .aligned, .startAt, .endAt:
      guard let index = content.replacement(of: subview, in: old).flatMap({ content.index(of: $0) }),
        content.isResolved(index)
      else { return nil }
      target.subview = index
    case .contentStart: target.subview = 0
    case .contentEnd:
      guard let last = content.subviews.last, content.isResolved(last) else { return nil }
      target.subview = last
    }
    return target
  }
}
