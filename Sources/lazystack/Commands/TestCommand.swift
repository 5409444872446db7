import Findings
internal import LazyStacks
internal import Replays

/// `lazystack test`: only the expectations, and only those that failed.
struct TestCommand: Equatable {
  var paths: [String]
  var model: ModelParameters?
  var isQuiet = false
  var failThreshold = FailThreshold.never
  var outputOptions = OutputOptions()
}

extension TestCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    model = try arguments.models().first
    isQuiet = arguments.has(.quiet)
    failThreshold = arguments.failThreshold()
    outputOptions = try arguments.outputOptions()
  }

  /// Finds the traces, replays them, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let sources = paths.flatMap(TraceFolder.traces)
    let outcomes = try Replayer.outcomes(of: sources, model: model, for: outputOptions, on: console)
    try outputOptions.write(outcomes, failingOn: failThreshold, on: console) { text(of: outcomes, $0) }
    return outcomes.status(failingOn: failThreshold)
  }

  /// What failed, the findings that count as failures, and the closing line unless quiet.
  private func text(of outcomes: [Outcome], _ palette: Palette) -> String {
    let reports = outcomes.compactMap(\.report)
    let failures = reports.map { $0.failures(palette: palette) }
    let findings = failThreshold.table(of: reports, palette)
    return Paragraphs.joined(failures + [findings] + (isQuiet ? [] : [TestTally(outcomes).line]))
  }
}
