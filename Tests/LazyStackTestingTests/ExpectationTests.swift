import Findings
import LazyStackTesting
import Testing

@Suite("An assertion")
struct ExpectationTests: StackNotation {
  /// Forty rows of 60 and 300 points: a jump lands among rows that the estimate gets wrong.
  private func jumped() throws -> StackReplay {
    var replay = try StackReplay(name: "jump", height: 600, model: ModelParameters(prefetch: 0)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: "r") {
            If(element < 10) {
              Row(height: 60)
            } else: {
              Row(height: 300)
            }
          }
        }
      }
    }
    try replay.scroll(to: "r30", anchor: .top)
    try replay.mark("landed")
    try replay.scroll(by: -450)
    return replay
  }

  @Test("that holds records nothing, and says so")
  func holding() throws {
    let replay = try jumped()
    #expect(replay.expectCorrections(atMost: 2))
    #expect(replay.expectCorrections(atMost: 1, since: "landed"))
    #expect(replay.expectRow("r30", at: 450))
    #expect(replay.expectFirstRow("r28", at: -150, within: 0.5))
    #expect(replay.expectVisibleRows(from: "r28", through: "r30"))
    #expect(replay.expectNoStateLost())
    #expect(replay.expectNoVisibleShift(since: "landed"))
    #expect(replay.expectBuilt(atMost: 20))
    #expect(replay.expectNoDiagnosis())
    #expect(replay.expectNoDiagnosis(.duplicateID))
    #expect(replay.expectNoDiagnosis(atLeast: .error))
    #expect(replay.expect("offset > 3000"))
    #expect(replay.expectTraceHolds())
  }

  @Test("that fails is an issue at its own line, with the text of the command line")
  func failing() throws {
    let replay = try jumped()
    let largest =
      "the largest correction: frame 2, line 19, measured above, offset +914.29 pt, "
      + "content 4,000 pt to 5,142.86 pt"
    fails("expect corrections <= 0\n    actual: 2\n    " + largest) {
      replay.expectCorrections(atMost: 0)
    }
    fails("expect position \"r30\" at 0\n    actual: \"r30\" at 450\n    \(Self.first)") {
      replay.expectRow("r30", at: 0)
    }
    fails(
      "expect first \"r0\" at 0\n    actual: \"r28\" at -150\n    \"r0\" is at -3,064.29 pt"
    ) {
      replay.expectFirstRow("r0", at: 0)
    }
    fails("expect position \"r99\" at 0\n    actual: nothing\n    no row has the id \"r99\"") {
      replay.expectRow("r99", at: 0)
    }
    fails("expect visible \"r0\"...\"r1\"\n    actual: \"r28\"...\"r30\"\n    \(Self.first)") {
      replay.expectVisibleRows(from: "r0", through: "r1")
    }
    fails("expect built <= 1\n    actual: 14\n    \(Self.first)") {
      replay.expectBuilt(atMost: 1)
    }
  }

  private static let first = "first row \"r28\" at -150 pt, 3 seen, offset 3,064.29 pt"

  @Test("that fails is an issue at the very place of its call")
  func place() throws {
    let replay = try jumped()
    let issues = RecordedIssues { replay.expectCorrections(atMost: 0) }
    let next = #_sourceLocation
    #expect(issues.places.map(\.line) == [next.line - 1])
    #expect(issues.places.map(\.column) == [59])
    #expect(issues.places.map(\.filePath) == [next.filePath])
  }

  @Test("that cannot be read is an issue with the error")
  func unreadable() throws {
    let replay = try jumped()
    fails(
      "jump:20:31: error: unknown mark 'lande'; did you mean 'landed'?\n    "
        + "expect corrections <= 0 since \"lande\""
    ) { replay.expectCorrections(atMost: 0, since: "lande") }
  }

  @Test("that no state is lost shows which was")
  func lostState() throws {
    var replay = try StackReplay(name: "state") {
      ScrollView { LazyVStack { ForEach(0..<1000, id: "m") { Row(height: 100) } } }
    }
    try replay.state("m1", "draft", "hello")
    for _ in 0..<40 { try replay.scroll(by: 200) }
    try replay.scroll(toEdge: .top)
    #expect(replay.lostStateCount == 1)
    let text =
      "expect lost == 0\n    actual: 1\n    "
      + "draft of \"m1\": written in line 11, released in line 28, back in line 52"
    fails(text) { replay.expectNoStateLost() }
    #expect(replay.expectDiagnosis(.stateLostOffscreen))
  }

  @Test("that nothing shifts shows what did")
  func shift() throws {
    var replay = try StackReplay {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: "m") { Row(height: 100) } } }
    }
    try replay.scroll(by: 500)
    try replay.insert(1, at: 0, heights: [70])
    let text =
      "expect shift == 0\n    actual: 100\n    the largest shift: frame 2, line 12, edit, \"m5\" by 100 pt"
    fails(text) { replay.expectNoVisibleShift() }
  }

  @Test("that no rule is violated shows symptom, rule and fix, and the line of the trace")
  func diagnosis() throws {
    let replay = try StackReplay(name: "feed") {
      ScrollView {
        LazyVStack {
          ForEach(0..<1000, id: "m") {
            Row(height: 40); If(every(3)) { Row(height: 9) }
          }
        }
      }
    }
    let text = RecordedIssues { replay.expectNoDiagnosis(.oneSubviewPerElement) }.texts.joined()
    #expect(text.hasPrefix("expect no diagnosis one-subview-per-element\nfeed:7:13: error: "))
    #expect(text.contains("\n    > if every(3) {\n    | one-subview-per-element: "))
    #expect(text.contains("\n    | put all views of the element into one container"))
    #expect(replay.expectDiagnosis(.oneSubviewPerElement))
    fails("expect diagnosis duplicate-id\n    actual: one-subview-per-element") {
      replay.expectDiagnosis(.duplicateID)
    }
  }

  /// Expects one issue, with a text, at a place of this file no more than four lines below the call.
  private func fails(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Bool
  ) {
    var held = true
    let issues = RecordedIssues { held = body() }
    #expect(!held, sourceLocation: sourceLocation)
    #expect(issues.texts == [text], sourceLocation: sourceLocation)
    #expect(issues.places.map(\.fileID) == [sourceLocation.fileID], sourceLocation: sourceLocation)
    let lines = sourceLocation.line...(sourceLocation.line + 4)
    #expect(issues.places.allSatisfy { lines.contains($0.line) }, sourceLocation: sourceLocation)
  }
}
