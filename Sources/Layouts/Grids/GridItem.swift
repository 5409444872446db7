/// A column of a vertical lazy grid, or a row of a horizontal one.
///
/// - Note: Documented: as in SwiftUI (`GridItem`).
public struct GridItem: Sendable {
  public var size: Size

  /// The gap to the next track in points; `nil` for 8.
  public var spacing: CGFloat?

  /// Where views go in the track; `nil` for the centre.
  public var alignment: Alignment?

  /// How long a track is.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)

    /// One track between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many tracks as fit where one flexible track would be.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks that a lazy grid's items come to in a length.
///
/// - Note: Observed, and known from a reimplementation: gaps and fixed tracks first; then, in order,
///   each other item is proposed an equal share of what remains.
struct GridTracks: Equatable {
  struct Track: Equatable {
    var origin: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []

  /// The length from the first track's start to the last one's end.
  private(set) var length: CGFloat = 0

  /// Lays out tracks from 0 on.
  ///
  /// - Parameter proposed: The length proposed; an infinite one gives no tracks.
  init(_ items: [GridItem], in proposed: CGFloat) {
    guard proposed.isFinite else { return }
    var remaining = proposed - items.dropLast().reduce(0) { $0 + $1.gap } - items.reduce(0) { $0 + $1.fixed }
    var left = CGFloat(items.count { !$0.isFixed })
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = item.isFixed ? 0 : max(0, remaining / left)
      let lengths = item.lengths(in: share)
      for (order, length) in lengths.enumerated() {
        tracks.append(Track(origin: position, length: length, alignment: item.alignment))
        position += length + (order < lengths.count - 1 ? item.gap : 0)
      }
      self.length = position
      if index < items.count - 1 { position += item.gap }
      guard !item.isFixed else { continue }
      remaining -= item.taken(of: share)
      left -= 1
    }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing ?? ViewSpacing.standardGap }

  fileprivate var isFixed: Bool {
    if case .fixed = size { true } else { false }
  }

  fileprivate var fixed: CGFloat {
    if case .fixed(let length) = size { length } else { 0 }
  }

  /// How much of its share an item uses up; an adaptive one all of it.
  fileprivate func taken(of share: CGFloat) -> CGFloat {
    if case .adaptive = size { share } else { lengths(in: share).reduce(0, +) }
  }

  /// The lengths of the item's tracks.
  fileprivate func lengths(in share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(maximum, max(minimum, share))]
    case .adaptive(let minimum, let maximum):
      // A grid of more tracks than points is a mistake; it still ends.
      let fitting = (share + gap) / max(1, minimum + gap)
      let count = max(1, Int(min(fitting, 100_000)))
      let each = min(maximum, (share - gap * CGFloat(count - 1)) / CGFloat(count))
      return Array(repeating: max(0, each), count: count)
    }
  }
}
