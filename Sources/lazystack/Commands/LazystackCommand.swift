/// The command line as a whole: from its words to an exit status.
enum LazystackCommand {
  static let version = "0.1.0"

  /// Does what the words after the program's name ask for.
  ///
  /// Nothing is thrown: every mistake ends as a message on standard error and a status.
  static func run(_ words: [String], on console: Console) -> ExitStatus {
    let invocation: Invocation
    do {
      invocation = try Invocation(words)
    } catch {
      console.complain(error.text)
      return .undone
    }
    do {
      return try invocation.run(on: console)
    } catch {
      console.complain(error.line)
      return .undone
    }
  }
}

extension Invocation {
  /// Performs the invocation.
  ///
  /// - Throws: A ``FileError`` if the report could not be written.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    if readsStandardInput, console.isInputTerminal {
      // Waiting for someone to type a trace would look like a hang. Help that nobody asked
      // for is no data, and nothing was replayed.
      console.complain(HelpText.text(of: commandHelp))
      return .undone
    }
    switch self {
    case .help(let commandHelp):
      try console.write(HelpText.text(of: commandHelp))
      return .passed
    case .version:
      try console.write(LazystackCommand.version + "\n")
      return .passed
    case .replay(let command): return try command.run(on: console)
    case .test(let command): return try command.run(on: console)
    case .diagnose(let command): return try command.run(on: console)
    case .compare(let command): return try command.run(on: console)
    case .why(let command): return try command.run(on: console)
    case .lint(let command): return try command.run(on: console)
    case .import(let command): return try command.run(on: console)
    case .rules(let command): return try command.run(on: console)
    case .explain(let command): return try command.run(on: console)
    case .audit(let command): return try command.run(on: console)
    }
  }

  /// The help of the command that was called.
  private var commandHelp: CommandHelp {
    switch self {
    case .help(let commandHelp): commandHelp
    case .version: .root
    case .replay: .replay
    case .test: .test
    case .diagnose: .diagnose
    case .compare: .compare
    case .why: .why
    case .lint: .lint
    case .import: .import
    case .rules: .rules
    case .explain: .explain
    case .audit: .audit
    }
  }

  private var readsStandardInput: Bool {
    switch self {
    case .help, .version, .lint, .rules, .explain, .audit: false
    case .replay(let command): command.sources.contains(.standardInput)
    case .test(let command): command.paths.contains(TraceSource.standardInput.name)
    case .diagnose(let command): command.paths.contains(TraceSource.standardInput.name)
    case .compare(let command): command.sides.contains { $0.source == .standardInput }
    case .why(let command): command.source == .standardInput
    case .import(let command): command.source == .standardInput
    }
  }
}
