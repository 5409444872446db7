/// An option of the command line: what parsing, help and hints know about it.
struct Option: Hashable, Sendable {
  /// The name after two dashes.
  let name: String

  /// The letter after one dash; `nil` for none.
  var letter: Character?

  /// What follows; `nil` for a flag.
  var value: Value?

  /// How often it may be given.
  var maximumCount = 1

  /// Whether this version does anything with it; if not, it is refused by name.
  var isModelled = true

  /// What the option does, for the help of its command.
  var help: String

  /// What may follow an option.
  struct Value: Hashable, Sendable {
    /// The word between angle brackets.
    let placeholder: String

    /// The only values there are; empty if any will do.
    var choices: [String] = []

    /// Values to come, refused by name.
    var notYet: [String] = []

    /// What counts without the option.
    var standard: String?
  }
}

extension Option {
  /// The option as messages name it, such as `--output <file>`.
  var synopsis: String {
    "--" + name + (value.map { " <\($0.placeholder)>" } ?? "")
  }
}

extension Option {
  /// `--format` where traces are replayed; `--report` takes the same.
  static let format = format(
    .text, .json, .xcode, .github, .junit, .markdown, .html, .csv, .jsonl, .perfetto,
    help: """
      The report's format: text, json, xcode (a line for each issue), github (annotations), junit, markdown (a comment \
      for a pull request), html (a page with the replay drawn), csv or jsonl (a line for each frame of one trace), or \
      perfetto (events for ui.perfetto.dev).
      """)

  /// `--format` where something passes or fails.
  static let checkFormat = format(
    .text, .json, .xcode, .github, .junit,
    help: """
      The report's format: text, json, xcode, which is a line for each issue, github, which is annotations, or \
      junit, which is XML.
      """)

  /// `--format` where findings are what is asked for.
  static let findingFormat = format(
    .text, .json, .xcode, .github, .junit, .markdown, .sarif, .html,
    help: """
      The report's format: text, json, xcode (a line for each issue), github (annotations), junit, markdown (a comment \
      for a pull request), sarif (for code hosts), or html (a page with the replays drawn).
      """)

  /// `--format` where two replays are compared.
  static let comparisonFormat = format(
    .text, .json, .html,
    help: "The report's format: text, json, or html, a page that draws one over the other.")

  private static func format(_ formats: ReportFormat..., help: String) -> Option {
    Option(
      name: "format",
      value: Value(
        placeholder: "format", choices: formats.map(\.rawValue), standard: ReportFormat.standard.rawValue),
      help: help)
  }

  static let report = Option(
    name: "report", value: Value(placeholder: "format=file"), maximumCount: 8,
    help: "Write a further report, such as html=out.html; up to eight of them.")

  /// `--format` where there are no issues for Xcode.
  static let plainFormat = Option(
    name: "format",
    value: Value(
      placeholder: "format", choices: [ReportFormat.text.rawValue, ReportFormat.json.rawValue],
      standard: ReportFormat.standard.rawValue),
    help: "The report's format: text or json.")

  static let output = Option(
    name: "output", letter: "o", value: Value(placeholder: "file"),
    help: "Write the report to a file instead of standard output. It appears whole or not at all.")

  static let model = Option(
    name: "model", value: Value(placeholder: "model"),
    help: "Replay with a model such as 'measured(prefetch: 0)' instead of the trace's own.")

  /// `--model` where two models are compared.
  static let models = Option(
    name: "model", value: Value(placeholder: "model"), maximumCount: 2,
    help: "A model such as 'measured(prefetch: 0)'; give two, with one file.")

  static let color = Option(
    name: "color",
    value: Value(
      placeholder: "when", choices: ColorChoice.allCases.map(\.rawValue),
      standard: ColorChoice.standard.rawValue),
    help:
      "When to colour text: auto, always or never. With auto, only on a terminal, unless NO_COLOR is set.")

  static let frame = Option(
    name: "frame", value: Value(placeholder: "number"),
    help: "Show only how the row is at the end of a frame, and what brought it there.")

  static let quiet = Option(
    name: "quiet", letter: "q", help: "Say nothing about traces that passed.")

  static let failOn = failOn(standard: .never)

  /// `--fail-on` where findings are what is asked for.
  static let failOnError = failOn(standard: .error)

  private static func failOn(standard: FailThreshold) -> Option {
    Option(
      name: "fail-on",
      value: Value(
        placeholder: "severity", choices: FailThreshold.allCases.map(\.rawValue), standard: standard.rawValue),
      help: "The least severe finding that makes the exit status 1: error, warning, note or never.")
  }

  static let fixed = Option(
    name: "fixed", value: Value(placeholder: "file"),
    help: "Write the one trace given, repaired, to a file that ends in '.trace'.")

  static let version = Option(name: "version", help: "Show the version.")

  static let help = Option(name: "help", letter: "h", help: "Show help information.")
}
