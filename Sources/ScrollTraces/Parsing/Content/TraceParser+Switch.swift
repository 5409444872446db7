internal import LazyStacks

extension TraceParser {
  /// Reads what follows `switch`: `element % 3 { case 0: … case 1, 2: … default: … }`.
  mutating func choice(depth: Int) throws(TraceError) -> Content.Kind {
    guard take(word: "element"), take(symbol: "%") else { throw missing(.view(.modulus)) }
    let modulus = try whole(.every)
    cursor.skipSpace()
    guard open("{", .braces) else { throw missing(.view(.cases)) }
    try checkDepth(depth)
    var choices: [Choice] = []
    while nextStatement() {
      if close("}") { return .choice(modulus: modulus, choices) }
      choices.append(Choice(remainders: try remainders(), content: try caseBody(depth: depth)))
    }
    throw missing(.closingBrace)
  }

  /// Reads `case 1, 2:` or `default:`.
  private mutating func remainders() throws(TraceError) -> [Int] {
    var remainders: [Int] = []
    if !cursor.take(word: "default") {
      guard cursor.take(word: "case") else { throw missing(.view(.caseOrDefault)) }
      repeat { remainders.append(try whole(.remainder)) } while take(symbol: ",")
    }
    guard take(symbol: ":") else { throw missing(.view(.caseViews)) }
    return remainders
  }

  /// Reads views up to the next case, or the end of the switch.
  private mutating func caseBody(depth: Int) throws(TraceError) -> [Content] {
    var views: [Content] = []
    while nextStatement() {
      if cursor.peek == UInt8(ascii: "}") || ["case", "default"].contains(cursor.word) { break }
      views.append(try view(depth: depth))
      try endStatement()
    }
    return views
  }
}
