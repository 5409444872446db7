import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads `["a", 3, "m0"..."m299"]`: at least one id, and at most a million in all lists of the trace.
  mutating func idList(mayBeEmpty: Bool = false) throws(TraceError) -> [RowID] {
    let location = place()
    guard open("[", .brackets) else { throw missing(.list(.ids)) }
    var ids: [RowID] = []
    try commaSeparated(in: .brackets, .ids) { (parser: inout TraceParser) throws(TraceError) in
      let location = parser.place()
      let first = try parser.rowID()
      parser.skip()
      if parser.cursor.starts(with: "..<") {
        throw parser.missing(.closedRange)
      }
      guard parser.take(symbol: "...") else {
        try parser.countListed(1, at: location)
        ids.append(first)
        return
      }
      let last = try parser.rowID()
      try parser.append(from: first, through: last, to: &ids, at: location)
    }
    guard mayBeEmpty || !ids.isEmpty else {
      throw failure(at: location, .list(.empty(.ids)))
    }
    return ids
  }

  /// Reads one id, or a list of them.
  mutating func idOrIDs(mayBeEmpty: Bool = false) throws(TraceError) -> [RowID] {
    skip()
    if cursor.peek == UInt8(ascii: "[") { return try idList(mayBeEmpty: mayBeEmpty) }
    let id = try rowID()
    skip()
    if cursor.starts(with: "...") {
      throw failure(at: cursor.location, .list(.bareRangeOfIDs))
    }
    return [id]
  }

  private mutating func countListed(_ count: Int, at location: SourcePoint) throws(TraceError) {
    guard count <= Self.maximumListCount - listedIDCount else {
      throw failure(at: location, .list(.tooManyIDs(in: subject)))
    }
    listedIDCount += count
  }

  /// Appends the ids of a range.
  private mutating func append(
    from first: RowID, through last: RowID, to ids: inout [RowID], at location: SourcePoint
  ) throws(TraceError) {
    let (lower, upper, prefix) = try bounds(first, last, at: location)
    guard lower <= upper else { throw failure(at: location, .list(.backwardsIDs(first, last))) }
    let (distance, overflow) = upper.subtractingReportingOverflow(lower)
    try countListed(overflow || distance == .max ? .max : distance + 1, at: location)
    for number in lower...upper { ids.append(prefix.map { .text("\($0)\(number)") } ?? .number(number)) }
  }

  /// The numbers of a range's ends, and the prefix of its texts.
  private func bounds(
    _ first: RowID, _ last: RowID, at location: SourcePoint
  ) throws(TraceError) -> (Int, Int, prefix: String?) {
    let unevenness: TraceError.ListMistake.Unevenness
    switch (first, last) {
    case (.number(let lower), .number(let upper)): return (lower, upper, nil)
    case (.text(let lower), .text(let upper)):
      if let lower = NumberedID(lower), let upper = NumberedID(upper) {
        if lower.prefix == upper.prefix { return (lower.number, upper.number, lower.prefix) }
        unevenness = .prefixes
      } else {
        unevenness = .noNumbers
      }
    default: unevenness = .kinds
    }
    throw failure(at: location, .list(.unevenIDs(first, last, unevenness)))
  }
}
