extension ElementIDs {
  /// Identities that two `ForEach` have in common.
  struct Shared: Hashable, Sendable {
    /// How many identities there are.
    var count: Int

    /// One shared identity, and its place in either `ForEach`.
    var example: RowID
    var place: Int
    var otherPlace: Int
  }

  /// Returns the identities that another `ForEach` has, too; `nil` if there are none.
  ///
  /// - Complexity: O(*l*) for *l* listed identities; ranges are compared by their bounds, however long, until
  ///   one is edited.
  func shared(with other: ElementIDs) -> Shared? {
    if isFresh || other.isFresh { return nil }
    if isIndexed, other.isIndexed {
      return Shared(count: min(count, other.count), example: .number(0), self, other)
    }
    // Numbers are not texts.
    if isIndexed { return Self.shared(among: other.listedIDs, self, other) }
    if other.isIndexed { return Self.shared(among: listedIDs, self, other) }
    var count = 0
    var examples: [RowID] = []
    for left in allBatches {
      for right in other.allBatches {
        guard
          let found = left.shared(
            with: right, present: { self.place(of: $0) != nil && other.place(of: $0) != nil })
        else { continue }
        count += found.count
        examples.append(found.example)
      }
    }
    let first = examples.min { (place(of: $0) ?? .max) < (place(of: $1) ?? .max) }
    return first.flatMap { Shared(count: count, example: $0, self, other) }
  }

  private var listedIDs: [RowID] {
    allBatches.flatMap { if case .listed(let list) = $0 { list.ids } else { [RowID]() } }
  }

  private static func shared(among ids: [RowID], _ left: ElementIDs, _ right: ElementIDs) -> Shared? {
    let common = ids.filter { left.place(of: $0) != nil && right.place(of: $0) != nil }
    return common.first.flatMap { Shared(count: Set(common).count, example: $0, left, right) }
  }
}

extension BatchIDs {
  /// Returns how many identities another batch has, too, of those that a condition holds for, and the first.
  ///
  /// Chosen: of two numbered batches with common texts all are taken to be there if the first is.
  fileprivate func shared(
    with other: BatchIDs, present: (RowID) -> Bool
  ) -> (count: Int, example: RowID)? {
    switch (self, other) {
    case (.listed(let list), _): Self.common(list, other, present)
    case (_, .listed(let list)): Self.common(list, self, present)
    case (
      .numbered(let prefix, let start, let count), .numbered(let otherPrefix, let otherStart, let otherCount)
    ):
      NumberedTexts(prefix: prefix, numbers: start..<start + count)
        .shared(with: NumberedTexts(prefix: otherPrefix, numbers: otherStart..<otherStart + otherCount))
        .flatMap { present(.text($0.first)) ? ($0.count, .text($0.first)) : nil }
    }
  }

  private static func common(
    _ list: ListedIDs, _ other: BatchIDs, _ present: (RowID) -> Bool
  ) -> (count: Int, example: RowID)? {
    let common = list.ids.filter { !other.indices(of: $0).isEmpty && present($0) }
    return common.first.map { (Set(common).count, $0) }
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
    // Beyond the last number nothing is found.
    while upper <= 10_000_000_000, head <= numbers.upperBound / upper {
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
