/// Words on the command line that make no sense, and where to read about those that do.
struct UsageError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  let message: String

  /// The help of the command that was misused.
  let commandHelp: CommandHelp

  init(_ message: String, _ commandHelp: CommandHelp) {
    self.message = message
    self.commandHelp = commandHelp
  }
}

extension UsageError {
  /// The message as swift-argument-parser prints one.
  var text: String {
    """
    Error: \(message)
    \(HelpText.usage(commandHelp, title: "Usage: "))
      See '\(commandHelp.helpCommand)' for more information.

    """
  }
}
