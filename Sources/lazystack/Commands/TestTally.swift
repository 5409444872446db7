internal import Replays

/// How many traces and expectations there were, and how many failed.
struct TestTally: Equatable {
  var traceCount = 0
  var failedTraceCount = 0
  var expectationCount = 0
  var failedExpectationCount = 0

  /// The traces without a report, which the other counts leave out.
  var unreplayedCount = 0
}

extension TestTally {
  init(_ outcomes: [Outcome]) {
    for outcome in outcomes {
      guard let report = outcome.report else {
        unreplayedCount += 1
        continue
      }
      traceCount += 1
      failedTraceCount += report.passed ? 0 : 1
      expectationCount += report.expectations.count
      failedExpectationCount += report.expectations.count { !$0.passed }
    }
  }

  /// The closing line.
  var line: String {
    let unreplayed = "\(Self.count(unreplayedCount, "trace")) could not be replayed"
    guard traceCount > 0 else { return unreplayed }
    return verdict + (unreplayedCount > 0 ? "; " + unreplayed : "")
  }

  private var verdict: String {
    let expectations = Self.count(expectationCount, "expectation")
    let traces = Self.count(traceCount, "trace")
    return failedExpectationCount == 0
      ? "\(traces), \(expectations): all passed"
      : "\(failedExpectationCount) of \(expectations) failed in \(failedTraceCount) of \(traces)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
