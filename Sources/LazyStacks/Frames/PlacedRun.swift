/// The subviews placed in a frame: neighbours that abut, grown from the anchor both ways.
struct PlacedRun: Sendable {
  /// The placed subviews.
  private(set) var subviews: Range<SubviewIndex>

  /// The distance from the viewport's leading edge to the first one's start.
  private(set) var start: Length

  /// The distance from the viewport's leading edge to the last one's end; where nothing is placed, to where the anchor
  /// would start.
  private(set) var end: Length

  /// The distance from the viewport's leading edge to the anchor's start.
  private var anchorStart: Length

  /// The subviews placed upward, bottom to top, and those placed downward.
  private var upward: [Placement] = []
  private var downward: [Placement] = []

  /// Where a subview is placed.
  private struct Placement: Sendable {
    /// From the anchor's start to its own.
    let offset: Length
    let length: Length
  }

  /// Creates an empty run at an anchor.
  init(at position: ScrollPosition) {
    subviews = position.subview..<position.subview
    start = position.distance
    end = position.distance
    anchorStart = position.distance
  }
}

extension PlacedRun {
  /// Starts again at another anchor, keeping the storage.
  mutating func restart(at position: ScrollPosition) {
    subviews = position.subview..<position.subview
    start = position.distance
    end = position.distance
    anchorStart = position.distance
    upward.removeAll(keepingCapacity: true)
    downward.removeAll(keepingCapacity: true)
  }

  /// Places the next subview after the run, or the anchor itself.
  @inline(__always)
  mutating func placeAfter(_ length: Length, gap: Length) {
    let start = nextStart(gap: gap)
    downward.append(Placement(offset: start - anchorStart, length: length))
    end = start + length
    subviews = subviews.lowerBound..<subviews.upperBound + 1
  }

  /// Places the next subview before the run, or before the anchor.
  @inline(__always)
  mutating func placeBefore(_ length: Length, gap: Length) {
    if subviews.isEmpty { end = start - gap }
    start -= length + gap
    upward.append(Placement(offset: start - anchorStart, length: length))
    subviews = subviews.lowerBound - 1..<subviews.upperBound
  }

  /// Places subviews after the run that were seen before and have kept their lengths, as long as the next one starts
  /// before a limit, all the same distance apart.
  mutating func placeAfter(seenOf shown: ShownRows, until limit: Length, gap: Length) {
    let seen = shown.seen.subviews
    while seen.contains(subviews.upperBound), nextStart(gap: gap) < limit {
      placeAfter(shown.run.length(of: subviews.upperBound), gap: gap)
    }
  }

  /// Places subviews before the run that were seen before and have kept their lengths, as long as the run starts behind
  /// the viewport's start and the distance between two of them, all the same distance apart.
  mutating func placeBefore(seenOf shown: ShownRows, gap: Length) {
    let seen = shown.seen.subviews
    while start > gap, seen.contains(subviews.lowerBound - 1) {
      placeBefore(shown.run.length(of: subviews.lowerBound - 1), gap: gap)
    }
  }

  /// Takes over that subviews before those placed came in, or went.
  mutating func changeCount(by count: Int) {
    subviews = subviews.lowerBound + count..<subviews.upperBound + count
  }

  /// Moves all placements.
  mutating func shift(by distance: Length) {
    start += distance
    end += distance
    anchorStart += distance
  }

  /// Where the next subview after the run would start.
  @inline(__always)
  func nextStart(gap: Length) -> Length { subviews.isEmpty ? end : end + gap }

  /// The distance of a placed subview from the viewport's leading edge.
  @inline(__always)
  func distance(of subview: SubviewIndex) -> Length { anchorStart + placement(of: subview).offset }

  /// The distance before a placed subview that is not the first one.
  @inline(__always)
  func gap(before subview: SubviewIndex) -> Length {
    let before = placement(of: subview - 1)
    return placement(of: subview).offset - before.offset - before.length
  }

  /// The length of a placed subview.
  @inline(__always)
  func length(of subview: SubviewIndex) -> Length { placement(of: subview).length }

  @inline(__always)
  private func placement(of subview: SubviewIndex) -> Placement {
    let place = subviews.lowerBound.distance(to: subview)
    return place < upward.count ? upward[upward.count - 1 - place] : downward[place - upward.count]
  }
}
