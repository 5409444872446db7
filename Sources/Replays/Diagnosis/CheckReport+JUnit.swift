import Findings
import LazyStacks
import ScrollTraces

extension CheckReport {
  /// A JUnit document: a suite for each trace, a case for each expectation or finding.
  ///
  /// A trace with none has one case, that it replays. Times are simulated seconds, from the initial layout to the
  /// last frame; they belong to a suite as a whole, so of cases only that one has any.
  public var junit: String { results.map(suite).document }

  private func suite(of result: TraceResult) -> JUnitSuite {
    switch result {
    case .failure(let trace, let error):
      var suite = JUnitSuite(name: trace, milliseconds: 0)
      suite.add(JUnitCase(error, in: trace))
      return suite
    case .report(let report):
      var suite = JUnitSuite(name: report.trace, milliseconds: report.simulatedMilliseconds)
      for expectation in expectations(in: report) { suite.add(JUnitCase(expectation, in: report.trace)) }
      for diagnosis in diagnoses(in: [report]) {
        suite.add(JUnitCase(diagnosis.finding, isFailure: fails(diagnosis)))
      }
      if suite.cases.isEmpty {
        let start = SourcePlace(file: report.trace, location: SourcePoint(line: 1, column: 1))
        suite.add(JUnitCase(name: "replays", place: start, milliseconds: report.simulatedMilliseconds))
      }
      return suite
    }
  }
}

extension JUnitCase {
  fileprivate init(_ error: TraceError, in trace: String) {
    let place = error.place(in: trace)
    self.init(
      name: "replays", place: place,
      verdict: .error(
        message: error.message, type: "trace", text: "\(place): error: \(error.message)"))
  }

  fileprivate init(_ result: ReplayReport.ExpectationResult, in trace: String) {
    let text = result.text.hasPrefix("expect ") ? String(result.text.dropFirst("expect ".count)) : result.text
    let place = result.place(in: trace)
    self.init(name: "L\(result.line) \(text)", place: place)
    guard !result.passed else { return }
    let actual = "actual: \(result.actual.text)"
    verdict = .failure(
      message: actual, type: "expectation",
      text: ["\(place): \(result.text)", actual, result.evidence]
        .compactMap(\.self).joined(separator: "\n"))
  }
}

extension ReplayReport {
  /// The time from the initial layout to the last frame, in thousandths of a second.
  fileprivate var simulatedMilliseconds: Int {
    (max(0, frames - 1) * 1_000 + framesPerSecond / 2) / framesPerSecond
  }
}
