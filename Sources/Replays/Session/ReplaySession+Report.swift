import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Ends the replay and returns its report.
  consuming func report() -> ReplayReport {
    var report = ReplayReport(trace: name, model: model)
    report.model.edits = stack.editAnchoring
    let diagnoses = Diagnosis.all(in: evidence)
    outcomes.expectations.finish(with: diagnoses)
    report.frames = tally.totals.frames
    report.framesPerSecond = trace.display.framesPerSecond
    report.content = ReplayReport.ContentFigures(
      elements: stack.content.presentElementCount, subviews: stack.content.subviewCount,
      estimatedExtent: stack.contentExtent, trueExtent: trueExtent.value,
      peakError: trueExtent.value == nil ? nil : trueExtent.peakError)
    report.offset = stack.contentOffset
    report.first = stack.placed(stack.firstSeen)
    report.visible = ReplayReport.VisibleRows(
      count: stack.record.seen.count, ids: stack.record.seen.prefix(100).map { stack.content.id(of: $0) })
    report.corrections = corrections.summary
    report.shifts = shifts.summary
    report.rows = rowCounts
    report.state = ReplayReport.StateCounts(
      retainedPeak: tally.retainedPeak, retainedAtEnd: stack.record.held,
      heldByIndex: stack.record.heldByIndex,
      released: tally.totals.released, lost: states.report, unwritten: outcomes.unwritten)
    report.scrolls = outcomes.scrolls
    report.visibility = visibility.changes
    report.visibilityCount = visibility.count
    report.rowVisibilityCount = visibility.rowCount
    report.phases = movement.phases
    report.reactions = reactions.active.map {
      ReplayReport.ReactionCount(
        line: $0.location.line, trigger: $0.reaction.trigger.description, count: $0.count,
        isEndless: reactions.broken.contains($0.location), missing: missingID(of: $0.reaction.trigger))
    }
    report.observations = outcomes.observations
    report.expectations = outcomes.expectations.results
    report.diagnoses = diagnoses
    report.notes = notes
    return report
  }

  private var rowCounts: ReplayReport.RowCounts {
    let totals = tally.totals
    return ReplayReport.RowCounts(
      built: totals.built, bodies: totals.bodies, placed: totals.placed, passed: totals.passed,
      appeared: totals.appeared, disappeared: totals.disappeared, prefetched: totals.prefetched,
      prefetchHits: totals.prefetchHits, prefetchWasted: totals.wasted, livePeak: tally.livePeak,
      liveAtEnd: stack.record.live, opened: totals.opened)
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
