/// The identities of a `ForEach`, found from data alone: no element is built to know one.
enum ElementIDs: Sendable {
  /// Texts of one prefix, numbered from `start`.
  case numbered(prefix: String, start: Int, count: Int)

  /// Identities of their own.
  case listed(ListedIDs)

  /// Each element's place.
  case indexed(count: Int)

  /// New numbers, from `start`.
  case fresh(start: Int, count: Int)
}

extension ElementIDs {
  /// The number of elements, each identity counted once.
  var count: Int {
    switch self {
    case .numbered(_, _, let count), .indexed(let count), .fresh(_, let count): count
    case .listed(let list): list.ids.count
    }
  }

  /// Returns an element's ordinal: its place among the data, equal identities included.
  func ordinal(at place: Int) -> Int {
    if case .listed(let list) = self { list.ordinals[place] } else { place }
  }

  /// Returns whether the data has an identity more than once.
  func repeats(_ id: RowID) -> Bool {
    if case .listed(let list) = self { list.repeated.contains(id) } else { false }
  }

  /// Returns the identity of an element.
  ///
  /// - Complexity: O(1).
  func id(at place: Int) -> RowID {
    switch self {
    case .numbered(let prefix, let start, _): .text("\(prefix)\(start + place)")
    case .listed(let list): list.ids[place]
    case .indexed: .number(place)
    case .fresh(let start, _): .fresh(start + place)
    }
  }

  /// Returns the place of an identity; `nil` if no element has it.
  ///
  /// - Complexity: O(1).
  func place(of id: RowID) -> Int? {
    switch (self, id) {
    case (.numbered(let prefix, let start, let count), .text(let text)):
      guard text.hasPrefix(prefix), let number = Int(text.dropFirst(prefix.count)),
        text == "\(prefix)\(number)", (start..<start + count).contains(number)
      else { return nil }
      return number - start
    case (.listed(let list), _):
      return list.places[id]
    case (.indexed(let count), .number(let number)):
      return (0..<count).contains(number) ? number : nil
    case (.fresh(let start, let count), .fresh(let serial)):
      return (start..<start + count).contains(serial) ? serial - start : nil
    default:
      return nil
    }
  }
}

extension ElementIDs {
  /// Returns an identity that someone who wrote `id` may have meant: the same number or text in
  /// the type that the elements have.
  func nearMiss(to id: RowID) -> RowID? {
    switch (self, id) {
    case (.numbered(let prefix, let start, let count), .number(let number)):
      (start..<start + count).contains(number) ? .text("\(prefix)\(number)") : nil
    case (.indexed(let count), .text(let text)):
      Int(text.filter(\.isNumber)).flatMap { (0..<count).contains($0) ? .number($0) : nil }
    case (.listed(let list), .number(let number)):
      list.places[.text(String(number))] == nil ? nil : .text(String(number))
    case (.listed(let list), .text(let text))
    where Int(text).flatMap { list.places[.number($0)] } != nil:
      Int(text).map { .number($0) }
    case (.listed(let list), .text(let text)):
      NearMiss.nearest(to: text, among: list.ids.prefix(1_000).compactMap(\.text)).map { .text($0) }
    case (.numbered(let prefix, let start, let count), .text(let text)):
      Self.misspelt(text, prefix: prefix, numbers: start..<start + count)
    default:
      nil
    }
  }

  /// The same number behind the right prefix, if the wrong one is a misspelling of it.
  private static func misspelt(_ text: String, prefix: String, numbers: Range<Int>) -> RowID? {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }
    let written = String(text.dropLast(digits.count))
    guard let number = Int(String(digits.reversed())), numbers.contains(number),
      written != prefix, NearMiss.nearest(to: written, among: [prefix]) != nil
    else { return nil }
    return .text("\(prefix)\(number)")
  }

  /// An identity as an example of what the elements' identities look like.
  var example: RowID? { count > 0 ? id(at: 0) : nil }
}

/// A list of identities, of which equal ones resolve to subviews once only.
struct ListedIDs: Hashable, Sendable {
  /// The different identities, in order.
  let ids: [RowID]

  /// Where each stands among the data.
  let ordinals: [Int]

  /// The place of each in ``ids``.
  let places: [RowID: Int]

  /// Those that the data has more than once.
  let repeated: Set<RowID>

  init(_ data: [RowID]) {
    var ids: [RowID] = []
    var ordinals: [Int] = []
    var places: [RowID: Int] = [:]
    var repeated: Set<RowID> = []
    for (ordinal, id) in data.enumerated() {
      if places[id] != nil {
        repeated.insert(id)
        continue
      }
      places[id] = ids.count
      ids.append(id)
      ordinals.append(ordinal)
    }
    (self.ids, self.ordinals, self.places, self.repeated) = (ids, ordinals, places, repeated)
  }
}
