internal import LazyStacks
internal import Replays

/// `lazystack test`: only the expectations, and only those that failed.
struct TestCommand: Equatable {
  var paths: [String]
  var model: ModelParameters?
  var isQuiet = false
  var delivery = Delivery()
}

extension TestCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    model = try arguments.models().first
    isQuiet = arguments.has(.quiet)
    delivery = try arguments.delivery()
  }

  /// Finds the traces, replays them, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let sources = paths.flatMap(TraceFolder.traces)
    let outcomes = Replayer.outcomes(of: sources, model: model, on: console)
    switch delivery.format {
    case .json:
      try delivery.deliver(outcomes.json, on: console)
    case .text:
      outcomes.complain(on: console)
      try delivery.deliver(text(of: outcomes, delivery.palette(on: console)), on: console)
    }
    return outcomes.status
  }

  /// What failed, and the closing line unless quiet.
  private func text(of outcomes: [Outcome], _ palette: Palette) -> String {
    let failures = outcomes.compactMap(\.report).filter { !$0.passed }.map { $0.failures(palette: palette) }
    return Paragraphs.joined(failures + (isQuiet ? [] : [TestTally(outcomes).line]))
  }
}
