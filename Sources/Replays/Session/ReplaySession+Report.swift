import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Ends the replay and returns its report.
  consuming func report() -> ReplayReport {
    var report = ReplayReport(trace: name, model: model)
    report.model.edits = stack.editAnchoring
    let diagnoses = Diagnosis.all(in: evidence)
    expectations.finish(with: diagnoses)
    report.frames = totals.frames
    report.framesPerSecond = trace.display.framesPerSecond
    report.content = ReplayReport.ContentFigures(
      elements: stack.content.presentElementCount, subviews: stack.content.subviewCount,
      estimatedExtent: stack.contentExtent, trueExtent: trueExtent,
      peakError: trueExtent == nil ? nil : peakError)
    report.offset = stack.contentOffset
    report.first = placed(stack.firstSeen)
    report.visible = ReplayReport.VisibleRows(
      count: stack.record.seen.count, ids: stack.record.seen.prefix(100).map { stack.content.id(of: $0) })
    report.corrections = corrections.summary
    report.shifts = shifts.summary
    report.rows = rowCounts
    report.state = ReplayReport.StateCounts(
      retainedPeak: heldPeak, retainedAtEnd: stack.record.held, heldByIndex: stack.record.heldByIndex,
      released: totals.released, lost: states.report, unwritten: unwritten)
    report.scrolls = scrolls
    report.visibility = visibility
    report.visibilityCount = visibilityCount
    report.rowVisibilityCount = rowCallbacks
    report.phases = phases
    report.reactions = reactions.map {
      ReplayReport.ReactionCount(
        line: $0.location.line, trigger: $0.reaction.trigger.description, count: $0.count,
        isEndless: brokenChains.contains($0.location), missing: missingID(of: $0.reaction.trigger))
    }
    report.observations = observations
    report.expectations = expectations.results
    report.diagnoses = diagnoses
    report.notes = notes
    return report
  }

  private var rowCounts: ReplayReport.RowCounts {
    ReplayReport.RowCounts(
      built: totals.built, bodies: totals.bodies, placed: totals.placed, passed: totals.passed,
      appeared: totals.appeared, disappeared: totals.disappeared, prefetched: totals.prefetched,
      prefetchHits: totals.prefetchHits, prefetchWasted: totals.wasted, livePeak: livePeak,
      liveAtEnd: stack.record.live)
  }
}

extension ReplaySession {
  /// The id that a reaction waits for and that no row has.
  private func missingID(of trigger: Reaction.Trigger) -> RowID? {
    switch trigger {
    case .appear(let id), .visible(let id, _):
      switch stack.content.lookUp(id, evenIfAbsent: true) {
      case .unknown, .wrongType: id
      case .found, .duplicate, .empty: nil
      }
    case .offset, .endWithin, .startWithin: nil
    }
  }
}
