/// What one frame did: everything a report adds up.
public struct FrameRecord: Hashable, Sendable {
  /// The published content offset, in points from the content's start.
  public package(set) var offset: Length = .zero

  /// The published extent of the whole content, leading and trailing views included.
  public package(set) var contentExtent: Length = .zero

  /// The change of offset that no movement on screen explains; zero for jumps.
  public package(set) var offsetDelta: Length = .zero

  /// The subviews seen at the frame's end.
  public package(set) var seen: Range<SubviewIndex> = 0..<0

  /// The header drawn at the viewport's start though its own place is before it; `nil` if there is none.
  public package(set) var pinned: SubviewIndex?

  /// The subviews seen now and not at the last frame's end, of those that appear.
  public package(set) var appeared = 0

  /// The subviews seen at the last frame's end and not now.
  public package(set) var disappeared = 0

  /// One layout pass, and one for each alignment at an end of the content.
  public package(set) var passes = 0

  /// The subviews placed in this frame and not seen at the last one's end.
  public package(set) var placed = 0

  /// The subviews placed in this frame and not seen at its end: scrolled past.
  public package(set) var passed = 0

  /// The elements whose `init` and `body` ran, prefetched ones included.
  public package(set) var built = 0

  /// The elements opened to know what is in them; none of their rows is built by that.
  public package(set) var opened = 0

  /// The bodies that ran again because what they read has changed.
  public package(set) var rerun = 0

  /// The elements whose late rows have loaded.
  public package(set) var loaded = 0

  /// The row that moved farthest without being asked to, by its index; `nil` if none did.
  public package(set) var shiftedRow: SubviewIndex?

  /// The content's extent after the data or the environment changed and rows came or went, before any was
  /// measured.
  ///
  /// A correction is counted from it; `nil` in other frames, and where there were no rows before.
  public package(set) var baseExtent: Length?

  /// The elements built ahead of being placed.
  public package(set) var prefetched = 0

  /// The prefetched elements seen for the first time.
  public package(set) var prefetchHits = 0

  /// The prefetched elements released without having been seen.
  public package(set) var prefetchWasted = 0

  /// The elements released.
  public package(set) var released = 0

  /// The elements alive at the frame's end.
  public package(set) var live = 0

  /// The elements kept alive off screen at the frame's end.
  public package(set) var held = 0

  /// The elements kept alive off screen as later indices depend on their number of subviews; they are never released.
  public package(set) var heldByIndex = 0

  /// The subviews measured for the first time or with another length, as the smallest range that
  /// holds them; `nil` if there are none.
  public package(set) var measured: ClosedRange<SubviewIndex>?

  /// The largest movement on screen, of a row seen before and after, that nothing asked for.
  public package(set) var shift: Length = .zero

  /// Whether the goal was an element that resolves to no subview, so that nothing moved.
  public package(set) var foundNothing = false

  /// The limit at which the frame ended early; `nil` if it did not.
  public package(set) var limitReached: Limit?

  /// A limit that was reached.
  public enum Limit: Hashable, Sendable {
    /// More elements than ``ModelParameters/buildLimit`` would have been built.
    case buildLimit

    /// More layout passes than ``ModelParameters/passLimit`` would have been needed.
    case passLimit

    /// The content is longer than ``Length/maximum``.
    case extentLimit
  }

  package init() {}
}
