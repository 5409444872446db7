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
      throw missing("one condition, and another 'if' inside the braces")
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
      throw failure(at: start, "found \(negations) '!' in a row; write one or none")
    }
    let location = place()
    let name = try word("a condition, such as every(3)")
    if name == "let", negations > 0 {
      throw failure(at: location, "'let' cannot be negated; write if let compact { } else { ... }")
    }
    var condition = try condition(named: name, at: location)
    for _ in 0..<negations { condition = .not(condition) }
    return condition
  }

  private mutating func condition(named name: String, at location: SourcePoint) throws(TraceError)
    -> Condition
  {
    switch name {
    case "every": return .every(try argument(of: name, example: "every(3)", .every))
    case "chance": return try chance()
    case "element":
      let comparison = try comparison()
      return .element(comparison, try whole(.ordinal))
    case "let":
      let place = place()
      return .some(try environmentName(try word("a declared name, as in if let draft"), at: place))
    case "state": return .state(try word("the state's name, such as draft"))
    default: return .environment(try environmentName(name, at: location))
    }
  }

  private mutating func argument(
    of name: String, example: String, _ rule: NumberRule
  ) throws(TraceError) -> Int {
    guard open("(", .parentheses) else { throw missing("'(' as in \(example)") }
    let value = try whole(rule)
    guard close(")") else { throw missing("')' as in \(example)") }
    return value
  }

  private mutating func chance() throws(TraceError) -> Condition {
    guard open("(", .parentheses) else { throw missing("'(' as in chance(0.2, seed: 5)") }
    let share = try number(.chance)
    var seed: UInt64 = 0
    if take(symbol: ",") {
      try arguments(of: "chance", named: ["seed"]) { (parser: inout TraceParser, _) throws(TraceError) in
        seed = try parser.seed()
      }
    } else if !close(")") {
      throw missing("')' as in chance(0.2, seed: 5)")
    }
    return .chance(share, seed: seed)
  }

  private func environmentName(_ name: String, at location: SourcePoint) throws(TraceError) -> String {
    switch environment[name] {
    case .flag: return name
    case .number: throw failure(at: location, "'\(name)' is a number; write a name that is true or false")
    case nil: break
    }
    let declared = environment.keys.filter { $0 != "textScale" }.sorted()
    guard let near = NearMiss.nearest(to: name, among: declared + Vocabulary.conditions.built) else {
      throw failure(
        at: location,
        "unknown condition '\(Self.shortened(name))'; declare it before the content: environment NAME = true")
    }
    throw failure(at: location, "unknown condition '\(Self.shortened(name))'; did you mean '\(near)'?")
  }

  /// Reads one of the six comparisons.
  mutating func comparison() throws(TraceError) -> Comparison {
    if take(symbol: "==") { return .equal }
    if cursor.take(symbol: "!=") { return .notEqual }
    if cursor.take(symbol: "<=") { return .lessOrEqual }
    if cursor.take(symbol: ">=") { return .greaterOrEqual }
    if cursor.take(symbol: "<") { return .less }
    if cursor.take(symbol: ">") { return .greater }
    throw missing("a comparison: \(Self.choice(Comparison.allCases.map(\.rawValue)))")
  }
}
