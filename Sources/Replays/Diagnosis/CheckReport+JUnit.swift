import Findings
import LazyStacks
import ScrollTraces

extension CheckReport {
  /// A JUnit document: a suite for each trace, a case for each expectation or finding.
  ///
  /// A trace with none has one case, that it replays. Times are simulated seconds, from the initial layout to the
  /// last frame; they belong to a suite as a whole, so of cases only that one has any.
  public var junit: String {
    let suites = results.map { JUnitSuite($0, in: self) }
    var writer = XMLWriter()
    let cases = suites.flatMap(\.cases)
    writer.element(
      "testsuites",
      JUnitSuite.attributes("lazystack", cases, milliseconds: suites.map(\.milliseconds).reduce(0, +))
    ) { writer in
      for suite in suites { suite.write(to: &writer) }
    }
    return writer.text
  }
}

/// What is told of a trace.
private struct JUnitSuite {
  let trace: String
  let milliseconds: Int
  private(set) var cases: [JUnitCase] = []
}

/// A check and its verdict.
private struct JUnitCase {
  var name: String
  var file: String
  var line: Int
  var time = "0"
  var verdict = Verdict.passed

  enum Verdict {
    case passed

    /// Nothing failed, but there is something to read.
    case remark(String)
    case failure(message: String, type: String, text: String)
    case error(message: String, text: String)
  }
}

extension JUnitSuite {
  init(_ result: TraceResult, in check: CheckReport) {
    switch result {
    case .failure(let name, let error):
      trace = name
      milliseconds = 0
      add(JUnitCase(error, in: name))
    case .report(let report):
      trace = report.trace
      milliseconds = report.simulatedMilliseconds
      for expectation in check.expectations(in: report) { add(JUnitCase(expectation, in: trace)) }
      for finding in check.findings(in: [report]) {
        add(JUnitCase(finding.diagnosis, isFailure: check.fails(finding.diagnosis), in: trace))
      }
      if cases.isEmpty {
        add(JUnitCase(name: "replays", file: trace, line: 1, time: Self.seconds(milliseconds)))
      }
    }
  }

  /// Adds a case; of those with one name the second ends in `(2)`, as readers take equal names for one case.
  private mutating func add(_ added: JUnitCase) {
    let count = cases.count { $0.name == added.name || $0.name.hasPrefix(added.name + " (") }
    var added = added
    if count > 0 { added.name += " (\(count + 1))" }
    cases.append(added)
  }

  func write(to writer: inout XMLWriter) {
    writer.element("testsuite", Self.attributes(trace, cases, milliseconds: milliseconds)) { writer in
      for testCase in cases { testCase.write(to: &writer, of: trace) }
    }
  }

  /// What a suite, and all suites together, begin with.
  static func attributes(
    _ name: String, _ cases: [JUnitCase], milliseconds: Int
  ) -> KeyValuePairs<String, String> {
    [
      "name": name, "tests": String(cases.count), "failures": String(cases.count(where: \.isFailure)),
      "errors": String(cases.count(where: \.isError)), "skipped": "0", "time": Self.seconds(milliseconds),
    ]
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension JUnitCase {
  init(_ error: TraceError, in trace: String) {
    let path = error.path(in: trace)
    self.init(
      name: "replays", file: path, line: error.location.line,
      verdict: .error(message: error.message, text: "\(path):\(error.location): error: \(error.message)"))
  }

  init(_ result: ReplayReport.ExpectationResult, in trace: String) {
    let text = result.text.hasPrefix("expect ") ? String(result.text.dropFirst("expect ".count)) : result.text
    self.init(name: "L\(result.line) \(text)", file: trace, line: result.line)
    guard !result.passed else { return }
    let actual = "actual: \(result.actual.text)"
    verdict = .failure(
      message: actual, type: "expectation",
      text: ["\(trace):\(result.line):\(result.column): \(result.text)", actual, result.evidence]
        .compactMap(\.self).joined(separator: "\n"))
  }

  init(_ diagnosis: Diagnosis, isFailure: Bool, in trace: String) {
    let place = "\(trace):\(diagnosis.line):\(diagnosis.column)"
    let text =
      "\(place): \(diagnosis.severity.rawValue): \(diagnosis.symptom)\n"
      + "because: \(diagnosis.because)\nfix: \(diagnosis.fix)"
    self.init(
      name: "L\(diagnosis.line) \(diagnosis.rule.rawValue)", file: trace, line: diagnosis.line,
      verdict: isFailure
        ? .failure(message: diagnosis.symptom, type: diagnosis.rule.rawValue, text: text) : .remark(text))
  }

  var isFailure: Bool { if case .failure = verdict { true } else { false } }
  var isError: Bool { if case .error = verdict { true } else { false } }

  func write(to writer: inout XMLWriter, of trace: String) {
    let attributes: KeyValuePairs = [
      "classname": trace, "name": name, "file": file, "line": String(line), "time": time,
    ]
    switch verdict {
    case .passed: writer.element("testcase", attributes)
    case .remark(let text):
      writer.element("testcase", attributes) { $0.element("system-out", text: text) }
    case .failure(let message, let type, let text):
      writer.element("testcase", attributes) {
        $0.element("failure", ["message": message, "type": type], text: text)
      }
    case .error(let message, let text):
      writer.element("testcase", attributes) {
        $0.element("error", ["message": message, "type": "trace"], text: text)
      }
    }
  }
}

extension ReplayReport {
  /// The time from the initial layout to the last frame, in thousandths of a second.
  fileprivate var simulatedMilliseconds: Int {
    (max(0, frames - 1) * 1_000 + framesPerSecond / 2) / framesPerSecond
  }
}
