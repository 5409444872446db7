/// The rows on screen at a frame's end.
struct ShownRows: Sendable {
  /// The rows placed in the frame.
  private(set) var run: PlacedRun

  /// The placed rows that were seen.
  private(set) var seen: SeenRows

  /// The header that stayed at the viewport's start.
  private(set) var pinned: PinnedHeader?
}

extension ShownRows {
  /// Takes over that rows before them came in, or went.
  mutating func changeCount(by count: Int, at subview: SubviewIndex) {
    guard run.subviews.lowerBound >= subview else { return }
    run.changeCount(by: count)
    seen.changeCount(by: count)
    if let header = pinned?.subview, header >= subview { pinned?.subview = header + count }
  }

  /// Returns the length of a row, if it is seen.
  @inline(__always)
  func length(ofSeen subview: SubviewIndex) -> Length? {
    seen.subviews.contains(subview) ? run.length(of: subview) : nil
  }
}
