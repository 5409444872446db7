import LazyStacks

/// What became of the steps of a replay that report something, in their order.
struct StepOutcomes {
  var scrolls: [ReplayReport.ScrollOutcome] = []
  var observations: [ReplayReport.ObservationDrift] = []
  var unwritten: [ReplayReport.UnwrittenState] = []
  var expectations = ExpectationLog()
}
