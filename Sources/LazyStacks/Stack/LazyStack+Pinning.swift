/// A header that stays at the viewport's start while its section is there.
struct PinnedHeader: Hashable, Sendable {
  /// The header.
  var subview: Int

  /// From the viewport's leading edge to where it is drawn: zero, or less where the next section pushes it out.
  var distance: Length
}

extension LazyStack {
  /// Finds the header that is pinned over the rows seen; it is built and measured, wherever its place is.
  ///
  /// Known from a reimplementation: it is drawn at its own place or the viewport's start, whichever comes later.
  /// Inferred: the next section pushes it out.
  mutating func pin(into frame: inout FrameRecord) {
    previouslyPinned = movedRows == nil ? pinned?.subview : movedRows?.pinned
    pinned = nil
    guard let first = seen.subviews.first, let section = content.pinnedHeader(over: first) else { return }
    let isNatural = section.header == first && seen.start >= .zero
    guard !isNatural, section.header <= first,
      let length = measure(section.header, because: .placed, into: &frame)
    else { return }
    lifetimes.use(content.element(of: section.header))
    let room = run.subviews.contains(section.end) ? distanceInRun(of: section.end) - extents.spacing : length
    pinned = PinnedHeader(subview: section.header, distance: min(.zero, room - length))
  }

  /// How much of the viewport's start a pinned header covers when a row is put there.
  func headerExtent(over subview: Int) -> Length {
    guard parameters.targetUnderHeader == .below, let header = content.pinnedHeader(over: subview)?.header,
      header < subview
    else { return .zero }
    return placedLength(of: header)
  }

  /// The pinned header, if it is not among the rows seen at its own place.
  var pinnedAside: Int? {
    pinned.flatMap { seen.subviews.contains($0.subview) ? nil : $0.subview }
  }
}
