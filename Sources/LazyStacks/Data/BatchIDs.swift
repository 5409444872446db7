/// The identities of elements that came in together, found from data alone.
enum BatchIDs: Hashable, Sendable {
  /// Texts of one prefix, numbered from `start`.
  case numbered(prefix: String, start: Int, count: Int)

  /// Identities of their own.
  case listed(ListedIDs)
}

extension BatchIDs {
  /// The number of elements.
  var count: Int {
    switch self {
    case .numbered(_, _, let count): count
    case .listed(let list): list.ids.count
    }
  }

  /// Returns the identities of both as one batch, where they go on the same numbering.
  func followed(by other: BatchIDs) -> BatchIDs? {
    guard case .numbered(let prefix, let start, let count) = self,
      case .numbered(prefix, start + count, let otherCount) = other
    else { return nil }
    return .numbered(prefix: prefix, start: start, count: count + otherCount)
  }

  /// Returns the identity of an element, counted from the batch's first.
  ///
  /// - Complexity: O(1).
  func id(at index: Int) -> RowID {
    switch self {
    case .numbered(let prefix, let start, _): .text("\(prefix)\(start + index)")
    case .listed(let list): list.ids[index]
    }
  }

  /// Returns the elements that have an identity, in order.
  ///
  /// - Complexity: O(1), and the number of elements found.
  func indices(of id: RowID) -> [Int] {
    switch self {
    case .numbered(let prefix, let start, let count):
      guard let number = id.text.flatMap({ Self.number(in: $0, after: prefix) }),
        (start..<start + count).contains(number)
      else { return [] }
      return [number - start]
    case .listed(let list):
      return list.indices(of: id)
    }
  }

  /// The number behind a prefix, if the text is what the two give.
  private static func number(in text: String, after prefix: String) -> Int? {
    guard text.hasPrefix(prefix), let number = Int(text.dropFirst(prefix.count)),
      text == "\(prefix)\(number)"
    else { return nil }
    return number
  }
}

/// A list of identities, some of which may be equal.
struct ListedIDs: Hashable, Sendable {
  /// All identities, in order.
  let ids: [RowID]

  /// The first place of each identity.
  private let first: [RowID: Int]

  /// The further places of identities that are there more than once.
  private let later: [RowID: [Int]]

  init(_ ids: [RowID]) {
    var first: [RowID: Int] = [:]
    var later: [RowID: [Int]] = [:]
    for (index, id) in ids.enumerated() {
      if first[id] == nil { first[id] = index } else { later[id, default: []].append(index) }
    }
    (self.ids, self.first, self.later) = (ids, first, later)
  }
}

extension ListedIDs {
  /// The identities that are there more than once.
  var repeated: Set<RowID> { Set(later.keys) }

  /// Returns the places of an identity, in order.
  func indices(of id: RowID) -> [Int] {
    first[id].map { [$0] + (later[id] ?? []) } ?? []
  }

  /// Returns whether it has an identity.
  func contains(_ id: RowID) -> Bool { first[id] != nil }
}
