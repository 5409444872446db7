/// The rows on screen at a frame's end.
struct ShownRows: Sendable {
  /// The rows placed in the frame.
  let run: PlacedRun

  /// The placed rows that were seen.
  let seen: SeenRows

  /// The header that stayed at the viewport's start.
  let pinned: PinnedHeader?
}

extension ShownRows {
  /// Returns the length of a row, if it is seen.
  @inline(__always)
  func length(ofSeen subview: SubviewIndex) -> Length? {
    seen.subviews.contains(subview) ? run.length(of: subview) : nil
  }
}
