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
  ///   - progress: Called now and then with the steps done and the steps in all.
  /// - Throws: A ``TraceError`` at the content that cannot be laid out, or at the step at which
  ///   the content grew longer than ``Length/maximum``.
  public static func run(
    _ trace: Trace, name: String, model: ModelParameters? = nil, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(TraceError) -> ReplayReport {
    ReplayReport(trace: name, model: model ?? trace.model ?? .measured)
  }
}

/// What became of one trace: a report, or why it could not be read.
public enum TraceResult: Sendable {
  case report(ReplayReport)
  case failure(trace: String, TraceError)
}
