/// Which of the placed rows are seen at a frame's end.
struct SeenRows: Hashable, Sendable {
  /// The subviews that overlap the viewport.
  private(set) var subviews: Range<SubviewIndex> = 0..<0

  /// The first one's distance from the viewport's leading edge.
  private(set) var start = Length.zero

  /// The last one's end.
  private(set) var end = Length.zero
}

extension SeenRows {
  /// Finds what of a run overlaps a viewport, half-open; a zero-length subview is seen where it starts.
  init(of run: PlacedRun, viewport: Length, spacing: Length) {
    var (first, start) = (run.subviews.lowerBound, run.start)
    while first < run.subviews.upperBound {
      let length = run.length(of: first)
      if length > .zero ? start + length > .zero : start >= .zero { break }
      start += length + spacing
      first += 1
    }
    self.start = start
    end = start
    if viewport == .zero { first = run.subviews.upperBound }
    var next = first
    while next < run.subviews.upperBound, start < viewport {
      end = start + run.length(of: next)
      start = end + spacing
      next += 1
    }
    subviews = first < next ? first..<next : 0..<0
  }
}
