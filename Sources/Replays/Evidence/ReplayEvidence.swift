import Findings
import LazyStacks
import ScrollTraces

/// What a replay leaves for rules of diagnosis: a value that the session fills when it is asked what it found.
struct ReplayEvidence {
  /// The trace's path, as reports show it.
  let name: String
  let trace: Trace

  /// The stack as it stands at the end.
  let stack: LazyStack

  /// What an eager stack would measure; `nil` where that is not known.
  let trueExtent: Length?
  let totals: Totals

  /// What the replay cost.
  let cost: ReplayCost

  /// What came up once and was noted then.
  let incidents: IncidentLog

  /// The limits that frames reached.
  let limits: LimitLog

  /// The values of row state that went with released rows.
  let losses: [ReplayReport.StateLoss]

  /// What rules saw frame by frame.
  let watches: RuleWatches

  /// What the steps of another trace would have come to.
  let counterfactual: Counterfactual
}

extension ReplayEvidence {
  /// What the stack shows.
  var content: ResolvedContent { stack.content }

  /// What a watch saw, by its type.
  subscript<Watch: RuleWatch>(_ type: Watch.Type) -> Watch { watches[type] }

  /// Where the step on a line begins.
  func location(ofLine line: Int) -> SourcePoint? {
    trace.steps.first { $0.location.line == line }?.location
  }
}

/// Replays other traces under the same model, for rules that say what would have been.
///
/// Each is really replayed, without rules; the same trace gives the same result.
struct Counterfactual: Sendable {
  /// Replays a trace without its expectations; `nil` if its content cannot be laid out, or grows too long.
  let result: @Sendable (Trace) -> Result?

  /// What came of it.
  struct Result {
    let cost: ReplayCost

    /// The largest movement on screen that nothing asked for.
    let largestShift: Length
  }
}

/// What a replay cost, to set beside what another would have.
struct ReplayCost: Hashable {
  /// The elements whose `init` and `body` ran.
  let built: Int

  /// The runs of `body`.
  let bodies: Int

  /// The most elements alive at a frame's end.
  let live: Int

  /// The elements kept alive off screen at the end because later indices depend on them.
  let heldByIndex: Int

  /// The elements opened to know how many rows are in them.
  let opened: Int
}
