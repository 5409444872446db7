import Findings
internal import LazyStacks

/// What the words of a command line ask for.
enum Invocation: Equatable {
  case help(CommandHelp)
  case version
  case replay(ReplayCommand)
  case test(TestCommand)
  case diagnose(DiagnoseCommand)
  case compare(CompareCommand)
  case why(WhyCommand)
  case lint(LintCommand)
  case `import`(ImportCommand)
  case rules(RulesCommand)
  case explain(ExplainCommand)
  case audit(AuditCommand)
}

extension Invocation {
  /// Reads the words after the program's name.
  ///
  /// Chosen: no word at all asks for help and is no mistake, as in every tool built with
  /// swift-argument-parser whose root command does nothing by itself.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .help(.root)
      return
    }
    switch first {
    case "help":
      self = .help(try Self.topic(words.dropFirst()))
    case _ where first.hasPrefix("-") && first != TraceSource.standardInput.name:
      self = try Self.rootOption(first)
    default:
      self = try Self.subcommand(try Self.commandHelp(named: first), words.dropFirst())
    }
  }

  /// Reads what follows a subcommand's name; a request for help wins over mistakes.
  private static func subcommand(_ commandHelp: CommandHelp, _ words: ArraySlice<String>) throws(UsageError)
    -> Invocation
  {
    let arguments = Arguments(words, of: commandHelp)
    if arguments.has(.help) { return .help(commandHelp) }
    if arguments.has(.version) { return .version }
    if let mistake = arguments.mistake { throw mistake }
    switch commandHelp.name {
    case CommandHelp.replay.name: return .replay(try ReplayCommand(arguments))
    case CommandHelp.test.name: return .test(try TestCommand(arguments))
    case CommandHelp.diagnose.name: return .diagnose(try DiagnoseCommand(arguments))
    case CommandHelp.why.name: return .why(try WhyCommand(arguments))
    case CommandHelp.lint.name: return .lint(try LintCommand(arguments))
    case CommandHelp.audit.name: return .audit(try AuditCommand(arguments))
    case CommandHelp.import.name: return .import(try ImportCommand(arguments))
    case CommandHelp.rules.name: return .rules(try RulesCommand(arguments))
    case CommandHelp.explain.name: return .explain(try ExplainCommand(arguments))
    default: return .compare(try CompareCommand(arguments))
    }
  }

  /// Reads an option before any subcommand.
  private static func rootOption(_ word: String) throws(UsageError) -> Invocation {
    let arguments = Arguments([word], of: .root)
    if arguments.has(.help) { return .help(.root) }
    if arguments.has(.version) { return .version }
    let isLate = CommandHelp.subcommands.contains { $0.recognizes(word) }
    guard !isLate else {
      throw UsageError("Option '\(word)' belongs after a subcommand", .root)
    }
    throw arguments.mistake ?? UsageError("Missing subcommand", .root)
  }

  /// The command whose help is asked for.
  private static func topic(_ words: ArraySlice<String>) throws(UsageError) -> CommandHelp {
    guard let name = words.first, !["help", "-h", "--help"].contains(name) else { return .root }
    if let extra = words.dropFirst().first {
      throw UsageError("Unexpected argument '\(extra)'", .root)
    }
    return try commandHelp(named: name)
  }

  private static func commandHelp(named name: String) throws(UsageError) -> CommandHelp {
    if let commandHelp = CommandHelp.subcommands.first(where: { $0.name == name }) { return commandHelp }
    guard !CommandHelp.subcommandsNotYet.contains(name) else {
      throw UsageError("'\(name)' is not modelled yet", .root)
    }
    let known = CommandHelp.subcommands.map(\.name) + ["help"]
    let hint = NearMiss.nearest(to: name, among: known).map { ". Did you mean '\($0)'?" } ?? ""
    throw UsageError("Unknown subcommand '\(name)'\(hint)", .root)
  }
}
