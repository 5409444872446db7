package import LazyStacks

/// The data of all `ForEach` as the dull twin keeps them: arrays.
package struct DullData: Hashable {
  package var lists: [List]

  /// The next number behind each prefix.
  package var nextNumbers: [String: Int] = [:]

  package struct List: Hashable {
    /// All data, in order.
    package var data: [Datum]

    /// How many data there ever were.
    package var nextOrdinal: Int

    /// The heights that data were given of their own, by ordinal.
    package var heights: [Int: Length] = [:]

    /// Whether an element is identified by its place.
    package let isIndexed: Bool
  }

  package struct Datum: Hashable {
    package let ordinal: Int
    package let id: RowID
  }

  /// Lists of texts of one prefix, numbered through, or identified by index.
  package init(_ lists: [(count: Int, isIndexed: Bool)]) {
    var number = 0
    self.lists = lists.map { count, isIndexed in
      let first = number
      if !isIndexed { number += count }
      let data = (0..<count).map { Datum(ordinal: $0, id: .text("r\(first + $0)")) }
      return List(data: data, nextOrdinal: count, isIndexed: isIndexed)
    }
    nextNumbers["r"] = number
  }
}

/// What an element is: its `ForEach`, and its ordinal there or, where that is its identity, its place.
package struct DullElement: Hashable {
  let block: Int
  let number: Int
}

extension DullElement {
  /// The element as the stack names it.
  package var key: ElementKey { ElementKey(part: block, number: number) }

  init(_ key: ElementKey) {
    let place = key.topPlace ?? (0, 0)
    self.init(block: place.part, number: place.number)
  }
}

extension DullData.List {
  /// The elements: of equal identities the first.
  package var elements: [DullData.Datum] {
    if isIndexed { return data }
    var ids: Set<RowID> = []
    return data.filter { ids.insert($0.id).inserted }
  }

  /// An identity's first place among all data.
  func firstIndex(of id: RowID) -> Int? {
    guard isIndexed else { return data.firstIndex { $0.id == id } }
    if case .number(let place) = id, data.indices.contains(place) { return place }
    return nil
  }
}

extension DullData {
  /// All elements, block by block.
  var elements: [DullElement] {
    var all: [DullElement] = []
    for block in lists.indices { all += elements(of: block) }
    return all
  }

  func elements(of block: Int) -> [DullElement] {
    lists[block].elements.enumerated().map { place, datum in
      DullElement(block: block, number: lists[block].isIndexed ? place : datum.ordinal)
    }
  }

  /// The ordinal of the datum behind an element.
  func ordinal(of element: DullElement) -> Int {
    let list = lists[element.block]
    return list.isIndexed ? list.data[element.number].ordinal : element.number
  }
}

extension DullData {
  /// Applies an edit; returns the element that it names to move.
  @discardableResult
  package mutating func apply(_ edit: DataEdit) -> DullElement? {
    switch edit {
    case .insert(let insertion): insert(insertion)
    case .remove(.ids(let ids), from: let name):
      for id in ids {
        let (list, index) = find(id, in: name?.name)
        lists[list].data.remove(at: index)
      }
    case .remove(.places(let places), from: let name):
      lists[index(of: name?.name)].data.removeSubrange(places)
    case .remove(.all, from: let name):
      for list in name.map({ [index(of: $0.name)] }) ?? Array(lists.indices) { lists[list].data = [] }
    case .move(let id, to: let place):
      let (list, from) = find(id, in: nil)
      let datum = lists[list].data.remove(at: from)
      let target = index(of: place, in: list)
      lists[list].data.insert(datum, at: target)
      return lists[list].isIndexed || target == from ? nil : DullElement(block: list, number: datum.ordinal)
    case .replace(let ids, in: let name): replace(index(of: name?.name), with: ids)
    case .resize(.all, to: let height):
      for list in lists.indices {
        for ordinal in 0..<lists[list].nextOrdinal { lists[list].heights[ordinal] = height }
      }
    case .resize(.ids(let ids), to: let height):
      for id in ids {
        let (list, index) = find(id, in: nil)
        lists[list].heights[lists[list].data[index].ordinal] = height
      }
    }
    return nil
  }

  private mutating func insert(_ insertion: Insertion) {
    let list = index(of: insertion.list?.name)
    var new: [Datum] = []
    for offset in 0..<insertion.count {
      let ordinal = lists[list].nextOrdinal + offset
      new.append(Datum(ordinal: ordinal, id: id(at: offset, of: insertion, in: list)))
      if !insertion.heights.isEmpty {
        lists[list].heights[ordinal] = insertion.heights[offset % insertion.heights.count]
      }
    }
    lists[list].nextOrdinal += insertion.count
    lists[list].data.insert(contentsOf: new, at: index(of: insertion.place, in: list))
  }

  /// A prefix continues its numbering.
  private mutating func id(at offset: Int, of insertion: Insertion, in list: Int) -> RowID {
    var prefix = "r"
    switch insertion.ids {
    case .listed(let ids): return ids[offset]
    case .prefix(let other): prefix = other
    case .continued: break
    }
    // Where places identify, no number is used up.
    if lists[list].isIndexed { return .text("") }
    let number = nextNumbers[prefix, default: 0]
    nextNumbers[prefix] = number + 1
    return .text("\(prefix)\(number)")
  }

  /// Data whose identity stays, stay; the second of equal identities takes the second datum.
  private mutating func replace(_ list: Int, with ids: [RowID]) {
    var rest = lists[list].data
    lists[list].data = []
    for id in ids {
      if let index = rest.firstIndex(where: { $0.id == id }) {
        lists[list].data.append(rest.remove(at: index))
      } else {
        lists[list].data.append(Datum(ordinal: lists[list].nextOrdinal, id: id))
        lists[list].nextOrdinal += 1
      }
    }
  }

  private func index(of place: DataPlace, in list: Int) -> Int {
    switch place {
    case .index(let index): index
    case .end: lists[list].data.count
    }
  }

  /// A list's name is `b` and its number.
  private func index(of name: String?) -> Int {
    guard let name, let index = Int(name.dropFirst()) else { return 0 }
    return index
  }

  private func find(_ id: RowID, in name: String?) -> (list: Int, index: Int) {
    for list in name.map({ [index(of: $0)] }) ?? Array(lists.indices) {
      if let index = lists[list].firstIndex(of: id) { return (list, index) }
    }
    preconditionFailure("no datum has the id \(id)")
  }
}
