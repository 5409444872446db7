import Findings
internal import LazyStacks
internal import Replays

/// `lazystack replay`: a summary of each trace.
struct ReplayCommand: Equatable {
  var sources: [TraceSource]
  var model: ModelParameters?
  var isQuiet = false
  var failThreshold = FailThreshold.never
  var outputOptions = OutputOptions()
}

extension ReplayCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    sources = try arguments.sources()
    model = try arguments.models().first
    isQuiet = arguments.has(.quiet)
    failThreshold = arguments.failThreshold()
    outputOptions = try arguments.outputOptions()
    try outputOptions.check(traceCount: sources.count, arguments.commandHelp)
  }

  /// Replays, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let outcomes = try Replayer.outcomes(
      of: sources.map { .success($0) }, model: model, for: outputOptions, on: console)
    try outputOptions.write(outcomes, failingOn: failThreshold, on: console) { text(of: outcomes, $0) }
    return outcomes.status(failingOn: failThreshold)
  }

  /// The reports, a blank line between them; when quiet, only what failed.
  private func text(of outcomes: [Outcome], _ palette: Palette) -> String {
    let reports = outcomes.compactMap(\.report)
    return isQuiet
      ? Paragraphs.joined(
        reports.map { $0.failures(palette: palette) } + [failThreshold.table(of: reports, palette)])
      : Paragraphs.joined(reports.map { $0.text(palette: palette) })
  }
}
