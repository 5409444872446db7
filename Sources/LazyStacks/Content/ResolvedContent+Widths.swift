/// How wide rows are.
extension ResolvedContent {
  /// Whether a row may have another width than it is offered.
  package var hasWidths: Bool { segments.contains { $0.content.contains { $0.mayHaveWidth } } }

  /// Returns how wide a resolved subview says it is, or how wide it turns out where that is more than the stack;
  /// `nil` if it keeps to what it is offered.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* parts of the stack and *k* views in the subview.
  package func declaredWidth(of subview: Int, in width: Length) -> Length? {
    let segment = segments[segmentIndex(ofSubview: subview)]
    let local = subview - segment.firstSubview
    let element = segment.element(ofLocal: local)
    let rows = segment.rows(ofLocal: element, in: environment)
    guard let first = segment.subviews(ofLocal: element)?.lowerBound else { return nil }
    let row = rows[local - first]
    guard row.isNegotiated else { return row.declaredWidth(ordinal: segment.ordinal(ofLocal: element)) }
    return size(of: subview, width: width).width.flatMap { $0 > width ? $0 : nil }
  }

  /// Whether a row may have a size that is none.
  package var mayHaveFlaws: Bool { segments.contains { $0.content.contains { $0.mayHaveFlaw } } }

  /// Returns what is wrong with the size of a resolved subview; `nil` if nothing is.
  package func flaw(of subview: Int, in width: Length) -> SizeFlaw? { size(of: subview, width: width).flaw }
}

extension Content {
  fileprivate var mayHaveWidth: Bool {
    contains { $0.modifiers.contains(where: \.isWidth) || $0.isNegotiated }
  }

  fileprivate var mayHaveFlaw: Bool { contains(where: \.isNegotiated) }

  /// Whether its size is a layout's to say, not a sum.
  var isNegotiated: Bool {
    switch kind {
    case .layout(.vStack, _): modifiers.contains(where: \.isLayout)
    case .layout, .leaf, .geometryReader: true
    default: modifiers.contains(where: \.isLayout)
    }
  }
}
