/// The lengths of rows placed so far, as a histogram that forgets.
///
/// Known from a reimplementation: at most 25 distinct lengths are kept; a 26th drops the least
/// counted one. Chosen: of those counted equally the one entered earliest goes, never the newcomer.
struct LengthHistory: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let length: Length
    var count: Int
  }

  /// The distinct lengths, in the order in which they entered.
  private var entries: [Entry] = []

  /// How many rows were counted and are not forgotten, and the sum of their lengths.
  private(set) var count = 0
  private(set) var sum = Length.zero

  private static let capacity = 25
}

extension LengthHistory {
  /// Counts a row.
  mutating func enter(_ length: Length) {
    count += 1
    sum += length
    if let index = entries.firstIndex(where: { $0.length == length }) {
      entries[index].count += 1
      return
    }
    if entries.count == Self.capacity { forgetLeastCounted() }
    entries.append(Entry(length: length, count: 1))
  }

  private mutating func forgetLeastCounted() {
    // The first of equal minima: `min` keeps the earlier one.
    guard let index = entries.indices.min(by: { entries[$0].count < entries[$1].count }) else { return }
    let forgotten = entries.remove(at: index)
    count -= forgotten.count
    sum -= forgotten.length * forgotten.count
  }
}
