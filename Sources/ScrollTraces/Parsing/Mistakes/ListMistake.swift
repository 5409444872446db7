package import LazyStacks

extension TraceError {
  /// What can be wrong with a list or a range; texts of numbers are as they were written.
  package enum ListMistake: Hashable, Sendable {
    /// `9...3`.
    case backwards(String, String)

    /// Ids from a later one to an earlier one.
    case backwardsIDs(RowID, RowID)

    /// The ends of a range of ids do not belong together.
    case unevenIDs(RowID, RowID, Unevenness)

    /// A range of ids outside a list.
    case bareRangeOfIDs

    /// A `ForEach` over a range that is none of whole numbers.
    case fractionalCount(String, String)

    case backwardsCount(String, String)
    case countNotFromZero(String, String)
    case hugeCount(String, String)
    case empty(Listed)

    /// More values than a list may have.
    case tooManyValues

    /// More ids than all lists of a trace may have.
    case tooManyIDs(in: Subject)
  }

  /// What a list holds.
  package enum Listed: Hashable, Sendable {
    case ids, arguments, views, edges
    case numbers(NumberRule)
  }
}

extension TraceError.ListMistake {
  /// Why two ids begin and end no range.
  package enum Unevenness: String, Hashable, Sendable, CaseIterable {
    case prefixes = "has two prefixes"
    case noNumbers = "does not end in numbers without leading zeros"
    case kinds = "mixes texts and numbers"
  }
}

extension TraceError.ListMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .backwards(let first, let last):
      "the range \(Self.range(first, last)) runs backwards; write \(Self.range(last, first))"
    case .backwardsIDs(let first, let last):
      "the range \(Self.range(first, last)) runs backwards; write \(Self.range(last, first))"
    case .unevenIDs(let first, let last, let unevenness):
      "the range \(Self.range(first, last)) \(unevenness.rawValue); "
        + "write a range such as \"m0\"...\"m9\" or 0...9"
    case .bareRangeOfIDs:
      "found '...' after an id; write a range of ids in brackets, such as [\"m0\"...\"m9\"]"
    case .fractionalCount(let lower, let upper):
      "the range \(Self.count(lower, upper)) is not of whole numbers; write 0..<10"
    case .backwardsCount(let lower, let upper):
      "the range \(Self.count(lower, upper)) runs backwards; write 0..<10"
    case .countNotFromZero(let lower, let upper):
      "the range \(Self.count(lower, upper)) does not start at 0; write 0..<10"
    case .hugeCount(let lower, let upper):
      "the range \(Self.count(lower, upper)) has too many elements; "
        + "write at most \(ForEach.Elements.maximumCount)"
    case .empty(let listed): "the list of \(listed) is empty; write at least one"
    case .tooManyValues: "the list has more than 1_000_000 values; shorten it"
    case .tooManyIDs(let subject): "the \(subject.rawValue) lists more than 1_000_000 ids; write fewer"
    }
  }

  private static func range(_ first: String, _ last: String) -> String {
    "\(TraceError.shortened(first))...\(TraceError.shortened(last))"
  }

  private static func range(_ first: RowID, _ last: RowID) -> String {
    range(first.traceText, last.traceText)
  }

  private static func count(_ lower: String, _ upper: String) -> String {
    "\(TraceError.shortened(lower))..<\(TraceError.shortened(upper))"
  }
}

extension TraceError.Listed: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ids: "ids"
    case .arguments: "arguments"
    case .views: "views"
    case .edges: "edges"
    case .numbers(let rule): rule.plural
    }
  }
}
