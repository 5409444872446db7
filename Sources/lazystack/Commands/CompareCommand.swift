internal import LazyStacks
internal import Replays

/// `lazystack compare`: two replays side by side.
struct CompareCommand: Equatable {
  /// What is on one side.
  struct Side: Equatable {
    var source: TraceSource

    /// The model, unless it is the trace's own.
    var model: ModelParameters?
  }

  /// Always two.
  var sides: [Side]
  var outputOptions = OutputOptions()
}

extension CompareCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    let sources = try arguments.sources()
    let models = try arguments.models()
    switch (sources.count, models.count) {
    case (2, 0): sides = sources.map { Side(source: $0) }
    case (1, 2): sides = models.map { Side(source: sources[0], model: $0) }
    default:
      throw UsageError("compare takes two files, or one file and two models", arguments.commandHelp)
    }
    outputOptions = try arguments.outputOptions()
  }

  /// Replays both sides, reports, and says how it went.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let outcomes = Replayer.outcomes(
      of: sides, keepsTimelines: outputOptions.showsTimelines, on: console)
    guard let left = outcomes.first?.report, let right = outcomes.last?.report else {
      try refuse(outcomes, on: console)
      return .undone
    }
    let comparison = ReplayComparison(left, right)
    switch outputOptions.format {
    case .json: try outputOptions.write(comparison.json, on: console)
    case .html:
      try outputOptions.write(
        ComparisonPage(comparison, outcomes.first?.timeline, outcomes.last?.timeline).html, on: console)
    default:
      try outputOptions.write(comparison.text(palette: outputOptions.palette(on: console)), on: console)
    }
    return .passed
  }

  /// Reports why there is nothing to compare.
  ///
  /// Chosen: the JSON document is then the one `replay` writes about both sides, so the error
  /// stands where scripts look for it.
  private func refuse(_ outcomes: [Outcome], on console: Console) throws(FileError) {
    guard outputOptions.format == .json else { return outcomes.complain(on: console) }
    try outputOptions.write(outcomes.json, on: console)
  }
}
