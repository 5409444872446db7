/// A row that a scroll command put somewhere, which stays the anchor until the user scrolls.
struct KeptTarget: Hashable, Sendable {
  /// The row.
  var subview: SubviewIndex

  /// The place in the viewport where the row stays.
  var place: Place

  /// Where a row stays.
  enum Place: Hashable, Sendable {
    /// As the command aligned it.
    case aligned(ScrollGoal.Alignment)

    /// The first row, with the content's start at the viewport's.
    case contentStart

    /// The last row, with the content's end at the viewport's.
    case contentEnd

    /// At a distance from the viewport's start: what was put at the content's start, which has gone on since.
    case startAt(Length)

    /// With its end at a distance from the viewport's end: what was put at the content's end, which has gone on
    /// since.
    case endAt(Length)
  }
}
