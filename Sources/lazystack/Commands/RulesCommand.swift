internal import Replays

/// `lazystack rules`: every rule of diagnosis, a line each.
struct RulesCommand: Equatable {
  var outputOptions = OutputOptions()
}

extension RulesCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.operands.first {
      throw UsageError("Unexpected argument '\(extra)'", arguments.commandHelp)
    }
    outputOptions = try arguments.outputOptions()
  }

  /// Lists them.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let list =
      outputOptions.format == .json
      ? RuleList.json() : RuleList.text(palette: outputOptions.palette(on: console))
    try outputOptions.write(list, on: console)
    return .passed
  }
}
