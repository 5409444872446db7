import Foundation
import LazyStackTesting
import Testing

@Suite("A replay")
struct StackReplayTests: StackNotation {
  private func feed() throws -> StackReplay {
    try StackReplay(height: 400, environment: ["compact": false, "textScale": 1.5]) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: "m", name: "feed") { Row(height: 50) } } }
    }
  }

  @Test("answers at any moment")
  func figures() throws {
    var replay = try feed()
    #expect(replay.contentOffset == 0)
    #expect(replay.contentExtent == 5000)
    #expect(replay.trueExtent == 5000)
    #expect(replay.frameCount == 1)
    try replay.scroll(by: 130)
    #expect(replay.contentOffset == 130)
    #expect(replay.firstRow?.id == "m2")
    #expect(replay.firstRow?.distance == -30)
    #expect(replay.visibleRows.count == 9)
    #expect(replay.distance(of: "m10") == 370)
    #expect(replay.distance(of: "x") == nil)
    #expect(replay.correctionCount == 0)
    #expect(replay.builtCount >= 11)
    #expect(replay.liveCount == replay.builtCount)
    #expect(replay.largestShift == 0)
    #expect(replay.report.frames == 2)
    #expect(replay.diagnoses.isEmpty)
  }

  @Test("is a value: a copy goes its own way")
  func value() throws {
    var replay = try feed()
    let before = replay
    try replay.scroll(by: 100)
    #expect(before.contentOffset == 0)
    #expect(replay.contentOffset == 100)
  }

  @Test(
    "throws what the command line would say, and is unchanged",
    arguments: [
      ("scroll by 1px", "scroll by 1px", "unknown unit 'px'"),
      ("scroll by 10\nscrol by 10", "scrol by 10", "unknown step 'scrol'; did you mean 'scroll'?"),
      ("scroll by 10\nremove \"x\"", "remove \"x\"", "no element has the id \"x\""),
    ])
  func mistakes(step: String, line: String, message: String) throws {
    var replay = try feed()
    let error = try #require(throws: StackReplayError.self) { try replay.perform(step) }
    #expect(error.source == line)
    #expect(error.message.hasPrefix(message))
    #expect(error.description == "replay:\(error.line):\(error.column): error: \(error.message)\n    \(line)")
    #expect(replay.contentOffset == 0)
    #expect(replay.frameCount == 1)
    #expect(replay.traceText == (try feed().traceText))
  }

  @Test("refuses content that cannot be")
  func content() throws {
    let height = #expect(throws: StackReplayError.self) {
      try StackReplay { ScrollView { Row(height: -1) } }
    }
    #expect(height?.source == "Row(height: -1)")
    let spacing = #expect(throws: StackReplayError.self) {
      try StackReplay { ScrollView { LazyVStack(spacing: .nan) {} } }
    }
    #expect(spacing?.message.contains("spacing") == true)
    let root = #expect(throws: StackReplayError.self) { try StackReplay { Row(height: 1) } }
    #expect(root?.line == 3)
    let name = #expect(throws: StackReplayError.self) {
      try StackReplay { ScrollView { If(.environment("compact")) { Row(height: 1) } } }
    }
    #expect(name?.message.hasPrefix("unknown condition 'compact'") == true)
  }

  @Test("is read from a text and from a file, with its steps and its expectations")
  func loading() throws {
    let traces = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Traces")
    let file = traces.appending(path: "jump-then-up.trace")
    var replay = try StackReplay(contentsOf: file)
    replay.expectTraceHolds()
    #expect(replay.firstRow?.id == "r28")
    try replay.perform("expect offset == 1")
    let failures = RecordedIssues { replay.expectTraceHolds() }.texts.joined()
    #expect(
      failures.hasPrefix("\(file.relativePath):27:1: failed: expect offset == 1\n    actual: 3064.285714"))
    let chat = try StackReplay(contentsOf: traces.appending(path: "chat.trace"), model: .swiftui)
    #expect(chat.frameCount > 1)
    let text = try StackReplay(trace: String(contentsOf: file, encoding: .utf8), model: .swiftui)
    #expect(text.contentOffset != replay.contentOffset)
    let missing = #expect(throws: StackReplayError.self) {
      try StackReplay(contentsOf: traces.appending(path: "missing.trace"))
    }
    #expect(missing?.message == "cannot read the file")
  }

  @Test("performs a list of steps again, edits together, and reacts")
  func lists() throws {
    var replay = try feed()
    let reading = StepList {
      $0.scroll(by: 200); $0.idle(.milliseconds(50))
    }
    try replay.perform(reading)
    try replay.perform(reading)
    #expect(replay.contentOffset == 400)
    let frames = replay.frameCount
    try replay.together {
      $0.removeAll(); $0.insert(["a", "b"], at: .end)
    }
    #expect(replay.frameCount == frames + 1)
    #expect(replay.visibleRows == ["a", "b"])
    try replay.on(.startWithin(10), once: true) { $0.insert(1, at: 0, into: "feed", ids: .prefix("n")) }
    try replay.insert(30, at: .end, ids: .prefix("p"))
    try replay.scroll(by: 100)
    try replay.scroll(toEdge: .top)
    #expect(replay.visibleRows.contains("n0"))
  }
}
