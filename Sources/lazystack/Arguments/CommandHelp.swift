/// A command as its help describes it: the table that parsing, help and hints share.
struct CommandHelp: Hashable, Sendable {
  /// The subcommand's name; empty for the root.
  let name: String

  /// What the command does, in one line.
  let abstract: String

  /// What more there is to know; paragraphs.
  var discussion: [String] = []

  /// What the command takes besides options; `nil` for nothing.
  var operand: Operand?

  let options: [Option]

  var examples: [Example] = []

  /// The files or folders of a command.
  struct Operand: Hashable, Sendable {
    /// The argument as usage shows it.
    let synopsis: String
    let help: String
  }

  /// A command line worth copying, and what it does.
  struct Example: Hashable, Sendable {
    let command: String
    let help: String
  }
}

extension CommandHelp {
  /// The command as one types it.
  var command: String { name.isEmpty ? "lazystack" : "lazystack " + name }

  /// The command that prints this help.
  var helpCommand: String { name.isEmpty ? "lazystack help" : "lazystack help " + name }

  func option(named name: String) -> Option? {
    options.first { $0.name == name }
  }

  func option(lettered letter: Character) -> Option? {
    options.first { $0.letter == letter }
  }

  /// Whether a word begins with one of the options, such as `--format=json` or `-q`.
  func recognizes(_ word: String) -> Bool {
    guard word.hasPrefix("--") else {
      return word.dropFirst().first.map { option(lettered: $0) != nil } ?? false
    }
    return option(named: String(word.dropFirst(2).prefix { $0 != "=" })) != nil
  }

  /// The options that help shows.
  var modelledOptions: [Option] { options.filter(\.isModelled) }
}
