package import LazyStacks

/// What one frame of a replay came to, small enough to be made for each of a million.
package struct TimelineFrame: Sendable {
  /// The frame's number; the initial layout is frame 0.
  package let number: Int

  /// The line of the step that the frame belongs to.
  package let line: Int

  /// When the frame is shown, in millionths of a second from the initial layout.
  package let microseconds: Int

  /// The published content offset and extent.
  package let offset: Length
  package let content: Length

  /// The content offset if every row before had its own length; `nil` where that is not known, or without rows.
  package let trueOffset: Length?

  /// What an eager stack would measure; `nil` where that is not known.
  package let trueContent: Length?

  /// The visible extent.
  package let viewport: Length

  /// The change of offset that no movement explains.
  package let correction: Length

  /// The change of the content's extent that comes with it.
  package let contentChange: Length

  /// Whether the published pair changed without a movement that explains it.
  package let isCorrection: Bool

  /// How far a row on screen moved though nothing asked for it, and which.
  package let shift: Length
  package let shiftedRow: RowID?

  /// What a correction or a shift is put down to.
  package let cause: String

  /// The first row seen, else the anchor; `nil` without rows.
  package let first: ReplayReport.PlacedID?

  /// The elements seen, and how many rows they are.
  package let seen: Range<ElementIndex>
  package let seenCount: Int

  /// The elements alive at the frame's end; of them, those off screen, and those that are never released.
  package let live: Int
  package let held: Int
  package let heldForGood: Int

  /// The elements built, the bodies run, and the elements released in the frame.
  package let built: Int
  package let bodies: Int
  package let released: Int

  /// The values of row state that rows came back without in this frame.
  package let lost: [LostValue]

  /// A value of row state that a row came back without.
  package struct LostValue: Hashable, Sendable {
    /// The row's element; `nil` if it is among the data no longer.
    package let element: ElementIndex?
    package let id: RowID
    package let key: String
  }
}
