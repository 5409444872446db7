/// How wide rows are.
extension ResolvedContent {
  /// Returns the width that is proposed to a row where the scroll view has another.
  package func rowWidth(of subview: SubviewIndex, in width: Length) -> Length {
    withSegment(ofSubview: subview) { segment, _ in segment.stack.rowWidth(in: width) } ?? width
  }

  /// Returns how wide a resolved subview says it is, or how wide it turns out where that is more than the stack;
  /// `nil` if it keeps to what is proposed to it.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* parts of the stack and *k* views in the subview.
  package func declaredWidth(of subview: SubviewIndex, in width: Length) -> Length? {
    withSegment(ofSubview: subview) { segment, before in
      segment.declaredWidth(
        of: before.place(of: subview), in: segment.stack.rowWidth(in: width), environment)
    } ?? nil
  }
}

extension Content {
  /// Whether it may have another width than is proposed to it.
  var mayHaveWidth: Bool { contains { $0.modifiers.contains(where: \.isWidth) || $0.isNegotiated } }

  /// Whether it may have an invalid size.
  var mayHaveInvalidSize: Bool { contains(where: \.isNegotiated) }

  /// Whether its size is a layout's to say, not a sum.
  var isNegotiated: Bool {
    switch kind {
    case .layout(.vStack, _): modifiers.contains(where: \.isLayout)
    case .layout, .leaf, .geometryReader: true
    default: modifiers.contains(where: \.isLayout)
    }
  }
}
