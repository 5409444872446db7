import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("The traces in Traces")
struct TraceFolderTests {
  @Test("are found")
  func found() {
    #expect(TraceFolder.names.contains("uniform.trace"))
    #expect(TraceFolder.names.contains("reported/programmatic-scroll/scroll-to-never-placed.trace"))
  }

  @Test("meet all their expectations", arguments: TraceFolder.names)
  func pass(name: String) throws {
    let report = try Replay.run(TraceFolder.trace(name), name: name)
    #expect(!report.expectations.isEmpty)
    #expect(report.passed, "\n\(report.failures())")
  }

  @Test("give the same bytes each time", arguments: TraceFolder.names)
  func sameBytes(name: String) throws {
    let reports = try (0..<2).map { _ in
      [TraceResult.report(try Replay.run(TraceFolder.trace(name), name: name))].json
    }
    #expect(Array(reports[0].utf8) == Array(reports[1].utf8))
  }

  @Test("are the same after printing and reading", arguments: TraceFolder.names)
  func roundTrip(name: String) throws {
    let trace = try TraceFolder.trace(name)
    let reread = try TraceFolder.trace(trace.description, inPlaceOf: name)
    #expect(reread == trace)
    #expect(reread.description == trace.description)
  }

  /// Each changes one number of `jump-then-up.trace`.
  @Test(
    "fail where a number is wrong, with the right one and a reason",
    arguments: [
      ("expect offset == 2_600", "expect offset == 2601", .length(2600)),
      ("expect content == 4_000", "expect content == 4001", .length(4000)),
      ("expect shift == 0", "expect shift > 0", .length(0)),
    ] as [(String, String, ReplayReport.ExpectationResult.Actual)])
  func wrongNumber(right: String, wrong: String, actual: ReplayReport.ExpectationResult.Actual) throws {
    let name = "jump-then-up.trace"
    let text = try TraceFolder.text(of: name)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0 == right })
    let changed = try TraceFolder.trace(text.replacing(right, with: wrong), inPlaceOf: name)
    let report = try Replay.run(changed, name: name)
    #expect(!report.passed)
    let failures = report.expectations.filter { !$0.passed }
    #expect(failures.map(\.line) == [line + 1])
    #expect(failures.first?.text == wrong)
    #expect(failures.first?.actual == actual)
    #expect(failures.first?.evidence?.isEmpty == false)
  }

  @Test("open, scroll and jump through a billion rows and build few")
  func billionRows() throws {
    let name = "stack/billion-rows.trace"
    let report = try Replay.run(TraceFolder.trace(name), name: name)
    #expect(report.content.elements == 1_000_000_000)
    #expect(report.scrolls.count == 3)
    #expect(report.offset > 80_000_000_000)
    #expect(report.rows.built <= 100)
    #expect(report.rows.livePeak <= 100)
  }
}
