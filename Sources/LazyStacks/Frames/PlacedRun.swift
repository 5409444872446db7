/// The subviews placed in a frame: neighbours that abut, grown from the anchor both ways.
struct PlacedRun: Sendable {
  /// The placed subviews.
  private(set) var subviews: Range<SubviewIndex>

  /// The distance from the viewport's leading edge to the first one's start.
  private(set) var start: Length

  /// The distance from the viewport's leading edge to the last one's end; where nothing is placed, to where the anchor
  /// would start.
  private(set) var end: Length

  /// The lengths of the subviews placed upward, bottom to top, and of those placed downward.
  private var upward: [Length] = []
  private var downward: [Length] = []

  /// Creates an empty run at an anchor.
  init(at position: ScrollPosition) {
    subviews = position.subview..<position.subview
    start = position.distance
    end = position.distance
  }
}

extension PlacedRun {
  /// Starts again at another anchor, keeping the storage.
  mutating func restart(at position: ScrollPosition) {
    subviews = position.subview..<position.subview
    start = position.distance
    end = position.distance
    upward.removeAll(keepingCapacity: true)
    downward.removeAll(keepingCapacity: true)
  }

  /// Places the next subview after the run, or the anchor itself.
  mutating func placeAfter(_ length: Length, spacing: Length) {
    end += length + (subviews.isEmpty ? .zero : spacing)
    downward.append(length)
    subviews = subviews.lowerBound..<subviews.upperBound + 1
  }

  /// Places the next subview before the run, or before the anchor.
  mutating func placeBefore(_ length: Length, spacing: Length) {
    if subviews.isEmpty { end = start - spacing }
    start -= length + spacing
    upward.append(length)
    subviews = subviews.lowerBound - 1..<subviews.upperBound
  }

  /// Moves all placements.
  mutating func shift(by distance: Length) {
    start += distance
    end += distance
  }

  /// Where the next subview after the run would start.
  func nextStart(spacing: Length) -> Length { subviews.isEmpty ? end : end + spacing }

  /// The distance of a placed subview from the viewport's leading edge.
  ///
  /// - Complexity: O(*d*) for *d* subviews from the nearer end of the run.
  func distance(of subview: SubviewIndex, spacing: Length) -> Length {
    if subviews.lowerBound.distance(to: subview) <= subview.distance(to: subviews.upperBound) {
      return (subviews.lowerBound..<subview).reduce(start) { $0 + length(of: $1) + spacing }
    }
    return (subview..<subviews.upperBound).reversed().reduce(end + spacing) { $0 - length(of: $1) - spacing }
  }

  /// The length of a placed subview.
  func length(of subview: SubviewIndex) -> Length {
    let index = subviews.lowerBound.distance(to: subview)
    return index < upward.count ? upward[upward.count - 1 - index] : downward[index - upward.count]
  }
}
