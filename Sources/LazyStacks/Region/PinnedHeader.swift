/// A header that stays at the viewport's start while its section is there.
struct PinnedHeader: Hashable, Sendable {
  /// The header.
  var subview: SubviewIndex

  /// From the viewport's leading edge to where it is drawn: zero, or less where the next section pushes it out.
  var distance: Length
}

extension Region {
  /// Finds the header that is pinned over the rows seen; it is built and measured, wherever its place is.
  ///
  /// Known from a reimplementation: it is drawn at its own place or the viewport's start, whichever comes later.
  /// Inferred: the next section pushes it out.
  mutating func pin(into frame: inout Frame) {
    guard let first = screen.seen.subviews.first, let section = content.pinnedHeader(over: first) else {
      return
    }
    let isNatural = section.header == first && screen.seen.start >= .zero
    guard !isNatural, section.header <= first,
      let length = measure(section.header, because: .placed, into: &frame)
    else { return }
    lifetimes.use(content.element(of: section.header))
    let room =
      screen.run.subviews.contains(section.end)
      ? distanceInRun(of: section.end) - gap(before: section.end) : length
    screen.pin(PinnedHeader(subview: section.header, distance: min(.zero, room - length)))
  }

  /// Returns how much of the viewport's start a pinned header covers when a row is put there.
  func headerExtent(over subview: SubviewIndex) -> Length {
    header(over: subview).flatMap { $0 < subview ? placedLength(of: $0) : nil } ?? .zero
  }

  /// Returns the header that takes room from a row that is put at the viewport's start.
  func header(over subview: SubviewIndex) -> SubviewIndex? {
    parameters.targetUnderHeader == .below ? content.pinnedHeader(over: subview)?.header : nil
  }
}
