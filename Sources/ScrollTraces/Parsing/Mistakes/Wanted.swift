internal import LazyStacks

extension TraceError {
  /// What belongs where something else was found: what messages say after `write`.
  package enum Wanted: Hashable, Sendable {
    case number(NumberRule)

    /// A number, or another argument for a list of them.
    case numberNotList(NumberRule)

    /// A list of numbers in brackets, and not one alone.
    case numberList(NumberRule)

    /// A list in brackets.
    case list(Listed)

    /// What goes between two items, or after the last.
    case comma(Listed, closing: Delimiter)

    /// One of some words.
    case oneOf([String])

    /// An argument; the first of those that are known.
    case argument(of: String, first: String?)

    case colon(after: String)
    case opening(Example)
    case closing(Example)

    /// Parentheses with nothing in them.
    case emptyParentheses(after: String)

    case closingBrace
    case nextStatement

    /// `...` rather than `..<`.
    case closedRange

    case id
    case comparison
    case flag
    case equalsAndValue
    case time

    /// The braces and views of a view.
    case block(of: String)

    /// What a reaction waits for; the words that may begin it.
    case trigger([String])

    /// `within` and a distance, after `end` or `start`.
    case within(of: String)

    case setting(Setting)
    case view(View)
    case modifier(Modifier)
    case step(Step)
  }
}

extension TraceError.Wanted: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let rule): "\(rule.article), such as \(rule.example)"
    case .numberNotList(let rule):
      "\(rule.article), such as \(rule.example), or \(rule.plural): for a list"
    case .numberList(let rule): "a list in brackets, such as [\(rule.example), 80]"
    case .list(let listed): "a list of \(listed) in brackets"
    case .comma(let listed, let delimiter):
      "',' between \(listed), or '\(delimiter.closing)' after the last"
    case .oneOf(let words): TraceError.choice(words)
    case .argument(let owner, let first):
      "')' or an argument of \(owner)" + (first.map { ", such as '\($0):'" } ?? "")
    case .colon(let name): "':' after '\(name)'"
    case .opening(let example): "'(' as in \(example)"
    case .closing(let example): "')' as in \(example)"
    case .emptyParentheses(let name): "'()' after \(name)"
    case .closingBrace: "'}'"
    case .nextStatement: "a new line or ';' before the next statement"
    case .closedRange: "'...' for a range that holds both its ends"
    case .id: "an id, such as \"m5\" or 12"
    case .comparison: "a comparison: \(TraceError.choice(Comparison.allCases.map(\.rawValue)))"
    case .flag: "true or false"
    case .equalsAndValue: "'=' and a value"
    case .time: "a length of time, such as 200ms"
    case .block(let owner): "'{' and the views of \(owner)"
    case .trigger(let words): "what to wait for: \(TraceError.choice(words))"
    case .within(let end): "'within' and a distance, such as on \(end) within 300"
    case .setting(let wanted): wanted.rawValue
    case .view(let wanted): wanted.rawValue
    case .modifier(let wanted): wanted.rawValue
    case .step(let wanted): wanted.rawValue
    }
  }
}

extension TraceError.Delimiter {
  /// The symbol that closes the pair.
  var closing: StaticString {
    switch self {
    case .braces: "}"
    case .parentheses: ")"
    case .brackets: "]"
    }
  }
}

extension TraceError {
  /// A construct as one writes it.
  package enum Example: Hashable, Sendable {
    case every, chance, file
    case modifier(ModifierWord)

    /// A number as the argument of a view or a modifier.
    case quantity(of: String, leading: String, argument: String, NumberRule)
  }
}

extension TraceError.Example: CustomStringConvertible {
  package var description: String {
    switch self {
    case .every: "every(3)"
    case .chance: "chance(0.2, seed: 5)"
    case .file: "file(\"heights.txt\")"
    case .modifier(let modifier): modifier.example
    case .quantity(let view, let leading, let argument, let rule):
      "\(view)(\(leading)\(argument): \(rule.example))"
    }
  }
}
