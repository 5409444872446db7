internal import LazyStacks

extension TraceParser {
  /// Reads what follows `ForEach`.
  mutating func forEach(depth: Int) throws(TraceError) -> ForEach {
    guard open("(", .parentheses) else {
      throw missing("'(' and the data, such as ForEach(0..<10, id: \"m\")")
    }
    skip()
    var name: String?
    let elements = cursor.isAtNumber ? try range(&name) : try list(&name)
    return ForEach(elements, name: name, content: try block(of: "ForEach", depth: depth))
  }

  private mutating func list(_ name: inout String?) throws(TraceError) -> ForEach.Elements {
    guard ["ids", "name"].contains(cursor.word) else {
      throw missing("the data, such as 0..<10, id: \"m\" or ids: [\"a\", \"b\"]")
    }
    var ids: [RowID]?
    let location = cursor.location
    try arguments(of: "ForEach", named: ["ids", "name"]) {
      (parser: inout TraceParser, argument: String) throws(TraceError) in
      if argument == "ids" {
        ids = try parser.idList()
      } else {
        name = try parser.string("a name in quotes")
      }
    }
    guard let ids else { throw failure(at: location, "ForEach has no data; write ids: [\"a\", \"b\"]") }
    return .listed(ids)
  }

  private mutating func range(_ name: inout String?) throws(TraceError) -> ForEach.Elements {
    let location = cursor.location
    let count = try count()
    var identity: Identity?
    if take(symbol: ",") {
      try arguments(of: "ForEach", named: ["id", "name"]) {
        (parser: inout TraceParser, argument: String) throws(TraceError) in
        if argument == "id" {
          identity = try parser.identity()
        } else {
          name = try parser.string("a name in quotes")
        }
      }
    } else if !close(")") {
      throw missing("',' and how elements are identified, such as id: \"m\"")
    }
    switch identity {
    case .prefix(let prefix): return .numbered(count: count, prefix: prefix)
    case .index: return .indexed(count: count)
    case .fresh: return .fresh(count: count)
    case nil:
      throw failure(
        at: location, "ForEach over a range needs its ids; write id: \"m\", id: index or id: fresh")
    }
  }

  private enum Identity {
    case prefix(String), index, fresh
  }

  private mutating func identity() throws(TraceError) -> Identity {
    let location = place()
    if cursor.peek == UInt8(ascii: "\"") { return .prefix(try string("")) }
    switch try word("id: \"m\", id: index or id: fresh") {
    case "index": return .index
    case "fresh": return .fresh
    case let word:
      let hint = hint(for: word, among: ["index", "fresh"], else: ["id: \"m\"", "id: index", "id: fresh"])
      throw failure(at: location, "unknown identity '\(Self.shortened(word))'; \(hint)")
    }
  }
}

extension TraceParser {
  /// Reads `0..<n`.
  private mutating func count() throws(TraceError) -> Int {
    let lower = try scanNumber("0")
    guard take(symbol: "..<") else { throw missing("a half-open range, such as 0..<10") }
    let upper = try scanNumber("how many elements there are, such as 10")
    try refuseUnit(NumberRule(noun: "count", range: 0...0, example: "10"))
    let range = "\(text(of: lower))..<\(text(of: upper))"
    guard lower.isWhole, upper.isWhole else {
      throw failure(at: lower.location, "the range \(range) is not of whole numbers; write 0..<10")
    }
    guard lower.value <= upper.value else {
      throw failure(at: lower.location, "the range \(range) runs backwards; write 0..<10")
    }
    guard lower.value == 0 else {
      throw failure(at: lower.location, "the range \(range) does not start at 0; write 0..<10")
    }
    guard let count = upper.int, count <= ForEach.Elements.maximumCount else {
      throw failure(
        at: upper.location,
        "the range \(range) has too many elements; write at most \(ForEach.Elements.maximumCount)")
    }
    return count
  }

  /// Reads `[a, b]`: at least one value, at most a million.
  mutating func list<Value>(
    _ kind: String, readValue: (inout TraceParser) throws(TraceError) -> Value
  ) throws(TraceError) -> [Value] {
    let location = place()
    guard open("[", .brackets) else { throw missing("a list of \(kind) in brackets") }
    var values: [Value] = []
    try commaSeparated(upTo: "]", kind) { (parser: inout TraceParser) throws(TraceError) in
      guard values.count < Self.maximumListCount else {
        throw parser.failure(at: parser.place(), "the list has more than 1_000_000 values; shorten it")
      }
      values.append(try readValue(&parser))
    }
    guard !values.isEmpty else {
      throw failure(at: location, "the list of \(kind) is empty; write at least one")
    }
    return values
  }

  static let maximumListCount = 1_000_000
}
