internal import LazyStacks

extension TraceParser {
  /// Reads the arguments of `Row`.
  ///
  /// - Returns: The height, and the width if one is given.
  mutating func rowSize() throws(TraceError) -> (height: Quantity, width: Quantity?) {
    var width: Quantity?
    let height = try quantity(of: "Row", .height) {
      (parser: inout TraceParser, _: RowArgument) throws(TraceError) in
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
    if let name = ahead.takeWord(), TextArgument(rawValue: name) == nil, ahead.peek != UInt8(ascii: ":") {
      _ = open("(", .parentheses)
      throw missing(.view(.textOrCharacters))
    }
    return try quantity(of: "Text", .characters) {
      (_: inout TraceParser, _: TextArgument) throws(TraceError) in
    }
  }

  /// Reads a number and what may stand beside it between a view's parentheses.
  ///
  /// - Parameters:
  ///   - view: The view or the modifier.
  ///   - leading: What an example has before the number.
  ///   - readOther: Reads the value of another argument.
  mutating func quantity<Argument: QuantityArgument>(
    of view: String, _ rule: NumberRule, leading: String = "",
    readOther: (inout TraceParser, Argument) throws(TraceError) -> Void
  ) throws(TraceError) -> Quantity {
    let name = Argument.allCases.first { $0.role != .seed && $0.role != .other }?.rawValue ?? ""
    let example = TraceError.Example.quantity(of: view, leading: leading, argument: name, rule)
    guard open("(", .parentheses) else { throw missing(.opening(example)) }
    let start = openings.last?.location ?? cursor.location
    var quantity: Quantity?
    var seed: UInt64?
    let given = try arguments(of: view) {
      (parser: inout TraceParser, argument: Argument) throws(TraceError) in
      switch argument.role {
      case .other: try readOther(&parser, argument)
      case .seed: seed = try parser.seed()
      case .quantity(let form):
        if quantity != nil {
          throw parser.failure(at: parser.place(), .content(.twoQuantities(of: view, rule)))
        }
        quantity = try parser.quantity(form, rule)
      }
    }
    guard let quantity else { throw failure(at: start, .content(.noQuantity(of: view, rule, example))) }
    guard let seed, let location = given.first(where: { $0.key.role == .seed })?.value else {
      return quantity
    }
    guard let seeded = quantity.seeded(seed) else {
      throw failure(at: location, .content(.uselessSeed(argument: name)))
    }
    return seeded
  }

  private mutating func quantity(_ form: QuantityForm, _ rule: NumberRule) throws(TraceError) -> Quantity {
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
  /// The range drawn with a seed; `nil` for a quantity that is not drawn.
  fileprivate func seeded(_ seed: UInt64) -> Quantity? {
    switch self {
    case .integers(let range, _): .integers(range, seed: seed)
    case .fractions(let range, _): .fractions(range, seed: seed)
    case .constant, .cycle, .file: nil
    }
  }
}

/// The arguments of what has a number, which may be drawn.
protocol QuantityArgument: CaseIterable, Hashable, RawRepresentable where RawValue == String {
  var role: QuantityRole { get }
}

/// What an argument says beside a number.
enum QuantityRole: Equatable {
  case quantity(QuantityForm), seed, other
}

/// What an argument takes besides a file.
enum QuantityForm {
  case single, list, any
}

private enum RowArgument: String, QuantityArgument {
  case width, height, heights, seed

  var role: QuantityRole {
    switch self {
    case .width: .other
    case .height: .quantity(.single)
    case .heights: .quantity(.list)
    case .seed: .seed
    }
  }
}

private enum TextArgument: String, QuantityArgument {
  case characters, seed

  var role: QuantityRole {
    switch self {
    case .characters: .quantity(.any)
    case .seed: .seed
    }
  }
}
