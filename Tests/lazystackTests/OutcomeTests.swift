import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays
@testable import lazystack

@Suite("What became of traces")
struct OutcomeTests {
  @Test("makes the worst of them the exit status")
  func status() {
    let passed = outcome("a", expectations: [true])
    let failed = outcome("b", expectations: [true, false])
    let undone = Outcome(name: "c", result: .failure(.unreadable(FileError("c", .isFolder))))
    #expect([Outcome]().status == .passed)
    #expect([passed, passed].status == .passed)
    #expect([failed, passed].status == .failed)
    #expect([failed, undone, passed].status == .undone)
  }

  @Test(
    "is one line for a trace without a report",
    arguments: [
      (.unreadable(FileError("T/a.trace", .system(2))), "T/a.trace: error: no such file"),
      (
        .mistaken(TraceError(at: SourcePoint(line: 3, column: 7), .outside("oh"))), "T/a.trace:3:7: error: oh"
      ),
      (
        .mistaken(TraceError(file: "h.txt", at: SourcePoint(line: 1, column: 2), .outside("oh"))),
        "T/h.txt:1:2: error: oh"
      ),
      (.lacking("no such row"), "T/a.trace: error: no such row"),
    ] as [(TraceFailure, String)])
  func complaint(failure: TraceFailure, line: String) {
    #expect(Outcome(name: "T/a.trace", result: .failure(failure)).complaint == line)
  }

  @Test(
    "ends a test in one line",
    arguments: [
      ([[true]], 0, "1 trace, 1 expectation: all passed"),
      ([[true, true], []], 0, "2 traces, 2 expectations: all passed"),
      ([[true, false], [true]], 0, "1 of 3 expectations failed in 1 of 2 traces"),
      ([[false, false]], 2, "2 of 2 expectations failed in 1 of 1 trace; 2 traces could not be replayed"),
      ([[]], 1, "1 trace, 0 expectations: all passed; 1 trace could not be replayed"),
      ([], 1, "1 trace could not be replayed"),
    ] as [([[Bool]], Int, String)])
  func tally(expectations: [[Bool]], unreplayedCount: Int, line: String) {
    var outcomes = expectations.map { outcome("a", expectations: $0) }
    for _ in 0..<unreplayedCount {
      outcomes.append(Outcome(name: "b", result: .failure(.unreadable(FileError("b", .isFolder)))))
    }
    #expect(TestTally(outcomes).line == line)
  }

  @Test(
    "is joined by blank lines",
    arguments: [
      ([], ""), (["", "\n"], ""), (["a"], "a\n"), (["a\n\n", "", "\nb\n"], "a\n\n\nb\n"),
    ] as [([String], String)])
  func paragraphs(pieces: [String], text: String) {
    #expect(Paragraphs.joined(pieces) == text)
  }

  @Test("is all in the JSON document, which is alone on standard output", arguments: ["replay", "test"])
  func json(subcommand: String) throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("a.trace")
    let bad = try folder.write("b.trace", "trace 1\n")
    let captured = CapturedConsole()
    #expect(captured.run(subcommand, "--format=json", good, bad, "none") == .undone)
    #expect(captured.errors == "")
    let trace = try Trace(parsing: Array(TemporaryFolder.trace.utf8)) { _ in [] }
    let mistake = TraceError(
      at: SourcePoint(line: 2, column: 1), .text(.noContent(.trace)))
    let missing = TraceError(at: SourcePoint(line: 1, column: 1), .outside("no such file"))
    let results: [TraceResult] = [
      .report(try Replay.run(trace, name: good)), .failure(trace: bad, mistake),
      .failure(trace: "none", missing),
    ]
    #expect(captured.output == results.json)
  }

  @Test("is compared, or the reason given why not")
  func comparison() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("a.trace")
    let captured = CapturedConsole()
    captured.input = TemporaryFolder.trace
    #expect(captured.run("compare", good, "-") == .passed)
    #expect(captured.run("compare", "-", "--model=measured", "--model=measured(prefetch: 0)") == .passed)
    #expect(captured.errors == "")
    #expect(captured.run("compare", good, "none") == .undone)
    #expect(captured.errors == "none: error: no such file\n")
  }

  @Test("is a row's life, or why there is none")
  func life() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace")
    let captured = CapturedConsole()
    #expect(captured.run("why", trace, "r1") == .passed)
    #expect(captured.output.hasPrefix("\(trace): row \"r1\", 1 frame\n"))
    #expect(captured.output.hasSuffix("\nAt the end: on screen at 52 pt\n"))
    #expect(captured.errors == "")
    #expect(captured.run("why", trace, "q1") == .undone)
    #expect(captured.errors == "\(trace): error: no element has the id \"q1\"; did you mean \"r1\"?\n")
  }

  @Test("is a row's life in JSON, or the document of replay with an error")
  func lifeJSON() throws {
    let folder = try TemporaryFolder()
    let name = try folder.write("a.trace")
    let captured = CapturedConsole()
    #expect(captured.run("why", name, "r1", "--frame=1", "--format=json") == .undone)
    let error = TraceError(
      at: SourcePoint(line: 1, column: 1),
      .outside("there is no frame 1; the replay has the frames 0 to 0"))
    #expect(captured.output == [TraceResult.failure(trace: name, error)].json)
    let second = CapturedConsole()
    #expect(second.run("why", name, "r1", "--format=json") == .passed)
    let trace = try Trace(parsing: Array(TemporaryFolder.trace.utf8)) { _ in [] }
    #expect(second.output == (try Replay.life(ofRow: "r1", in: trace, name: name)).json)
    #expect(captured.errors + second.errors == "")
  }

  private func outcome(_ name: String, expectations: [Bool]) -> Outcome {
    var report = ReplayReport(trace: name, model: .measured)
    report.expectations = expectations.enumerated().map { index, passed in
      .init(line: index + 1, column: 1, text: "expect", passed: passed, actual: .count(0))
    }
    return Outcome(name: name, result: .success(report))
  }
}
