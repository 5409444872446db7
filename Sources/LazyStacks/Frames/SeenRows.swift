import Findings

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
  /// Takes over that subviews before those seen came in, or went.
  mutating func changeCount(by count: Int) {
    subviews = subviews.lowerBound + count..<subviews.upperBound + count
  }

  /// Finds what of a run overlaps a viewport, half-open; a zero-length subview is seen where it starts.
  ///
  /// - Parameter gap: The distance after those placed.
  /// - Complexity: O(log *p*) for *p* subviews placed.
  init(of run: PlacedRun, viewport: Length, gap: Length) {
    let first = run.subviews.partitioningIndex { subview in
      let (start, length) = (run.distance(of: subview), run.length(of: subview))
      return length > .zero ? start + length > .zero : start >= .zero
    }
    let end = viewport == .zero ? first : run.subviews.partitioningIndex { run.distance(of: $0) >= viewport }
    if first < end {
      subviews = first..<end
      start = run.distance(of: first)
      self.end = run.distance(of: end - 1) + run.length(of: end - 1)
    } else {
      start = first < run.subviews.upperBound ? run.distance(of: first) : run.nextStart(gap: gap)
      self.end = start
    }
  }
}
