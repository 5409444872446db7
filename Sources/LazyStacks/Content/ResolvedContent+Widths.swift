/// How wide rows say they are.
extension ResolvedContent {
  /// Whether a row says how wide it is.
  package var hasWidths: Bool { segments.contains { $0.content.contains { $0.declaresWidth } } }

  /// Returns how wide a resolved subview says it is; `nil` if it is as wide as it is offered.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* parts of the stack and *k* views in the subview.
  package func declaredWidth(of subview: Int) -> Length? {
    let segment = segments[segmentIndex(ofSubview: subview)]
    let local = subview - segment.firstSubview
    let element = segment.element(ofLocal: local)
    let rows = segment.rows(ofLocal: element, in: environment)
    guard let first = segment.subviews(ofLocal: element)?.lowerBound else { return nil }
    return rows[local - first].width(ordinal: segment.ordinal(ofLocal: element))
  }
}

extension Content {
  fileprivate var declaresWidth: Bool { contains { $0.modifiers.contains(where: \.isWidth) } }
}
