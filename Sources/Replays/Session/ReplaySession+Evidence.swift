import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// What the replay leaves for rules, as if it ended now.
  var evidence: ReplayEvidence {
    ReplayEvidence(
      name: name, trace: trace, stack: stack, trueExtent: trueExtent.value, totals: tally.totals, cost: cost,
      incidents: incidents, limits: limits, losses: states.report, watches: watches,
      counterfactual: counterfactual)
  }

  private var cost: ReplayCost {
    ReplayCost(
      built: tally.totals.built, bodies: tally.totals.bodies, live: tally.livePeak,
      heldByIndex: stack.record.heldByIndex, opened: tally.totals.opened)
  }

  private var counterfactual: Counterfactual {
    Counterfactual { [name, model] trace in
      let trace = trace.withoutExpectations()
      guard var session = try? ReplaySession(trace, name: name, model: model) else { return nil }
      do {
        for step in trace.steps { try session.perform(step) }
      } catch {
        return nil
      }
      return Counterfactual.Result(
        cost: session.cost, largestShift: session.shifts.largest.maximum(from: 0))
    }
  }
}
