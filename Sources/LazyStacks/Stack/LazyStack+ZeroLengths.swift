/// What rows without length do to the estimate.
package struct ZeroLengthRows: Hashable, Sendable {
  /// How many of the measured rows have no length, and how many were measured.
  package var count: Int
  package var measuredCount: Int

  /// The first row without length.
  package var first: SubviewIndex

  /// The mean of all measured rows, and of those that have a length.
  package var mean: Length
  package var meanWithout: Length

  /// The content's extent by either mean.
  package var extent: Length
  package var extentWithout: Length
}

extension LazyStack {
  /// The rows without length that drag the estimate down; `nil` if it is no mean, if none was measured,
  /// or if nothing else was, or everything.
  ///
  /// - Complexity: O(*m* log *m*) for *m* measured subviews.
  package var zeroLengthRows: ZeroLengthRows? {
    if case .fixed = parameters.estimate { return nil }
    let extents = region.extents
    let zeros = content.isLazy ? extents.zeroLengths : []
    let measured = extents.measuredCount
    guard let first = zeros.first, zeros.count < measured, measured < extents.subviewCount else { return nil }
    let without = MeanEstimate(sum: extents.measuredExtent, count: measured - zeros.count)
    let with = MeanEstimate(sum: extents.measuredExtent, count: measured)
    let known = leading + extents.measuredExtent + extents.gapExtent + trailing
    let unmeasured = extents.subviewCount - measured
    return ZeroLengthRows(
      count: zeros.count, measuredCount: measured, first: first, mean: with.extent(of: 1),
      meanWithout: without.extent(of: 1), extent: known + with.extent(of: unmeasured),
      extentWithout: known + without.extent(of: unmeasured))
  }
}
