/// Rows seen before their indices or lengths changed: where they are now, and where they were on screen.
struct MovedRows: Sendable {
  /// The rows that stay, by their new index.
  var distances: [Int: Length] = [:]

  /// What is known of rows that stay, but whose indices are uncertain until their elements are counted again:
  /// by element, and by the view in its declaration.
  var uncertain: [Int: [Int: (distance: Length?, length: Length?)]] = [:]

  /// The elements that the change itself moved.
  var told: Set<Int> = []

  /// The header that was pinned.
  var pinned: Int?

  /// How many were seen.
  var count = 0

  /// The elements they belong to, where elements keep their numbers.
  var elements = 0..<0

  /// Whether what moves on screen is told of even where it is no longer placed.
  var isEdit = false

  /// Whether all rows are laid out anew, so that only the anchor has a place to keep.
  var isRelayout = false
}

extension MovedRows {
  /// How many of them are in a range.
  func stayed(in subviews: Range<Int>) -> Int { distances.keys.count { subviews.contains($0) } }

  /// Takes over that building changed the number of subviews.
  mutating func changeCount(by change: Int, at subview: Int) {
    let first = subview - min(0, change)
    let rows = [Int](distances.keys) + (pinned.map { [$0] } ?? [])
    if change == 0 || !rows.contains(where: { $0 >= first }) { return }
    func moved(_ row: Int) -> Int { row >= first ? row + change : row }
    distances = Dictionary(uniqueKeysWithValues: distances.map { (moved($0.key), $0.value) })
    pinned = pinned.map(moved)
  }
}
