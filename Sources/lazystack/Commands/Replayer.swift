internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// Replays traces one after the other, with a progress line.
struct Replayer {
  private let console: Console
  private let progress: ProgressLine

  /// Whether the replays are kept frame by frame, as far as a page shows them.
  private let keepsTimelines: Bool

  init(on console: Console, keepsTimelines: Bool = false) {
    self.console = console
    self.keepsTimelines = keepsTimelines
    progress = ProgressLine(on: console)
  }
}

extension Replayer {
  /// Loads and replays traces; the progress line is gone when this returns.
  static func outcomes(
    of sources: [Result<TraceSource, FileError>], model: ModelParameters?, for options: OutputOptions,
    on console: Console
  ) throws(FileError) -> [Outcome] {
    let replayer = Replayer(on: console, keepsTimelines: options.showsTimelines)
    let streams = try FrameStreams(options, on: console)
    defer { replayer.progress.erase() }
    let outcomes = sources.map { source in
      switch source {
      case .success(let source):
        replayer.outcome(of: source, replayer.load(source), model: model, writing: streams)
      case .failure(let error): Outcome(name: error.path, result: .failure(.unreadable(error)))
      }
    }
    try streams.finish(isWhole: outcomes.allSatisfy { $0.report != nil })
    return outcomes
  }

  /// Loads and replays the two sides of a comparison; a trace on both sides is read once.
  static func outcomes(
    of sides: [CompareCommand.Side], keepsTimelines: Bool, on console: Console
  ) -> [Outcome] {
    let replayer = Replayer(on: console, keepsTimelines: keepsTimelines)
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
    of source: TraceSource, _ trace: Result<Trace, TraceFailure>, model: ModelParameters?,
    writing streams: FrameStreams? = nil
  ) -> Outcome {
    let recorder = keepsTimelines ? TimelineRecorder() : nil
    let report = trace.flatMap { trace in
      Result { () throws(TraceError) in try replay(trace, source, model, recorder, streams) }
        .mapError(TraceFailure.mistaken)
    }
    let timeline = recorder.flatMap { recorder in
      (try? trace.get()).map { RecordedTimeline(recorder, of: $0, name: source.name, model: model) }
    }
    return Outcome(name: source.name, result: report, timeline: timeline)
  }

  /// Replays a trace for all who want to see its frames.
  private func replay(
    _ trace: Trace, _ source: TraceSource, _ model: ModelParameters?, _ recorder: TimelineRecorder?,
    _ streams: FrameStreams?
  ) throws(TraceError) -> ReplayReport {
    let streams = streams?.isEmpty == true ? nil : streams
    streams?.begin(trace, name: source.name)
    var sink: ((TimelineFrame, LazyStack) -> Void)?
    if recorder != nil || streams != nil {
      sink = { frame, stack in
        recorder?.add(frame, of: stack)
        streams?.write(frame, of: stack)
      }
    }
    let report = try Replay.run(trace, name: source.name, model: model, recordingTo: sink) {
      [progress] done, total in progress.show(source.name, done: done, of: total)
    }
    streams?.end(report)
    return report
  }
}
