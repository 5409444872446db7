internal import LazyStacks
internal import Replays

/// `lazystack why`: one row's life, each event with its cause.
struct WhyCommand: Equatable {
  var source: TraceSource

  /// The row's id as it was typed.
  var row: String

  /// The frame that is asked for; `nil` for the whole life.
  var frame: Int?
  var model: ModelParameters?
  var outputOptions = OutputOptions()
}

extension WhyCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    guard words.count >= 2 else {
      throw UsageError(
        "Missing expected argument '\(words.isEmpty ? "<file> <id>" : "<id>")'", arguments.commandHelp)
    }
    guard words.count == 2 else {
      throw UsageError("Unexpected argument '\(words[2])'", arguments.commandHelp)
    }
    source = TraceSource(words[0])
    row = words[1]
    frame = try arguments.frame()
    model = try arguments.models().first
    outputOptions = try arguments.outputOptions()
  }

  /// Replays, writes what happened to the row, and returns the exit status.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let life: RowLife
    do {
      life = try Replayer.life(of: self, on: console)
    } catch {
      try refuse(error, on: console)
      return .undone
    }
    switch outputOptions.format {
    case .json: try outputOptions.write(life.json, on: console)
    default:
      try outputOptions.write(life.text(palette: outputOptions.palette(on: console)), on: console)
    }
    return .passed
  }

  /// Reports why there is no life to show; the JSON document is then the one `replay` writes.
  private func refuse(_ failure: TraceFailure, on console: Console) throws(FileError) {
    let outcomes = [Outcome(name: source.name, result: .failure(failure))]
    guard outputOptions.format == .json else { return outcomes.complain(on: console) }
    try outputOptions.write(outcomes.json, on: console)
  }
}

extension Arguments {
  /// The frame asked for.
  fileprivate func frame() throws(UsageError) -> Int? {
    guard let text = self[.frame].first else { return nil }
    guard let frame = Int(text), frame >= 0 else {
      throw UsageError(
        "The value '\(text)' is invalid for '\(Option.frame.synopsis)'; write a frame's number, such as 12",
        commandHelp)
    }
    return frame
  }
}
