/// The identities of a `ForEach`, found from data alone: no element is built to know one.
enum ElementIDs: Sendable {
  /// Texts of one prefix, numbered from `start`.
  case numbered(prefix: String, start: Int, count: Int)

  /// Identities of their own, each with its place.
  case listed([RowID], places: [RowID: Int])

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
    case .listed(let ids, _): ids.count
    }
  }

  /// Creates a list in which of equal identities only the first remains.
  init(listing ids: [RowID]) {
    var places: [RowID: Int] = [:]
    var kept: [RowID] = []
    for id in ids where places[id] == nil {
      places[id] = kept.count
      kept.append(id)
    }
    self = .listed(kept, places: places)
  }

  /// Returns the identity of an element.
  ///
  /// - Complexity: O(1).
  func id(at place: Int) -> RowID {
    switch self {
    case .numbered(let prefix, let start, _): .text("\(prefix)\(start + place)")
    case .listed(let ids, _): ids[place]
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
    case (.listed(_, let places), _):
      return places[id]
    case (.indexed(let count), .number(let number)):
      return (0..<count).contains(number) ? number : nil
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
    case (.listed(_, let places), .number(let number)):
      places[.text(String(number))] == nil ? nil : .text(String(number))
    case (.listed(_, let places), .text(let text)) where Int(text).flatMap { places[.number($0)] } != nil:
      Int(text).map { .number($0) }
    case (.listed(let ids, _), .text(let text)):
      NearMiss.nearest(to: text, among: ids.prefix(1_000).compactMap(\.text)).map { .text($0) }
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
