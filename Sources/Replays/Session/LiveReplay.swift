package import Findings
package import LazyStacks
package import ScrollTraces

/// A replay that goes on step by step and can be asked at any moment.
///
/// It is a value: a copy goes its own way. Performing the steps of a trace one by one comes to the report
/// of ``Replay/run(_:name:model:progress:)``.
package struct LiveReplay {
  private var session: ReplaySession

  /// Lays out a trace's content and performs the steps that it has.
  ///
  /// - Parameters:
  ///   - trace: What to replay.
  ///   - name: The trace's path, as reports show it.
  ///   - model: Parameters that win over the trace's own.
  /// - Throws: As ``Replay/run(_:name:model:progress:)``.
  package init(_ trace: Trace, name: String, model: ModelParameters? = nil) throws(TraceError) {
    session = try ReplaySession(trace, name: name, model: model ?? trace.model ?? .swiftui)
    for step in trace.steps { try session.perform(step) }
  }

  /// Performs a further step.
  ///
  /// - Throws: A `TraceError` at the step; the replay then stands where it stopped.
  package mutating func perform(_ step: LocatedStep) throws(TraceError) {
    try session.append(step)
  }
}

extension LiveReplay {
  /// The report, as if the replay ended now.
  ///
  /// - Complexity: O(*r*) for *r* recorded events, besides what rules cost.
  package var report: ReplayReport { session.report() }

  /// The rules violated so far, worst first.
  package var diagnoses: [Diagnosis] { Diagnosis.all(in: session.evidence) }

  /// What becomes of an expectation now; those about diagnoses are decided at once.
  ///
  /// - Throws: A `TraceError` if it names a rule that there is not.
  package func result(
    of expectation: TraceExpectation, at location: SourcePoint
  ) throws(TraceError) -> ReplayReport.ExpectationResult {
    var log = ExpectationLog()
    let entry = try session.check(expectation, at: location)
    log.add(entry)
    if case .pending = entry { log.finish(with: diagnoses) }
    return log.results[0]
  }

  /// The value of a metric: points for a length, else a count; `nil` where it is not known.
  package func value(of metric: Metric) -> Double? {
    if metric == .diagnoses { return Double(diagnoses.count) }
    return session.length(of: metric, since: nil).map { Double($0.points) }
      ?? session.count(of: metric, since: nil).map(Double.init)
  }

  /// The first row seen, else the anchor; `nil` without rows.
  package var first: ReplayReport.PlacedID? { session.stack.placed(session.stack.firstSeen) }

  /// The rows seen, in the order of the content.
  package var seen: [RowID] { session.stack.record.seen.map { session.stack.content.id(of: $0) } }

  /// The distance of a row from the viewport's leading edge; derived where it is not placed, `nil` if there
  /// is no such row.
  package func distance(of id: RowID) -> Length? {
    session.stack.subview(of: id).map { session.stack.distance(of: $0) }
  }
}
