import Findings

/// The data of a `ForEach`: its elements in their order, and how each is identified, found without
/// building one.
///
/// Of elements with equal identities only the first resolves to subviews. (Observed in an eager stack,
/// macOS 26: only the first of two is ever built.) A *place* counts those that resolve, from 0; a *position*
/// counts all data.
struct ElementIDs: Hashable, Sendable {
  /// What identifies an element.
  private var identity: Identity

  /// The identities of elements by the ordinals they were given, batch after batch.
  private var batches: [Batch] = []

  /// The ordinals that listed identities were given, and the batches of numbered ones.
  private var listed: [RowID: [Ordinal]] = [:]
  private var numbered: [Batch] = []

  /// All data, in order.
  private(set) var data: ElementOrder

  /// The elements that resolve to subviews, in order.
  private(set) var elements: ElementOrder

  /// The identities that were given more than once.
  private var repeatable: Set<RowID> = []

  /// The next ordinal.
  private(set) var nextOrdinal: Ordinal

  private enum Identity: Hashable, Sendable {
    /// The element's own identity, which stays with it.
    case own

    /// The element's place.
    case place

    /// A number made anew at each update, counted from `start`.
    case fresh(start: Int)
  }

  /// Elements that came in together.
  private struct Batch: Hashable, Sendable {
    var firstOrdinal: Ordinal
    var ids: BatchIDs
  }

  private init(_ identity: Identity, count: Int, firstOrdinal: Ordinal) {
    self.identity = identity
    data = ElementOrder(runs: [firstOrdinal..<firstOrdinal + count])
    elements = data
    nextOrdinal = firstOrdinal + count
  }
}

extension ElementIDs {
  /// Identities that elements have of their own, of ordinals from one on.
  init(_ ids: BatchIDs, firstOrdinal: Ordinal = 0) {
    self.init(.own, count: ids.count, firstOrdinal: firstOrdinal)
    batches = [Batch(firstOrdinal: firstOrdinal, ids: ids)]
    index(batches[0])
    if case .listed(let list) = ids {
      repeatable = list.repeated
      dropRepeated()
    }
  }

  /// Texts of one prefix, numbered from `start`.
  static func numbered(prefix: String, start: Int, count: Int, firstOrdinal: Ordinal = 0) -> ElementIDs {
    ElementIDs(.numbered(prefix: prefix, start: start, count: count), firstOrdinal: firstOrdinal)
  }

  /// Identities of their own.
  static func listed(_ ids: ListedIDs, firstOrdinal: Ordinal = 0) -> ElementIDs {
    ElementIDs(.listed(ids), firstOrdinal: firstOrdinal)
  }

  /// Each element's place.
  static func indexed(count: Int, firstOrdinal: Ordinal = 0) -> ElementIDs {
    ElementIDs(.place, count: count, firstOrdinal: firstOrdinal)
  }

  /// New numbers, from `start`.
  static func fresh(start: Int, count: Int, firstOrdinal: Ordinal = 0) -> ElementIDs {
    ElementIDs(.fresh(start: start), count: count, firstOrdinal: firstOrdinal)
  }
}

extension ElementIDs {
  /// The number of elements, each identity counted once.
  var count: Int { elements.count }

  /// Whether each update gives the elements new identities.
  var isFresh: Bool {
    if case .fresh = identity { true } else { false }
  }

  /// Whether each datum is an element with an identity that stays with it.
  var isPlain: Bool { identity == .own && repeatable.isEmpty }

  /// Whether an element's identity is its place.
  var isIndexed: Bool { identity == .place }

  /// Returns an element's ordinal.
  func ordinal(at place: Int) -> Ordinal { elements.ordinal(at: place) }

  /// Returns the identity of an element.
  ///
  /// - Complexity: O(log *e*) for *e* edits.
  func id(at place: Int) -> RowID {
    switch identity {
    case .own: id(ofOrdinal: elements.ordinal(at: place))
    case .place: .number(place)
    case .fresh(let start): .fresh(start + place)
    }
  }

  /// Returns the place of an identity; `nil` if no element has it.
  ///
  /// - Complexity: O(*e*) for *e* edits.
  func place(of id: RowID) -> Int? {
    switch (identity, id) {
    case (.own, _): ordinals(of: id).lazy.compactMap { elements.place(of: $0) }.first
    case (.place, .number(let number)): (0..<count).contains(number) ? number : nil
    case (.fresh(let start), .fresh(let serial)):
      (start..<start + count).contains(serial) ? serial - start : nil
    default: nil
    }
  }

  /// Returns whether the data has an identity more than once.
  func repeats(_ id: RowID) -> Bool { repeatable.contains(id) && positions(of: id).count > 1 }

  /// An identity as an example of what the elements' identities look like.
  var example: RowID? { count > 0 ? id(at: 0) : nil }

  /// Returns the place at which an element of other data of the same `ForEach` stands here; `nil` if it is gone.
  ///
  /// - Complexity: O(log *e*) for *e* edits.
  func place(sameAs place: Int, in other: ElementIDs) -> Int? {
    switch identity {
    case .own: elements.place(of: other.elements.ordinal(at: place))
    case .place: place < count ? place : nil
    case .fresh: identity == other.identity && place < count ? place : nil
    }
  }

  /// What stays of an element while it is there, whatever comes in before it.
  func number(at place: Int) -> Int {
    switch identity {
    case .own: elements.ordinal(at: place).rawValue
    case .place: place
    case .fresh(let start): start + place
    }
  }

  /// Returns the place of such a number; `nil` if the element is gone.
  func place(ofNumber number: Int) -> Int? {
    switch identity {
    case .own: elements.place(of: Ordinal(number))
    case .place: (0..<count).contains(number) ? number : nil
    case .fresh(let start): (start..<start + count).contains(number) ? number - start : nil
    }
  }
}

// Where an identity stands among all data

extension ElementIDs {
  /// Returns the positions that have an identity, in order.
  func positions(of id: RowID) -> [Int] {
    if case .own = identity { return ordinals(of: id).compactMap { data.place(of: $0) }.sorted() }
    return place(of: id).map { [$0] } ?? []
  }

  /// The identities that the data has more than once, by where each comes first.
  ///
  /// - Complexity: O(*r* log *r*) for *r* repeated identities.
  var repeated: [(id: RowID, positions: [Int])] {
    repeatable.map { ($0, positions(of: $0)) }.filter { $0.1.count > 1 }.sorted { $0.1[0] < $1.1[0] }
  }

  private func ordinals(of id: RowID) -> [Ordinal] {
    (listed[id] ?? [])
      + numbered.flatMap { batch in batch.ids.indices(of: id).map { batch.firstOrdinal + $0 } }
  }

  private func id(ofOrdinal ordinal: Ordinal) -> RowID {
    let batch = batches[batches.partitioningIndex { $0.firstOrdinal > ordinal } - 1]
    return batch.ids.id(at: batch.firstOrdinal.distance(to: ordinal))
  }

  /// Leaves out all but the first of equal identities.
  private mutating func dropRepeated() {
    var dropped: Set<Ordinal> = []
    for id in repeatable {
      let present = ordinals(of: id).compactMap { ordinal in data.place(of: ordinal).map { ($0, ordinal) } }
      dropped.formUnion(present.sorted { $0.0 < $1.0 }.dropFirst().map(\.1))
    }
    elements = data.removing(dropped)
  }
}

// Changing the data

extension ElementIDs {
  /// Gives the elements identities that none had before, if each update does.
  mutating func renew(from serial: Int) {
    if isFresh { identity = .fresh(start: serial) }
  }

  /// Puts the data into another order.
  mutating func reorder(_ order: ElementOrder) {
    data = order
    dropRepeated()
  }

  /// Gives ordinals to new elements, which stand nowhere yet.
  ///
  /// - Parameters:
  ///   - ids: Their identities; `nil` where an element has none of its own.
  ///   - ordinal: The first ordinal, at least ``nextOrdinal``; that one where none is given.
  mutating func add(_ count: Int, ids: BatchIDs?, firstOrdinal ordinal: Ordinal? = nil) -> Range<Ordinal> {
    nextOrdinal = ordinal ?? nextOrdinal
    defer { nextOrdinal += count }
    if let ids {
      noteRepeatable(ids)
      if let last = batches.last, let both = last.ids.followed(by: ids),
        last.firstOrdinal + last.ids.count == nextOrdinal
      {
        batches[batches.count - 1].ids = both
        numbered[numbered.count - 1].ids = both
      } else {
        batches.append(Batch(firstOrdinal: nextOrdinal, ids: ids))
        index(batches[batches.count - 1])
      }
    }
    return nextOrdinal..<nextOrdinal + count
  }

  /// Notes which ordinals a batch gives its identities.
  private mutating func index(_ batch: Batch) {
    guard case .listed(let list) = batch.ids else {
      numbered.append(batch)
      return
    }
    for (offset, id) in list.ids.enumerated() { listed[id, default: []].append(batch.firstOrdinal + offset) }
  }

  /// Notes the identities of a new batch that an earlier one has.
  private mutating func noteRepeatable(_ new: BatchIDs) {
    if case .listed(let list) = new {
      repeatable.formUnion(list.repeated)
      for id in list.ids where !ordinals(of: id).isEmpty { repeatable.insert(id) }
      return
    }
    repeatable.formUnion(listed.keys.filter { !new.indices(of: $0).isEmpty })
  }

  /// The prefixes of numbered identities.
  var prefixes: [String] {
    batches.compactMap { if case .numbered(let prefix, _, _) = $0.ids { prefix } else { nil } }
  }

  /// The batches of identities, in the order in which they came.
  var allBatches: [BatchIDs] { batches.map(\.ids) }
}
