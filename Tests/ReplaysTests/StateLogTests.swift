import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("Row state")
struct StateLogTests {
  @Test("is lost with its row, once for each row and key, and reported with the frames")
  func lost() throws {
    let state = try report(
      """
      state "r0" draft = "hello"
      state "r0" draft = "hello again"
      state "r0" isOpen = true
      scroll by 400
      scroll by 1
      scroll to "r0" anchor top
      state "r0" draft = "a third time"
      scroll by 401
      scroll by 1
      """
    ).state
    #expect(
      state.lost == [
        loss("draft", .text("hello again"), written: 2, released: 5, returned: 6),
        loss("isOpen", .flag(true), written: 3, released: 5, returned: 6),
        loss("draft", .text("a third time"), written: 7, released: 9, returned: nil),
      ])
  }

  @Test(
    "is not lost",
    arguments: [
      // The initial value is no value; writing it back is no write.
      #"state "r0" draft = false"#,
      #"state "r0" draft = 3; state "r0" draft = false"#,
      // Nothing was written where the row is not alive.
      #"state "r20" draft = 3"#,
    ])
  func nothingToLose(steps: String) throws {
    let report = try report("\(steps)\nscroll by 400\nscroll by 1\nscroll to \"r0\" anchor top")
    #expect(report.rows.built > 16)
    #expect(report.state.lost == [])
  }

  @Test(
    "stays as long as its row does",
    arguments: [
      ("swiftui17", "Row(height: 50)"),
      ("measured(retain: never)", "Row(height: 50)"),
      // Indices depend on the rows of a varying number of subviews.
      ("measured(retain: 2)", "Row(height: 50); if every(7) { Row(height: 10) }"),
    ])
  func kept(model: String, row: String) throws {
    let steps = "state \"r0\" draft = 3\nscroll by 400\nscroll by 200 in 1s\nscroll to \"r0\" anchor top"
    let report = try report(steps, model: model, row: row)
    #expect(report.state.released == 0)
    #expect(report.state.lost == [])
  }

  @Test(
    "that finds no row alive says why",
    arguments: [
      (#"state "r20" draft = 3"#, .notAlive),
      (#"state "r99" draft = 3"#, .unknownID),
      (#"state 20 draft = 3"#, .wrongType),
    ] as [(String, ReplayReport.UnwrittenState.Outcome)])
  func unwritten(step: String, outcome: ReplayReport.UnwrittenState.Outcome) throws {
    let report = try report(step)
    #expect(report.state.unwritten.map(\.outcome) == [outcome])
    #expect(report.state.unwritten.map(\.line) == [5])
    #expect((report.state.unwritten.first?.explanation == nil) == (outcome == .notAlive))
    #expect(report.frames == 2)
  }

  @Test("makes a frame count as a change, if it changes", arguments: [(4, 1), (3, 0)])
  func changes(value: Int, released: Int) throws {
    let steps = """
      state "r9" draft = 3
      scroll by 50
      state "r9" draft = \(value)
      """
    #expect(try report(steps, height: 500).state.released == released)
  }

  @Test("goes with its element when the environment leaves it out, which is no loss")
  func removed() throws {
    let steps = """
      state "r0" draft = 3
      environment isShown = false
      environment isShown = true
      scroll to "r0" anchor top
      state "r0" draft = 3
      scroll by 400
      scroll by 1
      expect atRisk == 1
      environment isShown = false
      expect atRisk == 0
      """
    let text = """
      trace 1
      viewport 390 x 400
      model measured(prefetch: 0, retain: 2)
      environment isShown = true
      ScrollView {
          LazyVStack(spacing: 0) {
              if isShown { ForEach(0..<9, id: "r") { Row(height: 50) } }
              ForEach(0..<30, id: "q") { Row(height: 50) }
          }
      }
      \(steps)
      """
    let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }
    let report = try Replay.run(trace, name: "state.trace")
    #expect(report.passed, "\(report.failures())")
    #expect(report.state.lost == [])
    let life = try Replay.life(ofRow: "r0", in: trace, name: "state.trace")
    #expect(life.situation.status == .removed(since: 8))
    #expect(life.events.contains { $0.kind == .removed(.environment) && $0.moment.frame == 2 })
  }

  @Test("is counted up to now, and since a mark")
  func metrics() throws {
    let report = try report(
      """
      state "r0" draft = 3
      scroll by 400
      scroll by 1
      expect atRisk == 1
      mark "away"
      scroll to "r0" anchor top
      expect lost == 1 since "away"
      expect atRisk == -1 since "away"
      expect lost == 2
      """)
    #expect(report.expectations.map(\.passed) == [true, true, true, false])
    #expect(
      report.expectations.last?.evidence
        == #"draft of "r0": written in line 5, released in line 7, back in line 10"#)
  }
}

/// Replays steps on thirty rows that are kept for two frames; the steps begin on line 5.
private func report(
  _ steps: String, model: String = "measured(retain: 2)", row: String = "Row(height: 50)", height: Int = 400
) throws -> ReplayReport {
  let text = """
    trace 1
    viewport 390 x \(height)
    model \(model.replacing("(", with: "(prefetch: 0, "))
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<30, id: "r") { \(row) } } }
    \(steps)
    """
  return try Replay.run(try Trace(parsing: Array(text.utf8)) { _ in [] }, name: "state.trace")
}

/// A loss of `r0`, in frames; the steps are one frame each, from line 5 on.
private func loss(
  _ key: String, _ value: StateValue, written: Int, released: Int, returned: Int?
) -> ReplayReport.StateLoss {
  func moment(_ frame: Int) -> ReplayReport.Moment { ReplayReport.Moment(frame: frame, line: frame + 4) }
  return ReplayReport.StateLoss(
    id: .text("r0"), key: key, value: value, written: moment(written), released: moment(released),
    returned: returned.map(moment))
}
