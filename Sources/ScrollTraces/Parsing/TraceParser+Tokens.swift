import Findings
internal import LazyStacks

extension TraceParser {
  /// Skips what may stand between two tokens: inside parentheses and brackets a
  /// statement goes on over the line's end.
  mutating func skip() {
    switch openings.last?.delimiter {
    case .parentheses, .brackets: cursor.skipSpace()
    case .braces, nil: cursor.skipBlanks()
    }
  }

  mutating func take(word: StaticString) -> Bool {
    skip()
    return cursor.take(word: word)
  }

  mutating func take(symbol: StaticString) -> Bool {
    skip()
    return cursor.take(symbol: symbol)
  }

  /// The place of the next token.
  mutating func place() -> SourcePoint {
    skip()
    return cursor.location
  }

  /// Takes a word of options that may come in any order, each once; `nil` if another word follows.
  ///
  /// - Parameter given: Where the options before it are, to which it is added.
  mutating func optionWord<Word: RawRepresentable<String> & Hashable>(
    notAmong given: inout [Word: SourcePoint]
  ) throws(TraceError) -> Word? {
    let location = place()
    guard let word = Word(rawValue: cursor.word) else { return nil }
    if let before = given.updateValue(location, forKey: word) {
      throw alreadySet(word.rawValue, at: location, before: before)
    }
    cursor.advance(by: word.rawValue.utf8.count)
    return word
  }

  /// Takes any word, or says what was wanted.
  mutating func word(_ wanted: TraceError.Wanted) throws(TraceError) -> String {
    skip()
    guard let word = cursor.takeWord() else { throw missing(wanted) }
    return word
  }
}

extension TraceParser {
  /// Takes one of some words, or says which they are.
  mutating func keyword<Value: RawRepresentable<String>>(
    _ kind: TraceError.Kind, among words: Vocabulary.Words
  ) throws(TraceError) -> Value {
    let location = place()
    let name = try word(.oneOf(words.built))
    guard words.built.contains(name), let value = Value(rawValue: name) else {
      throw unknown(kind, name, at: location, among: words)
    }
    return value
  }

  mutating func open(_ symbol: StaticString, _ delimiter: TraceError.Delimiter) -> Bool {
    let location = place()
    guard cursor.take(symbol: symbol) else { return false }
    openings.append(Opening(delimiter: delimiter, location: location))
    return true
  }

  mutating func close(_ symbol: StaticString) -> Bool {
    guard take(symbol: symbol) else { return false }
    openings.removeLast()
    return true
  }

  /// Reads what stands between two delimiters, separated by commas; one may follow the last.
  ///
  /// - Parameters:
  ///   - delimiters: The pair, whose first half was taken.
  ///   - listed: What is listed.
  ///   - readItem: Reads one item.
  mutating func commaSeparated(
    in delimiters: TraceError.Delimiter, _ listed: TraceError.Listed,
    readItem: (inout TraceParser) throws(TraceError) -> Void
  ) throws(TraceError) {
    while !close(delimiters.closing) {
      try readItem(&self)
      if !take(symbol: ",") {
        guard close(delimiters.closing) else {
          throw missing(.comma(listed, closing: delimiters))
        }
        return
      }
    }
  }

  /// Reads `(name: value, ...)` after its parenthesis was opened.
  ///
  /// - Parameters:
  ///   - owner: What has the arguments.
  ///   - known: The arguments that it takes, the likeliest first.
  ///   - notYet: The names refused for now, with what they would do.
  ///   - readValue: Reads the value of an argument.
  /// - Returns: Where each argument was given.
  @discardableResult
  mutating func arguments<Argument: ArgumentName>(
    of owner: String, _ known: [Argument] = Array(Argument.allCases),
    notYet: [String: TraceError.Unmodelled] = [:],
    readValue: (inout TraceParser, Argument) throws(TraceError) -> Void
  ) throws(TraceError) -> [Argument: SourcePoint] {
    var given: [Argument: SourcePoint] = [:]
    let names = known.map(\.rawValue)
    try commaSeparated(in: .parentheses, .arguments) { (parser: inout TraceParser) throws(TraceError) in
      let location = parser.place()
      let name = try parser.word(.argument(of: owner, first: names.first))
      if let construct = notYet[name] { throw parser.notYet(construct, at: location) }
      guard let argument = Argument(rawValue: name), known.contains(argument) else {
        let near = NearMiss.nearest(to: name, among: names)
        throw parser.failure(
          at: location, .unknown(.argument(name, of: owner, nearMiss: near, choices: names)))
      }
      guard parser.take(symbol: ":") else { throw parser.missing(.colon(after: name)) }
      if let before = given[argument] { throw parser.alreadySet(name, at: location, before: before) }
      given[argument] = location
      try readValue(&parser, argument)
    }
    return given
  }

  /// Reads `)` where arguments might stand.
  mutating func noArguments(of owner: String) throws(TraceError) {
    try arguments(of: owner) { (_: inout TraceParser, _: NoArgument) throws(TraceError) in }
  }
}

/// The names of the arguments that something takes, as an enum, so that each has to be read.
typealias ArgumentName = CaseIterable & Hashable & RawRepresentable<String>

/// The arguments of what takes none.
enum NoArgument: ArgumentName {
  init?(rawValue: String) { nil }

  var rawValue: String { switch self {} }
}

extension TraceParser {
  /// Moves to the next statement; `false` if the text ends first.
  mutating func nextStatement() -> Bool {
    repeat { cursor.skipSpace() } while cursor.take(symbol: ";")
    return !cursor.isAtEnd
  }

  /// Checks that a statement ends here; a brace that closes its block is left for the block.
  mutating func endStatement() throws(TraceError) {
    cursor.skipBlanks()
    if cursor.isAtLineEnd || cursor.peek == UInt8(ascii: ";") { return }
    if cursor.peek == UInt8(ascii: "}") {
      guard openings.isEmpty else { return }
      throw failure(at: cursor.location, .text(.strayBrace))
    }
    if cursor.peek == UInt8(ascii: ".") { throw strayModifier() }
    let options = [
      "ids", "id", "into", "from", "in", "heights", "animated", "anchor", "within", "since", "once", "offset",
      "content", "first", "at", "fast", "normal", "seed",
    ]
    // Another statement, or a value, is no misspelt option.
    let others = Vocabulary.steps.built + Vocabulary.views.built + ["true", "false", "else"]
    if cursor.isAtWord, !options.contains(cursor.word), !others.contains(cursor.word),
      let near = NearMiss.nearest(to: cursor.word, among: options)
    {
      throw failure(
        at: cursor.location,
        .unknown(.word(.word, cursor.word, nearMiss: near, choices: options)))
    }
    throw missing(.nextStatement)
  }
}
