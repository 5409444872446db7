/// The rows that were on screen when a frame began.
enum RowsBefore {
  /// There were none: all rows are laid out for the first time, or anew.
  case none

  /// Rows have the indices and the lengths that they had.
  case kept(ShownRows)

  /// Some have others.
  case moved(MovedRows)
}

extension RowsBefore {
  /// Returns the length of a row that was seen, if all have the lengths that they had.
  @inline(__always)
  func length(of subview: SubviewIndex) -> Length? {
    if case .kept(let shown) = self { shown.length(ofSeen: subview) } else { nil }
  }

  /// Whether a row was at its own place on screen.
  func wasSeen(_ subview: SubviewIndex) -> Bool {
    switch self {
    case .none: false
    case .kept(let shown): shown.seen.subviews.contains(subview)
    case .moved(let rows): rows.distances[subview] != nil
    }
  }

  /// The rows that were seen, from the first to the last one that stays.
  var seen: Range<SubviewIndex> {
    switch self {
    case .none: 0..<0
    case .kept(let shown): shown.seen.subviews
    case .moved(let rows):
      rows.distances.keys.min().flatMap { first in rows.distances.keys.max().map { first..<$0 + 1 } } ?? 0..<0
    }
  }

  /// Returns where a row was that was seen, from the viewport's leading edge.
  func distance(ofSeen subview: SubviewIndex) -> Length? {
    switch self {
    case .none: nil
    case .kept(let shown): shown.seen.subviews.contains(subview) ? shown.run.distance(of: subview) : nil
    case .moved(let rows): rows.distances[subview]
    }
  }

  /// Returns how many rows were seen that appear and disappear.
  func count(in content: ResolvedContent) -> Int {
    switch self {
    case .none: 0
    case .kept(let shown): content.lazyCount(of: shown.seen.subviews)
    case .moved(let rows): rows.count
    }
  }

  /// Returns how many of the rows that were seen are in a range.
  func stayed(in subviews: Range<SubviewIndex>) -> Int {
    switch self {
    case .none: 0
    case .kept(let shown): subviews.clamped(to: shown.seen.subviews).count
    case .moved(let rows): rows.stayed(in: subviews)
    }
  }

  /// The header that was pinned, by its index now.
  var pinned: SubviewIndex? {
    switch self {
    case .none: nil
    case .kept(let shown): shown.pinned?.subview
    case .moved(let rows): rows.pinned
    }
  }

  /// Returns the elements of the rows that were seen, where elements keep their numbers.
  func elements(in content: ResolvedContent) -> Range<ElementIndex> {
    switch self {
    case .none: 0..<0
    case .kept(let shown): content.elements(of: shown.seen.subviews)
    case .moved(let rows): rows.elements
    }
  }

  /// What is known of rows that have moved; `nil` where none has.
  var moved: MovedRows? {
    if case .moved(let rows) = self { rows } else { nil }
  }
}

extension RowsBefore {
  /// Remembers where the rows seen were, before some take another length or index.
  mutating func letMove(in content: ResolvedContent) {
    guard case .kept(let shown) = self else { return }
    self = .moved(MovedRows(shown, in: content))
  }

  /// Takes over that rows before others came in, or went.
  mutating func changeCount(by count: Int, at subview: SubviewIndex) {
    switch self {
    case .none: break
    case .kept(var shown):
      self = .none
      shown.changeCount(by: count, at: subview)
      self = .kept(shown)
    case .moved: changeMoved { $0.changeCount(by: count, at: subview) }
    }
  }

  /// Changes what is known of rows that have moved; does nothing where none has.
  mutating func changeMoved(_ change: (inout MovedRows) -> Void) {
    guard case .moved(var rows) = self else { return }
    // What it holds is changed in place, not copied.
    self = .none
    change(&rows)
    self = .moved(rows)
  }
}
