/// Rows seen before their indices or lengths changed: where they are now, and where they were on screen.
struct MovedRows: Sendable {
  /// The rows that stay, by their new index.
  private(set) var distances: [SubviewIndex: Length] = [:]

  /// What is known of rows that stay, but whose indices are uncertain until their elements are counted again:
  /// by element, and by the view in its declaration.
  private(set) var uncertain: [ElementIndex: [Int: (distance: Length?, length: Length?)]] = [:]

  /// The header that was pinned.
  private(set) var pinned: SubviewIndex?

  /// How many rows were seen that appear and disappear.
  let count: Int

  /// The elements of the rows that were seen, where elements keep their numbers.
  private(set) var elements: Range<ElementIndex>

  /// Why rows have moved.
  private(set) var cause = Cause.sizes

  /// Why rows have other indices or lengths.
  enum Cause: Sendable {
    /// Rows take other lengths, or come and go, while the data stays.
    case sizes

    /// Elements came, went or moved; those that the edit itself moved.
    case edit(moved: Set<ElementIndex>)

    /// The scroll view has another size; with a new width all rows are laid out anew.
    case viewport(hasNewWidth: Bool)
  }
}

extension MovedRows {
  /// Creates what is known of the rows on screen before anything has changed.
  init(_ shown: ShownRows, in content: ResolvedContent) {
    count = content.lazyCount(of: shown.seen.subviews)
    elements = content.elements(of: shown.seen.subviews)
    pinned = shown.pinned?.subview
    for subview in shown.seen.subviews { distances[subview] = shown.run.distance(of: subview) }
  }

  /// Whether elements came, went or moved.
  var isEdit: Bool {
    if case .edit = cause { true } else { false }
  }

  /// Whether all rows are laid out anew, so that only the anchor has a place to keep.
  var isRelayout: Bool {
    if case .viewport(hasNewWidth: true) = cause { true } else { false }
  }

  /// Whether the rows placed are a new sample, as the scroll view has another size.
  var isResampling: Bool {
    if case .viewport = cause { true } else { false }
  }

  /// Returns how many of the rows that stay are in a range.
  func stayed(in subviews: Range<SubviewIndex>) -> Int { distances.keys.count { subviews.contains($0) } }

  /// How many rows have uncertain indices and were measured.
  var uncertainMeasuredCount: Int { uncertain.values.joined().count { $0.value.length != nil } }
}

extension MovedRows {
  /// Notes that the scroll view has another size.
  mutating func take(viewportWithNewWidth hasNewWidth: Bool) {
    cause = .viewport(hasNewWidth: hasNewWidth)
  }

  /// Takes over changed content: rows that are gone are left out, and the others have other indices.
  ///
  /// - Parameter moved: The elements that an edit of the data moved; `nil` where the data stays.
  mutating func take(_ content: ResolvedContent, insteadOf old: ResolvedContent, moved: Set<ElementIndex>?) {
    let before = distances
    distances = [:]
    pinned = pinned.flatMap { content.index(of: $0, in: old) }
    elements = 0..<0
    cause = moved.map { .edit(moved: $0) } ?? .sizes
    for (subview, distance) in before {
      guard let row = content.row(sameAs: subview, in: old) else { continue }
      if let index = content.index(of: row) {
        distances[index] = distance
      } else {
        uncertain[row.element, default: [:]][row.view, default: (nil, nil)].distance = distance
      }
    }
  }

  /// Notes the length of a row whose index is uncertain.
  mutating func note(_ length: Length, ofUncertain row: RowPlace) {
    uncertain[row.element, default: [:]][row.view, default: (nil, nil)].length = length
  }

  /// Takes over the rows of an element whose indices are known now.
  ///
  /// - Parameter index: Where a row of the element is, by its view in the declaration.
  /// - Returns: The lengths of those that were measured, by their indices.
  mutating func settle(element: ElementIndex, index: (Int) -> SubviewIndex?) -> [(
    subview: SubviewIndex, length: Length
  )] {
    var lengths: [(subview: SubviewIndex, length: Length)] = []
    for (view, row) in uncertain.removeValue(forKey: element) ?? [:] {
      guard let subview = index(view) else { continue }
      distances[subview] = row.distance
      if let length = row.length { lengths.append((subview, length)) }
    }
    return lengths
  }

  /// Takes over that building changed the number of subviews.
  mutating func changeCount(by change: Int, at subview: SubviewIndex) {
    let first = subview - min(0, change)
    let rows = [SubviewIndex](distances.keys) + (pinned.map { [$0] } ?? [])
    if change == 0 || !rows.contains(where: { $0 >= first }) { return }
    func moved(_ row: SubviewIndex) -> SubviewIndex { row >= first ? row + change : row }
    distances = Dictionary(uniqueKeysWithValues: distances.map { (moved($0.key), $0.value) })
    pinned = pinned.map(moved)
  }
}
