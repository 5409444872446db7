/// What of a region is on screen, or near it.
struct Screen: Sendable {
  /// The rows placed in the last frame.
  private(set) var run: PlacedRun

  /// The placed rows that are seen.
  private(set) var seen = SeenRows()

  /// The header that stays at the viewport's start.
  private(set) var pinned: PinnedHeader?

  /// The rows alive ahead of the viewport that prefetch wants, next to those seen.
  private(set) var ahead: Range<SubviewIndex> = 0..<0

  /// Storage for the rows of the next frame; what it holds means nothing.
  private var spare: PlacedRun

  /// Creates a screen with nothing on it.
  init(at position: ScrollPosition) {
    run = PlacedRun(at: position)
    spare = run
  }
}

extension Screen {
  /// Begins a frame: returns what was on screen, and leaves nothing there.
  mutating func begin() -> ShownRows {
    swap(&run, &spare)
    let shown = ShownRows(run: spare, seen: seen, pinned: pinned)
    (seen, pinned) = (SeenRows(), nil)
    return shown
  }

  /// Finds the placed rows that are seen in a viewport.
  ///
  /// - Parameter gap: The distance after those placed.
  mutating func see(viewport: Length, gap: Length) {
    seen = SeenRows(of: run, viewport: viewport, gap: gap)
  }

  /// The placed rows are those of the frame before.
  mutating func restore(_ before: RowsBefore) {
    if case .kept(let shown) = before { run = shown.run }
  }

  /// Places rows anew, from a row on.
  mutating func restart(at position: ScrollPosition) { run.restart(at: position) }

  /// Places the next row after those placed, or the first one.
  mutating func placeAfter(_ length: Length, gap: Length) { run.placeAfter(length, gap: gap) }

  /// Places rows after those placed that were seen before and have kept their lengths.
  mutating func placeAfter(seenOf shown: ShownRows, until limit: Length, gap: Length) {
    run.placeAfter(seenOf: shown, until: limit, gap: gap)
  }

  /// Places rows before those placed that were seen before and have kept their lengths.
  mutating func placeBefore(seenOf shown: ShownRows, gap: Length) {
    run.placeBefore(seenOf: shown, gap: gap)
  }

  /// Places the next row before those placed.
  mutating func placeBefore(_ length: Length, gap: Length) { run.placeBefore(length, gap: gap) }

  /// Takes over that rows before those placed came in, or went.
  mutating func changeCount(by count: Int, at subview: SubviewIndex) {
    if run.subviews.lowerBound >= subview { run.changeCount(by: count) }
    if ahead.lowerBound >= subview { ahead = ahead.lowerBound + count..<ahead.upperBound + count }
  }

  /// Moves all rows placed.
  mutating func shift(by distance: Length) { run.shift(by: distance) }

  /// Keeps a header at the viewport's start.
  mutating func pin(_ header: PinnedHeader) { pinned = header }

  /// Notes which rows prefetch wants.
  mutating func want(_ subviews: Range<SubviewIndex>) { ahead = subviews }

  /// The first row seen.
  var first: ScrollPosition? {
    seen.subviews.first.map { ScrollPosition(subview: $0, distance: seen.start) }
  }

  /// The last row seen.
  var last: ScrollPosition? {
    seen.subviews.last.map { ScrollPosition(subview: $0, distance: seen.end - run.length(of: $0)) }
  }

  /// Returns the length of a row, if it is seen.
  @inline(__always)
  func length(ofSeen subview: SubviewIndex) -> Length? {
    seen.subviews.contains(subview) ? run.length(of: subview) : nil
  }

  /// The pinned header, if it is not among the rows seen at its own place.
  var pinnedAside: SubviewIndex? {
    pinned.flatMap { seen.subviews.contains($0.subview) ? nil : $0.subview }
  }

  /// The placed rows from the first to the last seen, and on to the anchor; an empty range there if there are none.
  ///
  /// A target may lie at the very end of the viewport, and in a long header or trailer no row is seen.
  func rows(with anchor: SubviewIndex) -> Range<SubviewIndex> {
    let first = min(seen.subviews.first ?? anchor, anchor)
    let last = max(seen.subviews.last ?? anchor, anchor)
    let rows = (first..<last + 1).clamped(to: run.subviews)
    return rows.isEmpty ? anchor..<anchor : rows
  }
}
