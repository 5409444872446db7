package import Findings

/// Rows whose size is no size.
extension ResolvedContent {
  /// Returns what is wrong with the size of a resolved subview; empty if nothing is.
  package func invalidSizes(of subview: SubviewIndex, in width: Length) -> [InvalidSize] {
    size(of: subview, width: width).invalidSizes
  }

  /// Returns the view to blame for what is wrong with a subview's size: the one whose frame is infinite, or else the
  /// part of the stack that the subview is in.
  package func location(of size: InvalidSize, in subview: SubviewIndex) -> SourcePoint? {
    withSegment(ofSubview: subview) { segment, _ in segment.content.location(of: size) }
      ?? location(of: subview)
  }
}

extension [Content] {
  /// Where the first view stands that asks for an infinite length along the axis of an invalid size.
  fileprivate func location(of size: InvalidSize) -> SourcePoint? {
    for view in self {
      if let found = view.first(where: { $0.asksForInfinity(alongHeight: size.isHeight) }) {
        return found.location
      }
    }
    return nil
  }
}

extension Content {
  fileprivate func asksForInfinity(alongHeight isHeight: Bool) -> Bool {
    modifiers.contains {
      guard case .frame(.flexible(let width, let height, _)) = $0 else { return false }
      let bounds = isHeight ? height : width
      return bounds.least == .infinity || bounds.ideal == .infinity
    }
  }
}
