import Findings
import LazyStacks
import Testing

@testable import Replays

@Suite("Findings")
struct FindingOrderTests {
  @Test("stand worst first: by severity, then the rule's harm, then what they cost")
  func order() throws {
    let text = """
      trace 1
      viewport 390 x 600
      model measured(estimate: fixed(60), prefetch: 0, idlePrefetch: 0)
      ScrollView {
          LazyVStack(spacing: 0) {
              ForEach(ids: ["a", "b", "a"]) { Row(height: 40) }
              ForEach(ids: ["c", "c", "c", "c"]) { Row(height: 40); Row(height: 1) }
              ForEach(0..<90, id: "m") { Row(height: 60) }
          }
      }
      scroll to "x1"
      scroll to "x0"
      scroll to "x0"
      scroll by 900
      insert 3 at 0 into "m"
      """
      .replacing("id: \"m\")", with: "id: \"m\", name: \"m\")")
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "a.trace"), name: "a.trace")
    #expect(
      report.diagnoses.map { "\($0.rule.rawValue) \($0.line) \($0.cost)" } == [
        "duplicate-id 7 3.0", "duplicate-id 6 1.0", "scroll-target-unresolved 12 2.0",
        "scroll-target-unresolved 11 1.0", "visible-shift 15 180.0", "one-subview-per-element 7 2.0",
      ])
  }

  @Test("of several traces stand in one order")
  func reports() throws {
    let reports = try ["visible-shift", "zero-height-rows", "build-limit", "duplicate-id"].map { rule in
      try Replay.run(TraceFolder.trace("rules/\(rule)/fires.trace"), name: rule)
    }
    #expect(
      DiagnosisReport(reports).diagnoses.map(\.finding.place.name) == [
        "build-limit", "duplicate-id", "duplicate-id", "visible-shift", "zero-height-rows",
      ])
  }

  @Test(
    "say with a number what shows them", arguments: Diagnosis.Rule.allCases
  )
  func evidence(rule: Diagnosis.Rule) throws {
    let name = "rules/\(rule.rawValue)/fires.trace"
    let report = try Replay.run(TraceFolder.trace(name), name: name)
    for finding in report.diagnoses where finding.rule == rule {
      #expect(!finding.evidence.isEmpty)
      #expect(finding.symptom.contains { $0.isNumber })
      #expect(finding.cost >= 0)
    }
  }
}
