import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("A report for continuous integration")
struct CheckReportTests {
  @Test("has a case for a trace without expectations, in simulated time")
  func replays() throws {
    let text = """
      trace 1
      display 30 scale 2
      ScrollView { LazyVStack { ForEach(0..<3, id: "r") { Row(height: 44) } } }
      idle 500ms

      """
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "a.trace"), name: "a.trace")
    #expect(
      CheckReport.expectations(of: [.report(report)], failingOn: nil).junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lazystack" tests="1" failures="0" errors="0" skipped="0" time="0.500">
          <testsuite name="a.trace" tests="1" failures="0" errors="0" skipped="0" time="0.500">
            <testcase classname="a.trace" name="replays" file="a.trace" line="1" time="0.500"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("distinguishes cases of one name")
  func equalNames() throws {
    let text = """
      trace 1
      ScrollView { LazyVStack { ForEach(0..<3, id: "r") { Row(height: 44) } } }
      expect built == 3; expect built == 3

      """
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "a.trace"), name: "a.trace")
    let junit = CheckReport.expectations(of: [.report(report)], failingOn: nil).junit
    #expect(junit.contains("name=\"L3 built == 3\""))
    #expect(junit.contains("name=\"L3 built == 3 (2)\""))
  }

  @Test(
    "counts findings as failures from a severity on",
    arguments: [(nil, 0, 0), (.error, 1, 1), (.warning, 1, 1), (.note, 2, 1)]
      as [(Diagnosis.Severity?, Int, Int)])
  func threshold(severity: Diagnosis.Severity?, failures: Int, errors: Int) throws {
    let names = ["variable-count", "stack/two-subviews"]
    let results = try names.map { name in
      TraceResult.report(try Replay.run(TraceFolder.trace("\(name).trace"), name: name))
    }
    let diagnose = CheckReport.findings(of: results, failingOn: severity)
    #expect(diagnose.junit.contains("tests=\"2\" failures=\"\(failures)\" errors=\"0\""))
    #expect(diagnose.junit.contains("<system-out>") == (failures < 2))
    #expect(
      diagnose.gitHubAnnotations.split(separator: "\n").map { $0.prefix(8) } == ["::error ", "::notice"])
    let test = CheckReport.expectations(of: results, failingOn: severity)
    #expect(test.junit.contains(" failures=\"\(failures)\" errors=\"0\""))
    #expect(test.gitHubAnnotations.split(separator: "\n").count == failures)
  }
}
