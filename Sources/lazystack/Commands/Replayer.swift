internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// Replays traces one after the other, with a progress line.
struct Replayer {
  private let console: Console
  private let progress: ProgressLine

  init(on console: Console) {
    self.console = console
    progress = ProgressLine(on: console)
  }
}

extension Replayer {
  /// Loads and replays traces; the progress line is gone when this returns.
  static func outcomes(
    of sources: [Result<TraceSource, FileError>], model: ModelParameters?, on console: Console
  ) -> [Outcome] {
    let replayer = Replayer(on: console)
    defer { replayer.progress.erase() }
    return sources.map { source in
      switch source {
      case .success(let source): replayer.outcome(of: source, replayer.load(source), model: model)
      case .failure(let error): Outcome(name: error.path, result: .failure(.unreadable(error)))
      }
    }
  }

  /// Loads and replays the two sides of a comparison; a trace on both sides is read once.
  static func outcomes(of sides: [CompareCommand.Side], on console: Console) -> [Outcome] {
    let replayer = Replayer(on: console)
    defer { replayer.progress.erase() }
    var loaded: [TraceSource: Result<Trace, TraceFailure>] = [:]
    return sides.map { side in
      let trace = loaded[side.source] ?? replayer.load(side.source)
      loaded[side.source] = trace
      return replayer.outcome(of: side.source, trace, model: side.model)
    }
  }
}

extension Replayer {
  /// Loads and replays a trace for the sake of one row.
  static func life(of command: WhyCommand, on console: Console) throws(TraceFailure) -> RowLife {
    let replayer = Replayer(on: console)
    defer { replayer.progress.erase() }
    let name = command.source.name
    let trace = try replayer.load(command.source).get()
    do {
      return try Replay.life(
        ofRow: command.row, in: trace, name: name, model: command.model, frame: command.frame
      ) { [progress = replayer.progress] done, total in
        progress.show(name, done: done, of: total)
      }
    } catch {
      throw switch error {
      case .replay(let error): .mistaken(error)
      case .row(let message): .lacking(message)
      }
    }
  }
}

extension Replayer {
  private func load(_ source: TraceSource) -> Result<Trace, TraceFailure> {
    progress.show(source.name, done: 0, of: 1)
    return Result { () throws(TraceFailure) in try source.load(on: console) }
  }

  private func outcome(
    of source: TraceSource, _ trace: Result<Trace, TraceFailure>, model: ModelParameters?
  ) -> Outcome {
    let report = trace.flatMap { trace in
      Result { () throws(TraceError) in
        try Replay.run(trace, name: source.name, model: model) { [progress] done, total in
          progress.show(source.name, done: done, of: total)
        }
      }
      .mapError(TraceFailure.mistaken)
    }
    return Outcome(name: source.name, result: report)
  }
}
