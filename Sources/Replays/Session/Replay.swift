public import LazyStacks
public import ScrollTraces

/// Runs traces on stacks.
public enum Replay {
  /// Replays a trace.
  ///
  /// - Parameters:
  ///   - trace: What to replay.
  ///   - name: The trace's path, as reports show it.
  ///   - model: Parameters that win over the trace's own.
  ///   - progress: Called now and then, within long steps too, with the steps done and their total.
  /// - Throws: A ``TraceError`` at the content that cannot be laid out, or at the step at which
  ///   the content grew longer than ``Length/maximum``.
  /// - Complexity: O(*f* (*p* + 1) log *m*) for *f* frames that place *p* rows each, *m* measured.
  public static func run(
    _ trace: Trace, name: String, model: ModelParameters? = nil,
    progress: @escaping (Int, Int) -> Void = { _, _ in }
  ) throws(TraceError) -> ReplayReport {
    try run(trace, name: name, model: model, recordingTo: nil, progress: progress)
  }

  /// Replays a trace and hands on the figures of each frame, with the stack as it stands at the frame's end.
  package static func run(
    _ trace: Trace, name: String, model: ModelParameters?,
    recordingTo sink: ((TimelineFrame, LazyStack) -> Void)?, progress: @escaping (Int, Int) -> Void
  ) throws(TraceError) -> ReplayReport {
    var session = try ReplaySession(
      trace, name: name, model: model ?? trace.model ?? .swiftui, recordingTo: sink)
    for (index, step) in trace.steps.enumerated() {
      session.onFrame = { progress(index, trace.steps.count) }
      try session.perform(step)
    }
    try session.reactToFirstLayout()
    return session.report()
  }
}

/// What became of one trace: a report, or why it could not be read.
public enum TraceResult: Sendable {
  /// The trace was replayed.
  case report(ReplayReport)

  /// The trace could not be read or laid out.
  case failure(trace: String, TraceError)
}
