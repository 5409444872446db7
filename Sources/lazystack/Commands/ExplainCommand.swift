import Findings
internal import LazyStacks
internal import Replays
internal import ScrollTraces

#if LINT
  internal import SourceLints
#endif

/// `lazystack explain`: the page of a rule.
struct ExplainCommand: Equatable {
  var rule: String
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
    guard Diagnosis.Rule(rawValue: name) != nil || Self.lintRules.contains(name) else {
      throw UsageError(Self.refusal(of: name), arguments.commandHelp)
    }
    rule = name
    outputOptions = try arguments.outputOptions()
  }

  /// Shows the page.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let palette = outputOptions.palette(on: console)
    let isJSON = outputOptions.format == .json
    var page: String?
    if let rule = Diagnosis.Rule(rawValue: rule) {
      page = isJSON ? rule.explanationJSON : rule.explanation(palette: palette)
    }
    #if LINT
      if page == nil, let rule = LintRule(rawValue: rule) {
        page = isJSON ? rule.explanationJSON : rule.explanation(palette: palette)
      }
    #endif
    try outputOptions.write(page ?? "", on: console)
    return .passed
  }

  /// The rules that only Swift source can violate.
  private static var lintRules: [String] {
    #if LINT
      LintRule.allCases.filter { $0.page != nil }.map(\.rawValue)
    #else
      []
    #endif
  }

  /// Why a name has no page.
  ///
  /// Chosen: the first words of a rule's name are a near miss too, as nobody types all of a long one.
  private static func refusal(of name: String) -> String {
    let near =
      NearMiss.nearest(to: name, among: Diagnosis.Rule.names + lintRules)
      ?? Diagnosis.Rule.names.first { $0.hasPrefix(name + "-") }
    return "Unknown rule '\(name)'"
      + (near.map { ". Did you mean '\($0)'?" } ?? "; 'lazystack rules' lists all")
  }
}
