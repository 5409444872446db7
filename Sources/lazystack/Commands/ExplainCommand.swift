import Findings
internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// `lazystack explain`: the page of a rule.
struct ExplainCommand: Equatable {
  var rule: Diagnosis.Rule
  var outputOptions = OutputOptions()
}

extension ExplainCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      throw UsageError("Missing expected argument '<rule>'", arguments.commandHelp)
    }
    if let extra = arguments.operands.dropFirst().first {
      throw UsageError("Unexpected argument '\(extra)'", arguments.commandHelp)
    }
    guard let rule = Diagnosis.Rule(rawValue: name) else {
      throw UsageError(Self.refusal(of: name), arguments.commandHelp)
    }
    self.rule = rule
    outputOptions = try arguments.outputOptions()
  }

  /// Shows the page.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let page =
      outputOptions.format == .json
      ? rule.explanationJSON : rule.explanation(palette: outputOptions.palette(on: console))
    try outputOptions.write(page, on: console)
    return .passed
  }

  /// The rules that only Swift source can violate.
  private static let lintRules = [
    "constant-not-one", "type-erased-row", "self-as-id", "inline-filter", "unknown-rule",
  ]

  /// Why a name has no page.
  ///
  /// Chosen: the first words of a rule's name are a near miss too, as nobody types all of a long one.
  private static func refusal(of name: String) -> String {
    if lintRules.contains(name) {
      return
        "The rule '\(name)' is one of lint's own, which have no page: each finding says symptom, rule and fix"
    }
    let near =
      NearMiss.nearest(to: name, among: Diagnosis.Rule.names)
      ?? Diagnosis.Rule.names.first { $0.hasPrefix(name + "-") }
    return "Unknown rule '\(name)'"
      + (near.map { ". Did you mean '\($0)'?" } ?? "; 'lazystack rules' lists all")
  }
}
