/// What of a region is on screen, or near it.
struct Screen: Sendable {
  /// The rows placed in the last frame.
  var run: PlacedRun

  /// Those of them that are seen.
  private(set) var seen = SeenRows()

  /// The header that stays at the viewport's start.
  var pinned: PinnedHeader?

  /// The rows alive ahead of the viewport that prefetch wants, next to those seen.
  var ahead = 0..<0

  /// Storage for the rows of the next frame; what it holds means nothing.
  private var spare: (run: PlacedRun, seen: SeenRows)

  /// Creates a screen with nothing on it.
  init(at position: ScrollPosition) {
    run = PlacedRun(at: position)
    spare = (run, seen)
  }
}

/// The rows on screen at a frame's end.
struct ShownRows: Sendable {
  /// The rows placed.
  let run: PlacedRun

  /// Those of them that are seen.
  let seen: SeenRows

  /// The header that stays at the viewport's start.
  let pinned: PinnedHeader?
}

extension Screen {
  /// Begins a frame: returns what was on screen, and leaves nothing there.
  mutating func begin() -> ShownRows {
    swap(&run, &spare.run)
    swap(&seen, &spare.seen)
    defer {
      seen.removeAll()
      pinned = nil
    }
    return ShownRows(run: spare.run, seen: spare.seen, pinned: pinned)
  }

  /// Finds the placed rows that are seen in a viewport.
  mutating func see(viewport: Length, spacing: Length) {
    seen.update(from: run, viewport: viewport, spacing: spacing)
  }

  /// The placed rows are those of the frame before.
  mutating func restore(_ before: RowsBefore) {
    if case .kept(let shown) = before { run = shown.run }
  }

  /// The first row seen.
  var first: ScrollPosition? {
    seen.subviews.first.map { ScrollPosition(subview: $0, distance: seen.start) }
  }

  /// The last row seen.
  var last: ScrollPosition? {
    seen.subviews.last.map { ScrollPosition(subview: $0, distance: seen.end - (seen.lengths.last ?? .zero)) }
  }

  /// The pinned header, if it is not among the rows seen at its own place.
  var pinnedAside: Int? {
    pinned.flatMap { seen.subviews.contains($0.subview) ? nil : $0.subview }
  }

  /// The placed rows from the first to the last seen, and on to the anchor; an empty range there if there are none.
  ///
  /// A target may lie at the very end of the viewport, and in a long header or trailer no row is seen.
  func rows(with anchor: Int) -> Range<Int> {
    let first = min(seen.subviews.first ?? anchor, anchor)
    let last = max(seen.subviews.last ?? anchor, anchor)
    let rows = (first..<last + 1).clamped(to: run.subviews)
    return rows.isEmpty ? anchor..<anchor : rows
  }
}
