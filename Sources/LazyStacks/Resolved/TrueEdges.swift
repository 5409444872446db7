/// Where an eager stack would put rows, asked frame by frame.
///
/// From one frame to the next little moves, so the edge is mostly found by walking from the one that was asked for
/// last. Only after a jump, or a change of the data, are the rows before it added up anew, and no more than so many.
package struct TrueEdges: Sendable {
  private var known: (subview: SubviewIndex, edge: Length)?

  /// How many rows may still be measured.
  private var budget = 50_000_000

  /// How far a walk may be, in rows.
  private static let reach = 2_000

  package init() {}
}

extension TrueEdges {
  /// Forgets what is known, as the data or what rows read may have changed.
  package mutating func forget() { known = nil }

  /// Returns where an eager stack would put a row, from the content's start.
  ///
  /// - Returns: The edge; `nil` where it takes too many rows to measure, where rows go on changing their height, or
  ///   where the row is not resolved.
  /// - Complexity: O(*d*) for a row *d* rows from the one asked for last, else as
  ///   ``ResolvedContent/trueLeadingEdge(ofElement:width:)``.
  package mutating func leadingEdge(
    of subview: SubviewIndex, in content: ResolvedContent, width: Length
  ) -> Length? {
    guard budget > 0, content.settles, subview < content.subviews.upperBound, content.isResolved(subview)
    else { return nil }
    let edge = walk(to: subview, in: content, width: width) ?? sum(to: subview, in: content, width: width)
    known = edge.map { (subview, $0) }
    return edge
  }

  private mutating func walk(
    to subview: SubviewIndex, in content: ResolvedContent, width: Length
  ) -> Length? {
    guard let known, known.subview.distance(to: subview).magnitude <= Self.reach else { return nil }
    let rows = min(known.subview, subview)..<max(known.subview, subview)
    budget -= rows.count
    guard let extent = content.trueExtent(ofRows: rows, width: width) else { return nil }
    return subview < known.subview ? known.edge - extent : known.edge + extent
  }

  private mutating func sum(
    to subview: SubviewIndex, in content: ResolvedContent, width: Length
  ) -> Length? {
    let element = content.element(of: subview)
    guard let edge = content.trueLeadingEdge(ofElement: element, width: width, budget: &budget),
      let first = content.subviews(ofElement: element)?.lowerBound,
      let extent = content.trueExtent(ofRows: first..<subview, width: width)
    else { return nil }
    return edge + extent
  }
}

extension ResolvedContent {
  /// Returns how far apart an eager stack would put the starts of two rows, from the first to the one after the last
  /// of a range; `nil` if one of them is not resolved.
  fileprivate func trueExtent(ofRows rows: Range<SubviewIndex>, width: Length) -> Length? {
    guard areResolved(rows) else { return nil }
    var extent = Length.zero
    for subview in rows {
      extent += length(of: subview, width: width, isLoaded: true) + gap(before: subview + 1)
    }
    return extent
  }
}
