import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads `["a", 3, "m0"..."m299"]`: at least one id, and at most a million in all lists of the trace.
  mutating func idList(mayBeEmpty: Bool = false) throws(TraceError) -> [RowID] {
    let location = place()
    guard open("[", .brackets) else { throw missing("a list of ids in brackets") }
    var ids: [RowID] = []
    try commaSeparated(upTo: "]", "ids") { (parser: inout TraceParser) throws(TraceError) in
      let location = parser.place()
      let first = try parser.rowID()
      parser.skip()
      if parser.cursor.starts(with: "..<") {
        throw parser.missing("'...' for a range that holds both its ends")
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
      throw failure(at: location, "the list of ids is empty; write at least one")
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
      throw failure(
        at: cursor.location,
        "found '...' after an id; write a range of ids in brackets, such as [\"m0\"...\"m9\"]")
    }
    return [id]
  }

  private mutating func countListed(_ count: Int, at location: SourcePoint) throws(TraceError) {
    guard count <= Self.maximumListCount - listedIDCount else {
      throw failure(at: location, "the \(subject) lists more than 1_000_000 ids; write fewer")
    }
    listedIDCount += count
  }

  /// Appends the ids of a range.
  private mutating func append(
    from first: RowID, through last: RowID, to ids: inout [RowID], at location: SourcePoint
  ) throws(TraceError) {
    let (lower, upper, prefix) = try bounds(first, last, at: location)
    let range = "\(Self.shortened(first.traceText))...\(Self.shortened(last.traceText))"
    guard lower <= upper else {
      let turned = "\(Self.shortened(last.traceText))...\(Self.shortened(first.traceText))"
      throw failure(at: location, "the range \(range) runs backwards; write \(turned)")
    }
    let (distance, overflow) = upper.subtractingReportingOverflow(lower)
    try countListed(overflow || distance == .max ? .max : distance + 1, at: location)
    for number in lower...upper { ids.append(prefix.map { .text("\($0)\(number)") } ?? .number(number)) }
  }

  /// The numbers of a range's ends, and the prefix of its texts.
  private func bounds(
    _ first: RowID, _ last: RowID, at location: SourcePoint
  ) throws(TraceError) -> (Int, Int, prefix: String?) {
    let problem: String
    switch (first, last) {
    case (.number(let lower), .number(let upper)): return (lower, upper, nil)
    case (.text(let lower), .text(let upper)):
      if let lower = NumberedID(lower), let upper = NumberedID(upper) {
        if lower.prefix == upper.prefix { return (lower.number, upper.number, lower.prefix) }
        problem = "has two prefixes"
      } else {
        problem = "does not end in numbers without leading zeros"
      }
    default: problem = "mixes texts and numbers"
    }
    let range = "\(Self.shortened(first.traceText))...\(Self.shortened(last.traceText))"
    throw failure(
      at: location, "the range \(range) \(problem); write a range such as \"m0\"...\"m9\" or 0...9")
  }
}
