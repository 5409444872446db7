internal import LazyStacks

extension TraceParser {
  /// Reads the arguments of `Row`.
  ///
  /// - Returns: The height, and the width if one is given.
  mutating func rowSize() throws(TraceError) -> (height: Quantity, width: Quantity?) {
    var width: Quantity?
    let height = try quantity(
      of: "Row", [("height", .single), ("heights", .list)], .height, others: ["width"]
    ) { (parser: inout TraceParser, _) throws(TraceError) in
      width = try parser.numberOrRange(.width)
    }
    return (height, width)
  }

  /// Reads the arguments of `Text`, or a text, which counts by its characters.
  mutating func textCharacters() throws(TraceError) -> Quantity {
    var ahead = cursor
    ahead.skipBlanks()
    _ = ahead.take(symbol: "(")
    ahead.skipBlanks()
    if ahead.peek == UInt8(ascii: "\"") {
      _ = open("(", .parentheses)
      let text = try string(.view(.text))
      guard close(")") else { throw missing(.view(.textEnd)) }
      return .constant(Double(text.count))
    }
    if let name = ahead.takeWord(), !["characters", "seed"].contains(name), ahead.peek != UInt8(ascii: ":") {
      _ = open("(", .parentheses)
      throw missing(.view(.textOrCharacters))
    }
    return try quantity(of: "Text", [("characters", .any)], .characters)
  }

  /// Reads the arguments of `loads`.
  ///
  /// - Parameters:
  ///   - others: The arguments besides the height.
  ///   - readOther: Reads the value of one of them, given its name.
  mutating func loadHeight(
    others: [String], readOther: (inout TraceParser, String) throws(TraceError) -> Void
  ) throws(TraceError) -> Quantity {
    try quantity(
      of: ".loads", [("height", .single), ("heights", .list)], .height,
      leading: "on: appear, ", others: others, readOther: readOther)
  }

  /// What an argument takes besides a file.
  private enum Form {
    case single, list, any
  }

  private mutating func quantity(
    of view: String, _ forms: [(name: String, form: Form)], _ rule: NumberRule,
    leading: String = "", others: [String] = [],
    readOther: (inout TraceParser, String) throws(TraceError) -> Void = {
      (_: inout TraceParser, _: String) throws(TraceError) in
    }
  ) throws(TraceError) -> Quantity {
    let names = forms.map(\.name)
    let example = TraceError.Example.quantity(of: view, leading: leading, argument: names[0], rule)
    guard open("(", .parentheses) else { throw missing(.opening(example)) }
    let start = openings.last?.location ?? cursor.location
    var quantity: Quantity?
    var seed: UInt64?
    let given = try arguments(of: view, named: others + names + ["seed"]) {
      (parser: inout TraceParser, name: String) throws(TraceError) in
      if others.contains(name) { return try readOther(&parser, name) }
      guard let form = forms.first(where: { $0.name == name })?.form else {
        seed = try parser.seed()
        return
      }
      if quantity != nil {
        throw parser.failure(at: parser.place(), .content(.twoQuantities(of: view, rule)))
      }
      quantity = try parser.quantity(form, rule)
    }
    guard let quantity else { throw failure(at: start, .content(.noQuantity(of: view, rule, example))) }
    guard let seed, let location = given["seed"] else { return quantity }
    guard let seeded = quantity.seeded(seed) else {
      throw failure(at: location, .content(.uselessSeed(argument: names[0])))
    }
    return seeded
  }

  private mutating func quantity(_ form: Form, _ rule: NumberRule) throws(TraceError) -> Quantity {
    if take(word: "file") { return try file(rule) }
    if cursor.peek == UInt8(ascii: "["), form != .single {
      return .cycle(
        try list(.numbers(rule)) { (parser: inout TraceParser) throws(TraceError) in
          try parser.number(rule)
        })
    }
    if cursor.peek == UInt8(ascii: "["), form == .single {
      throw missing(.numberNotList(rule))
    }
    if form == .list { throw missing(.numberList(rule)) }
    return try numberOrRange(rule)
  }

  mutating func numberOrRange(_ rule: NumberRule) throws(TraceError) -> Quantity {
    let lower = try numberToken(rule)
    guard take(symbol: "...") else {
      if cursor.starts(with: "..<") { throw missing(.closedRange) }
      return .constant(lower.value)
    }
    let upper = try numberToken(rule)
    guard lower.value <= upper.value else {
      throw failure(at: lower.location, .list(.backwards(text(of: lower), text(of: upper))))
    }
    return lower.isWhole && upper.isWhole
      ? .integers(Int(lower.value)...Int(upper.value), seed: 0)
      : .fractions(lower.value...upper.value, seed: 0)
  }
}

extension Quantity {
  /// The same range with a seed; `nil` for what is not drawn.
  fileprivate func seeded(_ seed: UInt64) -> Quantity? {
    switch self {
    case .integers(let range, _): .integers(range, seed: seed)
    case .fractions(let range, _): .fractions(range, seed: seed)
    case .constant, .cycle, .file: nil
    }
  }
}
