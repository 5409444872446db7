/// What a JUnit document says of one file: its checks and their verdicts.
package struct JUnitSuite {
  package let name: String

  /// The time it stands for, in thousandths of a second.
  package let milliseconds: Int
  package private(set) var cases: [JUnitCase] = []

  package init(name: String, milliseconds: Int) {
    self.name = name
    self.milliseconds = milliseconds
  }
}

/// A check and its verdict.
package struct JUnitCase {
  package var name: String
  package var place: SourcePlace

  /// The time it stands for, in thousandths of a second; `nil` if it takes none.
  package var milliseconds: Int?
  package var verdict = Verdict.passed

  package enum Verdict {
    case passed

    /// Nothing failed, but there is something to read.
    case remark(String)
    case failure(message: String, type: String, text: String)
    case error(message: String, type: String, text: String)
  }

  package init(name: String, place: SourcePlace, milliseconds: Int? = nil, verdict: Verdict = .passed) {
    self.name = name
    self.place = place
    self.milliseconds = milliseconds
    self.verdict = verdict
  }

  /// Creates the case of a finding.
  package init(_ finding: Finding, isFailure: Bool) {
    let text =
      "\(finding.place): \(finding.severity.rawValue): \(finding.symptom)\n"
      + "because: \(finding.because)\nfix: \(finding.fix)"
    let place = SourcePlace(file: finding.place.name, location: finding.place.location)
    self.init(
      name: "L\(place.location.line) \(finding.rule)", place: place,
      verdict: isFailure
        ? .failure(message: finding.symptom, type: finding.rule, text: text) : .remark(text))
  }
}

extension JUnitSuite {
  /// Adds a case; of those with one name the second ends in `(2)`, as readers take equal names for one case.
  package mutating func add(_ added: JUnitCase) {
    let count = cases.count { $0.name == added.name || $0.name.hasPrefix(added.name + " (") }
    var added = added
    if count > 0 { added.name += " (\(count + 1))" }
    cases.append(added)
  }

  fileprivate func write(to writer: inout XMLWriter) {
    writer.element("testsuite", Self.attributes(name, cases, milliseconds: milliseconds)) { writer in
      for testCase in cases { testCase.write(to: &writer, of: name) }
    }
  }

  /// What a suite, and all suites together, begin with.
  fileprivate static func attributes(
    _ name: String, _ cases: [JUnitCase], milliseconds: Int
  ) -> KeyValuePairs<String, String> {
    [
      "name": name, "tests": String(cases.count), "failures": String(cases.count(where: \.isFailure)),
      "errors": String(cases.count(where: \.isError)), "skipped": "0", "time": seconds(milliseconds),
    ]
  }

  fileprivate static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

extension [JUnitSuite] {
  /// The document.
  package var document: String {
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      JUnitSuite.attributes(
        "lazystack", flatMap(\.cases), milliseconds: map(\.milliseconds).reduce(0, +))
    ) { writer in
      for suite in self { suite.write(to: &writer) }
    }
    return writer.text
  }
}

extension JUnitCase {
  fileprivate var isFailure: Bool { if case .failure = verdict { true } else { false } }
  fileprivate var isError: Bool { if case .error = verdict { true } else { false } }

  fileprivate func write(to writer: inout XMLWriter, of suite: String) {
    let time = milliseconds.map(JUnitSuite.seconds) ?? "0"
    let attributes: KeyValuePairs = [
      "classname": suite, "name": name, "file": place.file, "line": String(place.location.line),
      "time": time,
    ]
    switch verdict {
    case .passed: writer.element("testcase", attributes)
    case .remark(let text):
      writer.element("testcase", attributes) { $0.element("system-out", text: text) }
    case .failure(let message, let type, let text):
      writer.element("testcase", attributes) {
        $0.element("failure", ["message": message, "type": type], text: text)
      }
    case .error(let message, let type, let text):
      writer.element("testcase", attributes) {
        $0.element("error", ["message": message, "type": type], text: text)
      }
    }
  }
}
