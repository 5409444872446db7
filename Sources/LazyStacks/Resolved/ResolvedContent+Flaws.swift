package import Findings

/// Sizes that are none.
extension ResolvedContent {
  /// Returns what is wrong with the size of a resolved subview; empty if nothing is.
  package func flaws(of subview: Int, in width: Length) -> [SizeFlaw] {
    size(of: subview, width: width).flaws
  }

  /// Returns what is wrong with the size of a view before or after the stack, with where the view is; `nil` if
  /// nothing is.
  package func flawBesideStack(in width: Length) -> (flaw: SizeFlaw, view: SourcePoint?)? {
    for view in leading + trailing where view.mayHaveFlaw {
      for row in [view].rows(ordinal: 0, in: environment) {
        let flaws = row.size(ordinal: 0, width: width, environment: environment).flaws
        if let flaw = flaws.first { return (flaw, [view].location(of: flaw) ?? view.location) }
      }
    }
    return nil
  }

  /// Returns the view to blame for what is wrong with a subview's size: the one whose frame is infinite, or else the
  /// part of the stack that the subview is in.
  package func location(of flaw: SizeFlaw, in subview: Int) -> SourcePoint? {
    tree.withSegment(ofSubview: subview) { segment, _ in segment.content.location(of: flaw) }
      ?? location(of: subview)
  }
}

extension [Content] {
  /// Where the first view stands that asks for an infinite length along a flaw's axis.
  fileprivate func location(of flaw: SizeFlaw) -> SourcePoint? {
    for view in self {
      if let found = view.first(where: { $0.asksForInfinity(alongHeight: flaw.isHeight) }) {
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
