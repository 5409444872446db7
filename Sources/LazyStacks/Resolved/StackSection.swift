/// A section of a stack whose header may stay at the viewport's start.
struct StackSection: Hashable, Sendable {
  /// The part that is its header: one view.
  let header: Int

  /// The section's parts, the header first.
  let parts: Range<Int>
}

extension ResolvedContent {
  /// Returns the header that stays at the viewport's start while a row is there, and the section's end: the
  /// first subview after it; `nil` if none does.
  ///
  /// - Note: Documented: pinned headers stick to the top (`pinnedViews`, WWDC26 talk 321). Not modelled: sections
  ///   inside an element, and headers of several views.
  /// - Complexity: O(*s*) for *s* sections.
  func pinnedHeader(over subview: SubviewIndex) -> (header: SubviewIndex, end: SubviewIndex)? {
    guard !sections.isEmpty, resolvedSubviews.contains(subview) else { return nil }
    let part = segmentIndex(ofSubview: subview)
    guard let section = sections.last(where: { $0.parts.contains(part) }) else { return nil }
    let header = segments[section.header]
    if header.isHidden { return nil }
    let end =
      section.parts.upperBound < segments.count
      ? segments[section.parts.upperBound].firstSubview : subviews.upperBound
    return (header.firstSubview, end)
  }
}
