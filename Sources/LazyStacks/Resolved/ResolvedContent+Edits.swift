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
      if case .resize = edit {
        outcome.resizes = true
      } else {
        outcome.changesData = true
        // The next one counts from where the subviews are now.
        if edits.count > 1 { changed.countSubviews() }
      }
    }
    if outcome.changesData, changed.renewFreshIDs() { outcome.splices = nil }
    for index in segments.indices {
      changed.segments[index].keepKnown(from: segments[index], in: environment)
    }
    changed.countSubviews()
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
      if let element = try move(id, to: place) { moved.insert(element) }
      outcome.splices = nil
    case .replace(let ids, let list):
      try replace(try self.list(named: list, word: "in"), with: ids)
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
    let index = try list(named: insertion.list, word: "into")
    guard var ids = segments[index].ids else { return }
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
    let ordinals = ids.add(insertion.count, ids: try newIDs(of: insertion, into: ids))
    ids.reorder(ids.data.inserting(ordinals, at: place))
    segments[index].take(ids)
    outcome.add(segments[index].splice(at: place, change: insertion.count))
    if !insertion.heights.isEmpty { segments[index].facts.resize(ordinals, to: insertion.heights) }
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
    let start = nextNumbers[prefix, default: 0]
    nextNumbers[prefix] = start + count
    return .numbered(prefix: prefix, start: start, count: count)
  }

  /// Whether numbers behind two prefixes can give the same text.
  private static func overlap(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return long.hasPrefix(short) && long.dropFirst(short.count).allSatisfy { $0.isASCII && $0.isNumber }
  }

  private mutating func remove(
    _ removal: Removal, from list: String?, outcome: inout EditOutcome
  ) throws(DataEditError) {
    switch removal {
    case .ids(let listed):
      // One that is listed twice goes once.
      var gone: Set<RowID> = []
      for id in listed where gone.insert(id).inserted {
        let (index, position) = try find(id, in: list)
        remove(position..<position + 1, from: index, outcome: &outcome)
        if listed.count > 1 { countSubviews() }
      }
    case .places(let places):
      let index = try self.list(named: list, word: "from")
      let count = segments[index].ids?.data.count ?? 0
      guard places.lowerBound >= 0, places.upperBound < count else {
        let place = places.lowerBound < 0 ? places.lowerBound : places.upperBound
        throw DataEditError(.placeBeyondEnd(place, count: count, isInsertion: false))
      }
      remove(places.lowerBound..<places.upperBound + 1, from: index, outcome: &outcome)
    case .all:
      let indices = try list.map { name throws(DataEditError) in [try self.list(named: name, word: "from")] }
      for index in indices ?? dataSegments {
        remove(0..<(segments[index].ids?.data.count ?? 0), from: index, outcome: &outcome)
        countSubviews()
      }
    }
  }

  /// Takes the data at some positions of a `ForEach` away.
  private mutating func remove(_ positions: Range<Int>, from index: Int, outcome: inout EditOutcome) {
    // Whether equal ids were left out is known before one of them goes.
    outcome.add(segments[index].splice(at: positions.lowerBound, change: -positions.count))
    reorder(index) { $0.removing(places: positions) }
  }

  private mutating func move(_ id: RowID, to place: DataPlace) throws(DataEditError) -> ElementKey? {
    let (index, position) = try find(id, in: nil)
    guard let data = segments[index].ids?.data else { throw DataEditError(.noData) }
    let rest = data.removing(places: position..<position + 1)
    let target = place.index(ofCount: rest.count)
    guard (0...rest.count).contains(target) else {
      throw DataEditError(.placeBeyondEnd(target, count: rest.count, isInsertion: true))
    }
    let ordinal = data.ordinal(at: position)
    reorder(index) { _ in rest.inserting(ordinal..<ordinal + 1, at: target) }
    // Where its place is all that identifies an element, none moves: each has other data.
    return segments[index].ids?.isIndexed == true || target == position
      ? nil : ElementKey(segment: index, number: ordinal.rawValue)
  }

  private mutating func replace(_ index: Int, with list: [RowID]) throws(DataEditError) {
    guard var ids = segments[index].ids else { return }
    if ids.isFresh || ids.isIndexed { throw DataEditError(.idsImpossible) }
    guard list.count <= ForEach.Elements.maximumCount - ids.nextOrdinal.rawValue else {
      throw DataEditError(.tooMany)
    }
    var order: [Range<Ordinal>] = []
    var taken: [RowID: Int] = [:]
    var new: [RowID] = []
    for id in list {
      let positions = ids.positions(of: id)
      let used = taken[id, default: 0]
      taken[id] = used + 1
      let ordinal =
        used < positions.count ? ids.data.ordinal(at: positions[used]) : ids.nextOrdinal + new.count
      if used >= positions.count { new.append(id) }
      order.append(ordinal..<ordinal + 1)
    }
    if !new.isEmpty { _ = ids.add(new.count, ids: .listed(ListedIDs(new))) }
    ids.reorder(ElementOrder(runs: order))
    segments[index].take(ids)
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
        guard let index = segments.firstIndex(where: { $0.place(of: id) != nil }),
          let place = segments[index].place(of: id)
        else { throw DataEditError(.unknownID(id, nearMiss: nearMiss(to: id))) }
        segments[index].facts.resize(segments[index].ordinal(ofLocal: place), to: height)
      }
    case .all:
      for index in dataSegments {
        segments[index].facts.resizeAll(below: segments[index].ids?.nextOrdinal ?? 0, to: height)
      }
    }
  }

  private mutating func reorder(_ index: Int, by order: (ElementOrder) -> ElementOrder) {
    guard var ids = segments[index].ids else { return }
    ids.reorder(order(ids.data))
    segments[index].take(ids)
  }
}

extension ResolvedContent {
  /// The parts that are a `ForEach`.
  private var dataSegments: [Int] { segments.indices.filter { segments[$0].ids != nil } }

  /// The `ForEach` that an edit speaks of.
  private func list(named name: String?, word: String) throws(DataEditError) -> Int {
    let lists = dataSegments
    guard let name else {
      if lists.count == 1 { return lists[0] }
      if lists.isEmpty { throw DataEditError(.noData) }
      throw DataEditError(.ambiguousList(word: word, names: lists.compactMap { segments[$0].data?.name }))
    }
    let named = lists.filter { segments[$0].data?.name == name }
    if named.count > 1 { throw DataEditError(.sharedName(name)) }
    guard let list = named.first else {
      let names = lists.compactMap { segments[$0].data?.name }
      throw DataEditError(.unknownList(name, nearMiss: NearMiss.nearest(to: name, among: names)))
    }
    return list
  }

  /// The first element with an identity, by its `ForEach` and its position there.
  private func find(_ id: RowID, in name: String?) throws(DataEditError) -> (list: Int, position: Int) {
    let lists =
      try name.map { name throws(DataEditError) in [try list(named: name, word: "from")] } ?? dataSegments
    for index in lists {
      if let position = segments[index].ids?.positions(of: id).first { return (index, position) }
    }
    throw DataEditError(.unknownID(id, nearMiss: nearMiss(to: id)))
  }

  private func nearMiss(to id: RowID) -> RowID? {
    segments.lazy.compactMap { $0.ids?.nearMiss(to: id) }.first
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
