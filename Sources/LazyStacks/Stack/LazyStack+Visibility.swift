/// How much of a row is on screen.
extension LazyStack {
  /// Returns whether at least a share of a row's length overlaps the viewport.
  ///
  /// A row without length is visible where it is seen.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1.
  ///   - tolerance: How many points it may lack.
  /// - Note: Documented: the share is that of the row, with "more than 50 %" as the default's wording. Chosen: a row
  ///   qualifies at the threshold itself, and what insets cover counts as visible.
  package func isVisible(_ subview: SubviewIndex, toShare share: Double, tolerance: Length) -> Bool {
    guard record.seen.contains(subview), let length = region.screen.length(ofSeen: subview) else {
      return false
    }
    let start = region.screen.run.distance(of: subview, spacing: region.extents.spacing)
    let overlap = min(start + length, viewport) - max(start, .zero)
    return Double((overlap + tolerance).units) >= share * Double(length.units)
  }
}
