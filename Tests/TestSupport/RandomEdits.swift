import LazyStacks

/// Edits of the data, drawn from what it is.
extension RandomStack {
  /// One update: often one edit, else several, each of what those before it leave.
  mutating func edits(of data: DullData) -> [DataEdit] {
    var data = data
    return (0..<generator.pick([1, 1, 1, 2, 3])).map { _ in
      let edit = edit(of: data)
      data.apply(edit)
      return edit
    }
  }

  private mutating func edit(of data: DullData) -> DataEdit {
    let index = generator.integer(in: 0...data.lists.count - 1)
    let list = data.lists[index]
    let name = ListName("b\(index)")
    if list.data.isEmpty { return insertion(into: list, name) }
    let ids = list.isIndexed ? list.data.indices.map { .number($0) } : list.data.map(\.id)
    switch generator.integer(in: 0...19) {
    case 0...6: return insertion(into: list, name)
    case 7...9:
      let first = generator.integer(in: 0...ids.count - 1)
      let last = min(ids.count - 1, first + generator.pick([0, 0, 1, 3, 40]))
      return .remove(.places(first...last), from: name)
    case 10...11: return .remove(.ids([generator.pick(ids)]), from: name)
    case 12: return .remove(.all, from: generator.chance(0.5) ? nil : name)
    case 13...15:
      // An index may be the identity of an element of an earlier list, too.
      let id = generator.pick(ids)
      let count = data.lists.first { $0.firstIndex(of: id) != nil }?.data.count ?? 1
      let place = generator.integer(in: 0...count - 1)
      return .move(id, to: generator.pick([.index(0), .index(place), .end]))
    case 16...17 where !list.isIndexed: return .replace(replacement(for: ids), in: name)
    case 18: return .resize(.all, to: height())
    default:
      let some = (0..<generator.integer(in: 1...4)).map { _ in generator.pick(ids) }
      let single = some.filter { isOneRow($0, in: data) }
      return .resize(single.isEmpty ? .all : .ids(single), to: height())
    }
  }

  /// Whether an element can have no more than one row, so that its height can be named.
  private func isOneRow(_ id: RowID, in data: DullData) -> Bool {
    guard let index = data.lists.firstIndex(where: { $0.firstIndex(of: id) != nil }) else { return false }
    let counts = blocks[index].pieces.map { piece -> Int in
      switch piece.shape {
      case .equalBranches, .equalByState: 1
      default: piece.rows.count
      }
    }
    return counts.reduce(0, +) <= 1
  }

  private mutating func insertion(into list: DullData.List, _ name: ListName) -> DataEdit {
    let place = generator.integer(in: 0...list.data.count)
    let count = generator.pick([1, 1, 2, 5, 20])
    var insertion = Insertion(
      count, at: generator.pick([.index(0), .index(place), .index(place), .end]), into: name)
    if !list.isIndexed {
      switch generator.integer(in: 0...5) {
      case 0: insertion.ids = .prefix("p")
      case 1: insertion.ids = .listed((0..<count).map { _ in newID(likeOneOf: list.data.map(\.id)) })
      default: break
      }
    }
    if generator.chance(0.3) {
      insertion.heights = (0..<generator.integer(in: 1...3)).map { _ in height() }
    }
    return .insert(insertion)
  }

  /// Identities in another order, a part of them, or some of it with new identities between.
  private mutating func replacement(for ids: [RowID]) -> [RowID] {
    var new = ids
    if generator.chance(0.5) { new.shuffle(using: &generator) }
    if generator.chance(0.5) {
      let share = generator.fraction()
      new = new.filter { _ in generator.chance(share) }
    }
    for _ in 0..<generator.pick([0, 0, 1, 3]) {
      new.insert(newID(likeOneOf: ids), at: generator.integer(in: 0...new.count))
    }
    return new
  }

  /// Rarely one that is there already.
  private mutating func newID(likeOneOf ids: [RowID]) -> RowID {
    if !ids.isEmpty, generator.chance(0.1) { return generator.pick(ids) }
    newIDCount += 1
    return .text("x\(newIDCount)")
  }

  private mutating func height() -> Length {
    generator.pick([.zero, 36.397, 120, generator.length(in: 0...200), generator.length(in: 0...1_200)])
  }

  /// A flag of an element that is alive, most often of one that is seen.
  mutating func changedState(in twin: DullStack) -> FrameCommand? {
    let live = twin.liveElements
    if live.isEmpty { return nil }
    let element = generator.pick(generator.chance(0.7) ? twin.seenElements + [live[0]] : live)
    return .changeState(element: ElementIndex(element), flag: "s", to: generator.chance(0.6))
  }
}
