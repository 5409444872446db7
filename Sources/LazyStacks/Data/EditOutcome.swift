/// What edits came to.
public struct EditOutcome: Hashable, Sendable {
  /// The elements that the edits themselves moved, by what they are now.
  public internal(set) var moved: Set<ElementIndex> = []

  /// Where subviews came in and went, in order; `nil` where it is more than that, as when elements change places.
  var splices: [SubviewSplice]? = []

  /// Whether rows were resized.
  var resizes = false

  /// Whether elements came, went or moved.
  var changesData = false

  /// The lists whose data has changed.
  var lists: Set<SegmentKey> = []
}

extension EditOutcome {
  /// Whether no row that stays has other data or another size.
  var keepsRows: Bool { splices != nil && !resizes }

  mutating func add(_ splice: SubviewSplice?) {
    guard let splice else {
      splices = nil
      return
    }
    splices?.append(splice)
  }
}

/// Subviews that came in or went, all next to each other.
struct SubviewSplice: Hashable, Sendable {
  /// The first subview that came in or went, counted after the splices before have been applied.
  var first: SubviewIndex

  /// How many subviews came in; negative for those that went.
  var change: Int

  /// The list of the page that they are in, and the first of them, counted from that list's first.
  var list = 0
  var firstInList = 0
}
