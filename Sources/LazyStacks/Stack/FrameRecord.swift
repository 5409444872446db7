/// What one frame did: everything a report adds up.
public struct FrameRecord: Hashable, Sendable {
  /// The published content offset, in points from the content's start.
  public internal(set) var offset: Length = .zero

  /// The published extent of the whole content, leading and trailing views included.
  public internal(set) var contentExtent: Length = .zero

  /// The change of offset that no movement on screen explains; zero for jumps.
  public internal(set) var offsetDelta: Length = .zero

  /// The subviews seen at the frame's end.
  public internal(set) var seen: Range<Int> = 0..<0

  /// The subviews seen now and not at the last frame's end, of those that appear.
  public internal(set) var appeared = 0

  /// The subviews seen at the last frame's end and not now.
  public internal(set) var disappeared = 0

  /// One layout pass, and one for each alignment at an end of the content.
  public internal(set) var passes = 0

  /// The subviews placed in this frame and not seen at the last one's end.
  public internal(set) var placed = 0

  /// Of the placed ones, those not seen at this frame's end.
  public internal(set) var passed = 0

  /// The elements whose `init` and `body` ran, prefetched ones included.
  public internal(set) var built = 0

  /// The elements built ahead of being placed.
  public internal(set) var prefetched = 0

  /// The prefetched elements seen for the first time.
  public internal(set) var prefetchHits = 0

  /// The prefetched elements released without having been seen.
  public internal(set) var prefetchWasted = 0

  /// The elements let go of.
  public internal(set) var released = 0

  /// The elements in being at the frame's end.
  public internal(set) var live = 0

  /// Of the live ones, those off screen.
  public internal(set) var held = 0

  /// The subviews measured for the first time or with another length, as the smallest range that
  /// holds them; `nil` if there are none.
  public internal(set) var measured: ClosedRange<Int>?

  /// The largest movement on screen, of a row seen before and after, that nothing asked for.
  public internal(set) var shift: Length = .zero

  /// Why the frame ended early, if it did.
  public internal(set) var exhausted: Exhaustion?

  /// A limit that was reached.
  public enum Exhaustion: Hashable, Sendable {
    /// More elements than ``ModelParameters/buildLimit`` would have been built.
    case buildLimit
  }

  package init() {}
}
