internal import LazyStacks

extension TraceExpectation: CustomStringConvertible {
  /// The expectation as a line of a trace, such as `expect offset == 2600 within 0.5`.
  public var description: String {
    switch self {
    case .metric(let metric, let comparison, let value, let tolerance, let mark):
      "expect \(metric.rawValue) \(comparison.rawValue) \(NumberText.plain(value))"
        + clause("within", tolerance.map(NumberText.plain)) + clause("since", mark.map(NumberText.quoted))
    case .place(let row, let id, let distance, let tolerance):
      "expect \(row.rawValue) \(id.traceText) at \(NumberText.length(distance))"
        + clause("within", tolerance.map(NumberText.plain))
    case .visible(let first, let last):
      "expect visible \(first.traceText)...\(last.traceText)"
    case .targets(let rows):
      rows.map { "expect targets \($0.first.traceText)...\($0.last.traceText)" } ?? "expect targets none"
    case .phase(let phase): "expect phase \(phase.rawValue)"
    case .diagnosis(let rule, let expected):
      "expect \(expected ? "" : "no ")diagnosis" + (rule.map { " \($0)" } ?? "")
    }
  }
}
