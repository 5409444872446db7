import Findings

/// Changes of the data.
extension ResolvedContent {
  /// Applies edits in order, as one update; nothing is changed if one cannot be.
  ///
  /// - Throws: ``IndexedEditError``, with the first edit that cannot be applied, by its index.
  /// - Complexity: O(*e*) for each edit and *e* edits so far that are not at an end, and O(*i*) for *i* identities it
  ///   lists; O(*e* log *e*) where elements go or change places.
  @discardableResult
  public mutating func apply(_ edits: [DataEdit]) throws(IndexedEditError) -> EditOutcome {
    var changed = self
    var outcome = EditOutcome()
    var moved: Set<ElementKey> = []
    for (index, edit) in edits.enumerated() {
      do {
        try changed.apply(edit, moved: &moved, outcome: &outcome)
      } catch {
        throw IndexedEditError(index: index, reason: error.reason)
      }
      if case .resize = edit { outcome.resizes = true } else { outcome.changesData = true }
    }
    if outcome.changesData, changed.renewFreshIDs() { outcome.splices = nil }
    changed.tree.keepKnown(of: outcome.lists, from: tree)
    self = changed
    outcome.moved = Set(moved.compactMap { element(with: $0) })
    return outcome
  }

  private mutating func apply(
    _ edit: DataEdit, moved: inout Set<ElementKey>, outcome: inout EditOutcome
  ) throws(DataEditError) {
    switch edit {
    case .insert(let insertion):
      try insert(insertion, outcome: &outcome)
    case .remove(let removal, let list):
      try remove(removal, from: list, outcome: &outcome)
    case .move(let id, let place):
      if let element = try move(id, to: place, outcome: &outcome) { moved.insert(element) }
      outcome.splices = nil
    case .replace(let ids, let list):
      try replace(try self.list(list, word: "in"), with: ids, outcome: &outcome)
      outcome.splices = nil
    case .resize(let rows, let height):
      try resize(rows, to: height)
    }
  }
}

/// An edit of several that cannot be applied.
public struct IndexedEditError: Error, Hashable, Sendable {
  /// Which one.
  public let index: Int

  /// Why.
  public let reason: DataEditError.Reason

  package init(index: Int, reason: DataEditError.Reason) {
    self.index = index
    self.reason = reason
  }
}

extension ResolvedContent {
  private mutating func insert(
    _ insertion: Insertion, outcome: inout EditOutcome
  ) throws(DataEditError) {
    let key = try list(insertion.list, word: "into")
    guard var ids = tree.ids(of: key) else { return }
    let count = ids.data.count
    guard insertion.count >= 0 else { throw DataEditError(.invalidCount(insertion.count)) }
    if case .listed(let listed) = insertion.ids, listed.count != insertion.count {
      throw DataEditError(.idsMismatch(listed.count, count: insertion.count))
    }
    try check(insertion.heights)
    guard insertion.count <= ForEach.Elements.maximumCount - count,
      insertion.count <= ForEach.Elements.maximumCount - ids.nextOrdinal.rawValue
    else { throw DataEditError(.tooMany) }
    let place = insertion.place.index(ofCount: count)
    guard (0...count).contains(place) else {
      throw DataEditError(.placeBeyondEnd(place, count: count, isInsertion: true))
    }
    guard let first = tree.reserve(insertion.count, in: key) else { throw DataEditError(.tooMany) }
    let ordinals = ids.add(insertion.count, ids: try newIDs(of: insertion, into: ids), firstOrdinal: first)
    ids.reorder(ids.data.inserting(ordinals, at: place))
    tree.take(ids, in: key, as: .insertion(place..<place + insertion.count), outcome: &outcome)
    if !insertion.heights.isEmpty { tree.setFacts(in: key) { $0.resize(ordinals, to: insertion.heights) } }
  }

  /// The identities of elements that come in; `nil` where they have none of their own.
  private mutating func newIDs(of insertion: Insertion, into ids: ElementIDs) throws(DataEditError)
    -> BatchIDs?
  {
    if ids.isFresh || ids.isIndexed {
      if insertion.ids != .continued { throw DataEditError(.idsImpossible) }
      return nil
    }
    switch insertion.ids {
    case .listed(let listed): return .listed(ListedIDs(listed))
    case .prefix(let prefix): return try number(insertion.count, prefix, in: ids)
    case .continued:
      guard let prefix = ids.prefixes.first else { throw DataEditError(.idsNeeded) }
      return try number(insertion.count, prefix, in: ids)
    }
  }

  /// A prefix used before continues its numbering.
  private mutating func number(
    _ count: Int, _ prefix: String, in ids: ElementIDs
  ) throws(DataEditError) -> BatchIDs {
    if let other = ids.prefixes.first(where: { $0 != prefix && Self.overlap($0, prefix) }) {
      throw DataEditError(.prefixesOverlap(prefix, other))
    }
    return .numbered(prefix: prefix, start: tree.takeNumbers(count, behind: prefix), count: count)
  }

  /// Whether numbers behind two prefixes can give the same text.
  private static func overlap(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return long.hasPrefix(short) && long.dropFirst(short.count).allSatisfy { $0.isASCII && $0.isNumber }
  }

  private mutating func remove(
    _ removal: Removal, from list: ListName?, outcome: inout EditOutcome
  ) throws(DataEditError) {
    switch removal {
    case .ids(let listed):
      // One that is listed twice goes once.
      var gone: Set<RowID> = []
      for id in listed where gone.insert(id).inserted {
        let (key, position) = try find(id, in: list)
        remove(position..<position + 1, from: key, outcome: &outcome)
      }
    case .places(let places):
      let key = try self.list(list, word: "from")
      let count = tree.ids(of: key)?.data.count ?? 0
      guard places.lowerBound >= 0, places.upperBound < count else {
        let place = places.lowerBound < 0 ? places.lowerBound : places.upperBound
        throw DataEditError(.placeBeyondEnd(place, count: count, isInsertion: false))
      }
      remove(places.lowerBound..<places.upperBound + 1, from: key, outcome: &outcome)
    case .all:
      let keys = try list.map { name throws(DataEditError) in [try self.list(name, word: "from")] }
      for key in keys ?? tree.topLists {
        remove(0..<(tree.ids(of: key)?.data.count ?? 0), from: key, outcome: &outcome)
      }
    }
  }

  /// Takes the data at some positions of a `ForEach` away.
  private mutating func remove(_ positions: Range<Int>, from key: SegmentKey, outcome: inout EditOutcome) {
    guard var ids = tree.ids(of: key) else { return }
    ids.reorder(ids.data.removing(places: positions))
    tree.take(ids, in: key, as: .removal(positions), outcome: &outcome)
  }

  private mutating func move(
    _ id: RowID, to place: DataPlace, outcome: inout EditOutcome
  ) throws(DataEditError) -> ElementKey? {
    let (key, position) = try find(id, in: nil)
    guard var ids = tree.ids(of: key) else { throw DataEditError(.noData) }
    let data = ids.data
    let rest = data.removing(places: position..<position + 1)
    let target = place.index(ofCount: rest.count)
    guard (0...rest.count).contains(target) else {
      throw DataEditError(.placeBeyondEnd(target, count: rest.count, isInsertion: true))
    }
    let ordinal = data.ordinal(at: position)
    ids.reorder(rest.inserting(ordinal..<ordinal + 1, at: target))
    tree.take(ids, in: key, as: .rearrangement, outcome: &outcome)
    // Where its place is all that identifies an element, none moves: each has other data.
    return ids.isIndexed || target == position
      ? nil : ElementKey(segment: key, number: ordinal.rawValue)
  }

  private mutating func replace(
    _ key: SegmentKey, with list: [RowID], outcome: inout EditOutcome
  ) throws(DataEditError) {
    guard var ids = tree.ids(of: key) else { return }
    if ids.isFresh || ids.isIndexed { throw DataEditError(.idsImpossible) }
    guard list.count <= ForEach.Elements.maximumCount - ids.nextOrdinal.rawValue else {
      throw DataEditError(.tooMany)
    }
    var taken: [RowID: Int] = [:]
    var new: [RowID] = []
    var kept: [Ordinal?] = []
    for id in list {
      let positions = ids.positions(of: id)
      let used = taken[id, default: 0]
      taken[id] = used + 1
      kept.append(used < positions.count ? ids.data.ordinal(at: positions[used]) : nil)
      if used >= positions.count { new.append(id) }
    }
    guard let first = tree.reserve(new.count, in: key) else { throw DataEditError(.tooMany) }
    if !new.isEmpty { _ = ids.add(new.count, ids: .listed(ListedIDs(new)), firstOrdinal: first) }
    var next = first
    let order = kept.map { ordinal -> Range<Ordinal> in
      defer { if ordinal == nil { next += 1 } }
      return (ordinal ?? next)..<(ordinal ?? next) + 1
    }
    ids.reorder(ElementOrder(runs: order))
    tree.take(ids, in: key, as: .rearrangement, outcome: &outcome)
  }

  private func check(_ heights: [Length]) throws(DataEditError) {
    if let wrong = heights.first(where: { !(.zero...1_000_000).contains($0) }) {
      throw DataEditError(.invalidHeight(wrong))
    }
  }

  private mutating func resize(_ rows: ResizedRows, to height: Length) throws(DataEditError) {
    try check([height])
    switch rows {
    case .ids(let listed):
      for id in listed {
        guard let element = elements(thatHave: id, evenIfAbsent: true).first else {
          throw DataEditError(.unknownID(id, nearMiss: nearMiss(to: id)))
        }
        guard let declaration = tree.declaration(of: element.segment), !declaration.isBranch else {
          throw DataEditError(.severalRows(id))
        }
        let ordinal = tree.ordinal(of: element)
        let count = declaration.content.rows(ordinal: ordinal, in: environment).count
        guard count < 2 else { throw DataEditError(.severalSubviews(id, count)) }
        tree.setFacts(in: element.segment) { $0.resize(ordinal, to: height) }
      }
    case .all: tree.resizeAll(to: height)
    }
  }
}

extension ResolvedContent {
  /// The `ForEach` that an edit speaks of.
  private func list(_ name: ListName?, word: String) throws(DataEditError) -> SegmentKey {
    let lists = tree.declarations.filter { $0.data != nil }
    guard let name else {
      if lists.isEmpty { throw DataEditError(.noData) }
      guard lists.count == 1 else {
        throw DataEditError(.ambiguousList(word: word, names: lists.compactMap { $0.data?.name }))
      }
      return SegmentKey(part: lists[0].place)
    }
    let named = lists.filter { $0.data?.name == name.name }
    if named.count > 1 { throw DataEditError(.sharedName(name.name)) }
    guard let list = named.first else {
      let names = lists.compactMap { $0.data?.name }
      throw DataEditError(
        .unknownList(name.name, nearMiss: NearMiss.nearest(to: name.name, among: names)))
    }
    guard let parent = list.parent else {
      if let id = name.element { throw DataEditError(.noListInElement(list: name.name, id)) }
      return SegmentKey(part: list.place)
    }
    guard let id = name.element else { throw DataEditError(.elementNeeded(list: name.name, word: word)) }
    let found = elements(thatHave: id, evenIfAbsent: true)
    if found.isEmpty { throw DataEditError(.unknownID(id, nearMiss: nearMiss(to: id))) }
    guard let element = found.first(where: { tree.declaration(of: $0.segment)?.number == parent }) else {
      throw DataEditError(.noListInElement(list: name.name, id))
    }
    return SegmentKey(part: list.place, ofElement: element.number, in: element.segment)
  }

  /// The first element with an identity, by its `ForEach` and its position there.
  private func find(_ id: RowID, in name: ListName?) throws(DataEditError) -> (
    list: SegmentKey, position: Int
  ) {
    let only = try name.map { name throws(DataEditError) in try list(name, word: "from") }
    let found = elements(thatHave: id, evenIfAbsent: true).filter {
      (only == nil || $0.segment == only) && tree.ids(of: $0.segment) != nil
    }
    guard let element = found.first, let position = tree.ids(of: element.segment)?.positions(of: id).first
    else {
      throw DataEditError(.unknownID(id, nearMiss: nearMiss(to: id)))
    }
    return (element.segment, position)
  }

  private func nearMiss(to id: RowID) -> RowID? {
    presentLists(evenIfAbsent: true).lazy.compactMap { $0.nearMiss(to: id) }.first
  }
}

extension DataPlace {
  fileprivate func index(ofCount count: Int) -> Int {
    switch self {
    case .index(let index): index
    case .end: count
    }
  }
}
