import Findings
internal import LazyStacks
internal import ScrollTraces

/// The words after a subcommand, sorted into options and operands.
///
/// Sorting goes on after a mistake, so that a later `--help` is still found.
struct Arguments: Equatable {
  /// The command they belong to.
  let commandHelp: CommandHelp

  /// What is neither an option nor an option's value, in order.
  private(set) var operands: [String] = []

  /// The first mistake; `nil` if every word made sense.
  private(set) var mistake: UsageError?

  /// The values of each option by name; a flag's value is empty.
  private var values: [String: [String]] = [:]

  /// Sorts words: `--name value`, `--name=value`, `-n value`, grouped letters, and operands
  /// anywhere; after `--` everything is an operand.
  init(_ words: some Sequence<String>, of commandHelp: CommandHelp) {
    self.commandHelp = commandHelp
    var words = ArraySlice(Array(words))
    while let word = words.popFirst() {
      do throws(UsageError) {
        if word == "--" {
          operands += words
          return
        } else if word.hasPrefix("--") {
          try takeName(word.dropFirst(2), &words)
        } else if word.hasPrefix("-"), word != TraceSource.standardInput.name {
          try takeLetters(word.dropFirst(), &words)
        } else {
          operands.append(word)
        }
      } catch {
        mistake = mistake ?? error
      }
    }
  }
}

extension Arguments {
  /// The values an option was given, in order.
  subscript(_ option: Option) -> [String] { values[option.name] ?? [] }

  func has(_ option: Option) -> Bool { values[option.name] != nil }
}

extension Arguments {
  /// Takes a long option and its value, after an equals sign or in the next word.
  private mutating func takeName(
    _ word: Substring, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = commandHelp.option(named: name) else {
      let near = NearMiss.nearest(to: name, among: commandHelp.modelledOptions.map(\.name))
      throw unknown("--" + name, hint: near.map { "--" + $0 })
    }
    try take(option, attached: parts.dropFirst().first.map(String.init), &words)
  }

  /// Takes grouped letters; the first that takes a value takes the rest of the word for it.
  private mutating func takeLetters(
    _ word: Substring, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = commandHelp.option(lettered: letter) else {
        // A name after one dash is a common slip.
        let slip = commandHelp.modelledOptions.first { $0.name == word }
        throw unknown(slip == nil ? "-\(letter)" : "-\(word)", hint: slip.map { "--" + $0.name })
      }
      var attached: String?
      if letters.first == "=" || option.value != nil, !letters.isEmpty {
        attached = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      try take(option, attached: attached, &words)
    }
  }

  private mutating func take(
    _ option: Option, attached: String?, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    guard option.isModelled else { throw UsageError("--\(option.name) is not modelled yet", commandHelp) }
    if option.value == nil, let attached {
      throw UsageError(
        "The option '--\(option.name)' does not take any value, but '\(attached)' was specified", commandHelp)
    }
    let value = try option.value.map { expected throws(UsageError) in
      try self.value(attached ?? next(&words), of: option, expected)
    }
    guard self[option].count < option.maximumCount else {
      let limit =
        ["once", "twice"].dropFirst(option.maximumCount - 1).first ?? "\(option.maximumCount) times"
      throw UsageError("The option '--\(option.name)' is given more than \(limit)", commandHelp)
    }
    values[option.name, default: []].append(value ?? "")
  }

  /// Takes the next word for a value, unless it looks like an option.
  private func next(_ words: inout ArraySlice<String>) -> String? {
    guard let word = words.first, word == "-" || !word.hasPrefix("-") else { return nil }
    return words.popFirst()
  }

  private func value(
    _ value: String?, of option: Option, _ expected: Option.Value
  ) throws(UsageError) -> String {
    guard let value, !value.isEmpty else {
      throw UsageError("Missing value for '\(option.synopsis)'", commandHelp)
    }
    guard !expected.notYet.contains(value) else {
      throw UsageError("--\(option.name) \(value) is not modelled yet", commandHelp)
    }
    guard expected.choices.isEmpty || expected.choices.contains(value) else {
      let choices = expected.choices.map { "'\($0)'" }
      let list = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
      throw UsageError(
        "The value '\(value)' is invalid for '\(option.synopsis)'; write \(list)", commandHelp)
    }
    return value
  }

  private func unknown(_ word: String, hint: String?) -> UsageError {
    UsageError("Unknown option '\(word)'" + (hint.map { ". Did you mean '\($0)'?" } ?? ""), commandHelp)
  }
}
