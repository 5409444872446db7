import Findings
import Foundation
import LazyStacks
import Replays
import ScrollTraces
import Testing

/// Reports as people and scripts get them, kept whole so that a change of one shows in its diff.
///
/// `LAZYSTACK_REWRITE_GOLDEN=1 swift test --filter GoldenTests` writes them anew.
@Suite("Reports are what they were")
struct GoldenTests {
  @Test(
    "as text",
    arguments: [
      "jump-then-up", "stack/unknown-id", "stack/state-lost", "stack/state-not-alive", "chat",
      "stack/observed", "variable-count", "reported/wrong",
    ])
  func text(name: String) throws {
    try expectGolden(Self.report(name).text(), "\(name.replacing("/", with: "-")).txt")
  }

  @Test("as JSON", arguments: ["jump-then-up", "stack/unknown-id", "stack/state-lost", "reported/wrong"])
  func json(name: String) throws {
    try expectGolden([TraceResult.report(Self.report(name))].json, "\(name.replacing("/", with: "-")).json")
  }

  /// Each key of schema 1 that a section may have stands in it: renaming one breaks this test.
  @Test("as JSON with something in every section")
  func everySection() throws {
    let text = """
      trace 1
      viewport 390 x 300
      model swiftui(prefetch: 0, idlePrefetch: 0)
      ScrollView {
          LazyVStack(spacing: 0) {
              ForEach(0..<40, id: "m", name: "f") {
                  Row(height: 60).loads(on: init, after: 100ms, height: 90).onScrollVisibilityChange(threshold: 0.25)
              }
          }
      }
      .onScrollTargetVisibilityChange(threshold: 0.5)
      on appear "n1" once { insert 1 at end }
      on visible "m5" 0.5 { insert 2 at end }
      start fling 900
      idle 500ms
      state "m39" draft = "x"
      scroll to "m3" anchor top
      scroll to "nowhere"
      insert 1 at 0
      observe at 0.2s offset 300 content 2_500 first "m4" at 12
      expect offset == 3
      expect phase idle

      """
    let trace = try TraceFolder.trace(text, inPlaceOf: "every-section.trace")
    try expectGolden(
      [TraceResult.report(Replay.run(trace, name: "every-section.trace"))].json, "every-section.json")
  }

  @Test("as findings alone")
  func findings() throws {
    let names = ["uniform", "rules/duplicate-id/fires", "variable-count", "stack/two-subviews"]
    let reports = try names.map(Self.report)
    let findings = DiagnosisReport(reports)
    try expectGolden(findings.table() + "\n" + findings.tally() + "\n", "diagnoses.txt")
    try expectGolden(reports.map(TraceResult.report).diagnosesJSON, "diagnoses.json")
    let wrong = try Self.report("reported/wrong")
    try expectGolden((reports + [wrong]).map { $0.xcodeLines() }.joined(), "diagnoses-xcode.txt")
    #expect(DiagnosisReport([reports[0]]).table() == "")
    #expect(DiagnosisReport([reports[0]]).tally() == "1 trace: no findings")
  }

  @Test("about rules")
  func rules() throws {
    let some: [Diagnosis.Rule] = [.buildLimit, .oneSubviewPerElement, .visibleShift, .zeroHeightRows]
    try expectGolden(RuleList.text(of: some), "rules.txt")
    try expectGolden(RuleList.json(of: some), "rules.json")
    for rule in [Diagnosis.Rule.oneSubviewPerElement, .layoutLoop] {
      try expectGolden(rule.explanation(), "explain-\(rule.rawValue).txt")
      try expectGolden(rule.explanationJSON, "explain-\(rule.rawValue).json")
    }
    try expectGolden(Diagnosis.Rule.stateLostOffscreen.explanation(palette: .ansi), "explain-colored.txt")
  }

  @Test("for continuous integration")
  func checks() throws {
    let names = ["uniform", "reported/wrong", "rules/duplicate-id/fires", "stack/two-subviews"]
    let results =
      try names.map { TraceResult.report(try Self.report($0)) } + [
        .failure(trace: "a/b.trace", TraceError(at: SourcePoint(line: 3, column: 7), .outside("found '<'")))
      ]
    let test = CheckReport.expectations(of: results, failingOn: .error)
    try expectGolden(test.gitHubAnnotations, "test-github.txt")
    try expectGolden(test.junit, "test-junit.xml")
    let diagnose = CheckReport.findings(of: results, failingOn: .error)
    try expectGolden(diagnose.gitHubAnnotations, "diagnose-github.txt")
    try expectGolden(diagnose.junit, "diagnose-junit.xml")
  }

  @Test(
    "about one row",
    arguments: [
      ("stack/state-lost", "r0", nil), ("stack/state-lost", "r0", 10), ("stack/state-lost", "r30", 10),
      ("stack/state-kept", "r0", nil), ("jump-then-up", "r29", nil), ("stack/prefetch", "r9", nil),
      ("stack/environment", "r1", nil),
    ] as [(String, String, Int?)])
  func life(name: String, row: String, frame: Int?) throws {
    let life = try Replay.life(
      ofRow: row, in: TraceFolder.trace("\(name).trace"), name: "\(name).trace", frame: frame)
    let file = "why-\(name.replacing("/", with: "-"))-\(row)" + (frame.map { "-\($0)" } ?? "")
    try expectGolden(life.text(), file + ".txt")
    try expectGolden(life.json, file + ".json")
  }

  @Test("side by side")
  func comparison() throws {
    let trace = try TraceFolder.trace("jump-then-up.trace")
    let left = try Replay.run(trace, name: "jump-then-up.trace", model: .measured)
    let right = try Replay.run(
      trace, name: "jump-then-up.trace", model: ModelParameters(parsing: "measured(estimate: fixed(100))"))
    try expectGolden(ReplayComparison(left, right).text(), "compare.txt")
    try expectGolden(ReplayComparison(left, right).json, "compare.json")
  }

  /// A trace of the folder by name; `reported/wrong` is one whose expectations fail.
  private static func report(_ name: String) throws -> ReplayReport {
    guard name == "reported/wrong" else {
      return try Replay.run(TraceFolder.trace("\(name).trace"), name: "\(name).trace")
    }
    let text = try TraceFolder.text(of: "jump-then-up.trace")
      .replacing("== 2_600", with: "== 2_601").replacing("\"r29\" at 150", with: "\"r2\" at 150")
    return try Replay.run(TraceFolder.trace(text, inPlaceOf: "jump-then-up.trace"), name: "\(name).trace")
  }
}

private func expectGolden(_ text: String, _ name: String) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["LAZYSTACK_REWRITE_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  if text == golden { return }
  let lines = (text.split(separator: "\n"), golden.split(separator: "\n"))
  let index = zip(lines.0, lines.1).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  let first = index ?? min(lines.0.count, lines.1.count)
  Issue.record(
    """
    \(name) differs at line \(first + 1):
      was \(lines.1.dropFirst(first).first ?? "(end)")
      is  \(lines.0.dropFirst(first).first ?? "(end)")
    """)
}
