import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `if`, its `else if` and `else` included.
  mutating func conditional(
    depth: Int
  ) throws(TraceError) -> Content.Kind {
    let condition = try condition()
    skip()
    if cursor.starts(with: "&&") || cursor.starts(with: "||") || cursor.peek == UInt8(ascii: ",") {
      throw missing(.view(.oneCondition))
    }
    let then = try block(of: "if", depth: depth + 1)
    let otherwise = try alternative(depth: depth + 1)
    return .conditional(condition, then: then, otherwise: otherwise)
  }

  /// Reads `else`, which may stand on a line of its own.
  private mutating func alternative(depth: Int) throws(TraceError) -> [Content] {
    let end = cursor
    cursor.skipSpace()
    guard cursor.take(word: "else") else {
      cursor = end
      return []
    }
    cursor.skipSpace()
    let location = cursor.location
    guard cursor.take(word: "if") else { return try block(of: "else", depth: depth) }
    try checkDepth(depth)
    return [Content(try conditional(depth: depth), at: location)]
  }

  private mutating func condition() throws(TraceError) -> Condition {
    var negations = 0
    let start = place()
    while take(symbol: "!") { negations += 1 }
    guard negations <= Self.maximumDepth else {
      throw failure(at: start, .content(.negations(negations)))
    }
    let location = place()
    let name = try word(.view(.condition))
    if name == "let", negations > 0 {
      throw failure(at: location, .content(.negatedLet))
    }
    var condition = try condition(named: name, at: location)
    for _ in 0..<negations { condition = .not(condition) }
    return condition
  }

  private mutating func condition(named name: String, at location: SourcePoint) throws(TraceError)
    -> Condition
  {
    if name == "let" {
      let place = place()
      return .some(try environmentName(try word(.view(.unwrappedName)), at: place))
    }
    guard let word = ConditionWord(rawValue: name) else {
      return .environment(try environmentName(name, at: location))
    }
    switch word {
    case .every: return .every(try divisor())
    case .chance: return try chance()
    case .element:
      let comparison = try comparison()
      return .element(comparison, try whole(.ordinal))
    case .state: return .state(try self.word(.view(.stateName)))
    }
  }

  private mutating func divisor() throws(TraceError) -> Int {
    guard open("(", .parentheses) else { throw missing(.opening(.every)) }
    let divisor = try whole(.every)
    guard close(")") else { throw missing(.closing(.every)) }
    return divisor
  }

  private mutating func chance() throws(TraceError) -> Condition {
    guard open("(", .parentheses) else { throw missing(.opening(.chance)) }
    let share = try number(.chance)
    var seed: UInt64 = 0
    if take(symbol: ",") {
      try arguments(of: "chance") { (parser: inout TraceParser, _: ChanceArgument) throws(TraceError) in
        seed = try parser.seed()
      }
    } else if !close(")") {
      throw missing(.closing(.chance))
    }
    return .chance(share, seed: seed)
  }

  private func environmentName(_ name: String, at location: SourcePoint) throws(TraceError) -> String {
    switch environment[name] {
    case .flag: return name
    case .number: throw failure(at: location, .content(.numberAsCondition(name)))
    case nil: break
    }
    let declared = environment.keys.filter { $0 != "textScale" }.sorted()
    let near = NearMiss.nearest(to: name, among: declared + Vocabulary.conditions.built)
    throw failure(at: location, .unknown(.condition(name, nearMiss: near)))
  }

  /// Reads one of the six comparisons.
  mutating func comparison() throws(TraceError) -> Comparison {
    if take(symbol: "==") { return .equal }
    if cursor.take(symbol: "!=") { return .notEqual }
    if cursor.take(symbol: "<=") { return .lessOrEqual }
    if cursor.take(symbol: ">=") { return .greaterOrEqual }
    if cursor.take(symbol: "<") { return .less }
    if cursor.take(symbol: ">") { return .greater }
    throw missing(.comparison)
  }
}

private enum ChanceArgument: String, CaseIterable {
  case seed
}
