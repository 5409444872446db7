extension ElementIDs {
  /// Identities that two `ForEach` have in common.
  struct Shared: Hashable, Sendable {
    /// How many there are.
    var count: Int

    /// One of them, and its place in either.
    var example: RowID
    var place: Int
    var otherPlace: Int
  }

  /// Returns the identities that another `ForEach` has, too; `nil` if there are none.
  ///
  /// - Complexity: O(*l*) for *l* listed identities; ranges are compared by their bounds, however long.
  func shared(with other: ElementIDs) -> Shared? {
    switch (self, other) {
    case (.listed(let list), _): Self.shared(among: list.ids, self, other)
    case (_, .listed(let list)): Self.shared(among: list.ids, self, other)
    case (.indexed(let count), .indexed(let otherCount)):
      Shared(count: min(count, otherCount), example: .number(0), self, other)
    case (
      .numbered(let prefix, let start, let count), .numbered(let otherPrefix, let otherStart, let otherCount)
    ):
      NumberedTexts(prefix: prefix, numbers: start..<start + count)
        .shared(with: NumberedTexts(prefix: otherPrefix, numbers: otherStart..<otherStart + otherCount))
        .flatMap { Shared(count: $0.count, example: .text($0.first), self, other) }
    case (.numbered, _), (.indexed, _), (.fresh, _): nil
    }
  }

  private static func shared(among ids: [RowID], _ left: ElementIDs, _ right: ElementIDs) -> Shared? {
    let common = ids.filter { left.place(of: $0) != nil && right.place(of: $0) != nil }
    return common.first.flatMap { Shared(count: common.count, example: $0, left, right) }
  }
}

extension ElementIDs.Shared {
  fileprivate init?(count: Int, example: RowID, _ left: ElementIDs, _ right: ElementIDs) {
    guard count > 0, let place = left.place(of: example), let otherPlace = right.place(of: example) else {
      return nil
    }
    self.init(count: count, example: example, place: place, otherPlace: otherPlace)
  }
}

/// The texts of a prefix and a number, such as m0, m1 and so on.
private struct NumberedTexts {
  let prefix: String
  let numbers: Range<Int>

  /// Returns how many texts another prefix and its numbers give, too, and the first of them.
  ///
  /// One prefix must be the other and some digits: `m1` and 5 give the text of `m` and 15. For each count
  /// of digits that may follow, such numbers are one range.
  func shared(with other: NumberedTexts) -> (count: Int, first: String)? {
    guard prefix.count <= other.prefix.count else { return other.shared(with: self) }
    guard other.prefix.hasPrefix(prefix) else { return nil }
    let digits = other.prefix.dropFirst(prefix.count)
    if digits.isEmpty { return shared(numbers.clamped(to: other.numbers)) }
    // A number is written without zeros before it, and none has more than ten digits.
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), digits.first != "0", digits.count <= 10,
      let head = Int(digits)
    else { return nil }
    var found: (count: Int, first: String)?
    var lower = 0
    var upper = 10
    while upper <= 10_000_000_000 {
      let start = head * upper
      let range = (start + lower..<start + upper).clamped(to: numbers)
        .clamped(to: start + other.numbers.lowerBound..<start + other.numbers.upperBound)
      if let here = shared(range) { found = ((found?.count ?? 0) + here.count, found?.first ?? here.first) }
      (lower, upper) = (upper, upper * 10)
    }
    return found
  }

  private func shared(_ range: Range<Int>) -> (count: Int, first: String)? {
    range.first.map { (range.count, "\(prefix)\($0)") }
  }
}
