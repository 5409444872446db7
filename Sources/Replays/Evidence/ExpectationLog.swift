import Findings
import LazyStacks
import ScrollTraces

/// The results so far; those about diagnoses are decided when the replay has ended.
struct ExpectationLog {
  private(set) var results: [ReplayReport.ExpectationResult] = []
  private var pending: [(index: Int, expectation: TraceExpectation)] = []

  /// A result, or an expectation that only the end decides.
  enum Entry {
    case decided(ReplayReport.ExpectationResult)
    case pending(ReplayReport.ExpectationResult, TraceExpectation)
  }

  mutating func add(_ entry: Entry) {
    switch entry {
    case .decided(let result): results.append(result)
    case .pending(let result, let expectation):
      pending.append((results.count, expectation))
      results.append(result)
    }
  }

  /// Decides what waited for the diagnoses.
  mutating func finish(with diagnoses: [Diagnosis]) {
    for (index, expectation) in pending {
      switch expectation {
      case .diagnosis(let rule, let expected):
        let matching = diagnoses.filter { rule == nil || $0.rule.rawValue == rule }
        results[index].passed = matching.isEmpty != expected
        results[index].actual = .rules(diagnoses.map(\.rule.rawValue))
        if !results[index].passed, !expected, let first = matching.first {
          results[index].evidence =
            "\(first.rule.rawValue) at \(first.line):\(first.column): \(first.symptom)"
        }
      case .metric(_, let comparison, let value, _, _):
        results[index].passed = comparison.holds(Double(diagnoses.count), value)
        results[index].actual = .count(diagnoses.count)
      case .place, .visible, .targets, .phase:
        break
      }
    }
  }
}
