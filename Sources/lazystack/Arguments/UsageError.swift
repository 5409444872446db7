/// Words on the command line that make no sense, and where to read about those that do.
struct UsageError: Error, Equatable {
  /// What is wrong, in one sentence without a full stop.
  let message: String

  /// The page that explains it.
  let page: Page

  init(_ message: String, _ page: Page) {
    self.message = message
    self.page = page
  }
}

extension UsageError {
  /// The message as swift-argument-parser prints one.
  var text: String {
    """
    Error: \(message)
    \(HelpText.usage(page, title: "Usage: "))
      See '\(page.helpCommand)' for more information.

    """
  }
}
