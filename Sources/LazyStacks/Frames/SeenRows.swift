/// The subviews seen at a frame's end, with their lengths.
struct SeenRows: Hashable, Sendable {
  /// The subviews that overlap the viewport.
  private(set) var subviews = 0..<0

  /// The first one's distance from the viewport's leading edge.
  private(set) var start = Length.zero

  /// The last one's end.
  private(set) var end = Length.zero

  /// Their lengths, in order.
  private(set) var lengths: [Length] = []
}

extension SeenRows {
  /// Keeps what of a run overlaps a viewport, half-open; a zero-length subview is seen where it starts.
  mutating func update(from run: PlacedRun, viewport: Length, spacing: Length) {
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
    lengths.removeAll(keepingCapacity: true)
    var next = first
    while next < run.subviews.upperBound, start < viewport {
      let length = run.length(of: next)
      lengths.append(length)
      end = start + length
      start = end + spacing
      next += 1
    }
    subviews = first < next ? first..<next : 0..<0
  }

  /// Nothing is seen; the storage is kept.
  mutating func removeAll() {
    (subviews, start, end) = (0..<0, .zero, .zero)
    lengths.removeAll(keepingCapacity: true)
  }

  /// The distance of a seen subview from the viewport's leading edge.
  func distance(of subview: Int, spacing: Length) -> Length {
    (subviews.lowerBound..<subview).reduce(start) { $0 + lengths[$1 - subviews.lowerBound] + spacing }
  }

  /// The length of a subview, if it is seen.
  @inline(__always)
  func length(of subview: Int) -> Length? {
    subviews.contains(subview) ? lengths[subview - subviews.lowerBound] : nil
  }
}
