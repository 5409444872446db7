internal import LazyStacks

extension TraceParser {
  /// Reads what follows `ForEach`.
  mutating func forEach(depth: Int) throws(TraceError) -> ForEach {
    var name: String?
    if isAtCounts() {
      let elements = try counted(&name)
      return ForEach(elements, name: name, content: try block(of: "ForEach", depth: depth))
    }
    guard open("(", .parentheses) else {
      throw missing(.view(.forEach))
    }
    skip()
    let elements = cursor.isAtNumber ? try range(&name) : try list(&name)
    return ForEach(elements, name: name, content: try block(of: "ForEach", depth: depth))
  }

  /// Whether `(count:` or `(counts:` stands here.
  private func isAtCounts() -> Bool {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.take(symbol: "(") else { return false }
    ahead.skipBlanks()
    return ["count", "counts"].contains(ahead.word)
  }

  /// Reads counts that may differ from element to element, such as `count: 3...9, seed: 2, id: "item"`.
  private mutating func counted(_ name: inout String?) throws(TraceError) -> ForEach.Elements {
    let location = place()
    var prefix: String?
    let counts = try quantity(of: "ForEach", .innerCount) {
      (parser: inout TraceParser, argument: CountArgument) throws(TraceError) in
      if argument == .id {
        prefix = try parser.string(.step(.prefix))
      } else {
        name = try parser.string(.view(.name))
      }
    }
    guard let prefix else { throw failure(at: location, .content(.noPrefix)) }
    return .counted(counts, prefix: prefix)
  }

  private mutating func list(_ name: inout String?) throws(TraceError) -> ForEach.Elements {
    guard ListArgument(rawValue: cursor.word) != nil else {
      throw missing(.view(.data))
    }
    var ids: [RowID]?
    let location = cursor.location
    try arguments(of: "ForEach") { (parser: inout TraceParser, argument: ListArgument) throws(TraceError) in
      switch argument {
      case .ids: ids = try parser.idList()
      case .name: name = try parser.string(.view(.name))
      }
    }
    guard let ids else { throw failure(at: location, .content(.noData)) }
    return .listed(ids)
  }

  private mutating func range(_ name: inout String?) throws(TraceError) -> ForEach.Elements {
    let location = cursor.location
    let count = try count()
    var identity: Identity?
    if take(symbol: ",") {
      try arguments(of: "ForEach") {
        (parser: inout TraceParser, argument: RangeArgument) throws(TraceError) in
        switch argument {
        case .id: identity = try parser.identity()
        case .name: name = try parser.string(.view(.name))
        }
      }
    } else if !close(")") {
      throw missing(.view(.identityAfterComma))
    }
    switch identity {
    case .prefix(let prefix): return .numbered(count: count, prefix: prefix)
    case .index: return .indexed(count: count)
    case .fresh: return .fresh(count: count)
    case nil:
      throw failure(at: location, .content(.noIDs))
    }
  }

  private enum Identity {
    case prefix(String), index, fresh
  }

  private mutating func identity() throws(TraceError) -> Identity {
    let location = place()
    if cursor.peek == UInt8(ascii: "\"") { return .prefix(try string(.view(.identity))) }
    switch try word(.view(.identity)) {
    case "index": return .index
    case "fresh": return .fresh
    case let word:
      throw unknown(
        .identity, word, at: location, among: ["index", "fresh"],
        choices: ["id: \"m\"", "id: index", "id: fresh"])
    }
  }
}

extension TraceParser {
  /// Reads `0..<n`.
  private mutating func count() throws(TraceError) -> Int {
    let lower = try scanNumber(.view(.zero))
    guard take(symbol: "..<") else { throw missing(.view(.halfOpenRange)) }
    let upper = try scanNumber(.view(.count))
    try refuseUnit(NumberRule(noun: "count", range: 0...0, example: "10"))
    let (first, last) = (text(of: lower), text(of: upper))
    guard lower.isWhole, upper.isWhole else {
      throw failure(at: lower.location, .list(.fractionalCount(first, last)))
    }
    guard lower.value <= upper.value else {
      throw failure(at: lower.location, .list(.backwardsCount(first, last)))
    }
    guard lower.value == 0 else {
      throw failure(at: lower.location, .list(.countNotFromZero(first, last)))
    }
    guard let count = upper.int, count <= ForEach.Elements.maximumCount else {
      throw failure(at: upper.location, .list(.hugeCount(first, last)))
    }
    return count
  }

  /// Reads `[a, b]`: at least one value, at most a million.
  mutating func list<Value>(
    _ listed: TraceError.Listed, readValue: (inout TraceParser) throws(TraceError) -> Value
  ) throws(TraceError) -> [Value] {
    let location = place()
    guard open("[", .brackets) else { throw missing(.list(listed)) }
    var values: [Value] = []
    try commaSeparated(in: .brackets, listed) { (parser: inout TraceParser) throws(TraceError) in
      guard values.count < Self.maximumListCount else {
        throw parser.failure(at: parser.place(), .list(.tooManyValues))
      }
      values.append(try readValue(&parser))
    }
    guard !values.isEmpty else {
      throw failure(at: location, .list(.empty(listed)))
    }
    return values
  }

  static let maximumListCount = 1_000_000
}

/// What stands between the parentheses of a `ForEach` whose ids are listed.
private enum ListArgument: String, CaseIterable {
  case ids, name
}

/// What stands between the parentheses of a `ForEach` whose elements are counted for each element around it.
private enum CountArgument: String, QuantityArgument {
  case count, counts, seed, id, name

  var role: QuantityRole {
    switch self {
    case .count: .quantity(.single)
    case .counts: .quantity(.list)
    case .seed: .seed
    case .id, .name: .other
    }
  }
}

/// What may follow the range of a `ForEach`.
private enum RangeArgument: String, CaseIterable {
  case id, name
}
