import Layouts
import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("A row's life")
struct RowLifeTests {
  @Test(
    "says why the row was built",
    arguments: [
      ("r0", "measured", .placed), ("r0", "swiftui", .sample),
      ("r8", "measured", .prefetchedAtRest), ("r29", "measured", .target),
      ("r12", "measured", .prefetchedAhead), ("r9", "measured(prefetch: 0, idlePrefetch: 0)", .passed),
    ] as [(String, String, RowLife.BuildCause)])
  func cause(row: String, model: String, cause: RowLife.BuildCause) throws {
    let steps = "idle 1ms\nscroll by 10\nscroll by 10\nscroll by 10\nscroll by 10\nscroll by 600\n"
    let life = try life(of: row, steps + "scroll to \"r29\" anchor top", model: model)
    guard case .built(cause, without: []) = try #require(life.events.first).kind else {
      Issue.record("\(life.events)")
      return
    }
  }

  @Test("is that of an eager row, which is neither passed nor released")
  func eager() throws {
    let life = try life(of: "r20", "scroll by 900\nscroll by -900", stack: "VStack")
    #expect(life.text().contains("0     4  built     the stack is not lazy, so every row is built"))
    #expect(life.situation.status == .keptAlive(.eager, since: 2))
  }

  @Test("says where an edit put the row, in JSON too")
  func moved() throws {
    let life = try life(of: "r2", "insert 1 at 0")
    #expect(life.json.contains("\"event\":\"moved\""))
    #expect(life.json.contains("\"from\":2,\"to\":3}"))
  }

  @Test("names the views that make an index depend on the row")
  func index() throws {
    let row = "Row(height: 100); if every(2) { Row(height: 5) }"
    let life = try life(of: "r5", "scroll to \"r20\" anchor top", row: row)
    #expect(life.causes.map(\.kind) == [.bareIf])
    #expect(life.situation.status == .keptAlive(.index, since: 1))
    #expect(life.text().contains("  built  to find an index: 'if' without 'else' at 4:84 makes the number"))
  }

  @Test("says which height is none")
  func invalidHeight() throws {
    let life = try life(of: "r2", "", row: "Row(height: 5); Color.gray.frame(minHeight: .infinity)")
    #expect(life.text().contains("  measured  5 pt, 0 pt; a height is infinite, and counts as 0\n"))
  }

  @Test("says when the body runs again")
  func rerun() throws {
    let trace = try trace(
      "ForEach(0..<30, id: \"r\") { Text(characters: 50) }", "environment textScale = 2")
    let life = try Replay.life(ofRow: "r3", in: trace, name: "row.trace")
    let lines = life.text().split(separator: "\n").filter { $0.hasPrefix("      1 ") }
    let names = lines.map { String($0.split(separator: " ")[2]) }
    #expect(names == ["rerun", "measured", "corrected"])
  }

  @Test(
    "in a frame is what it was then",
    arguments: [
      (0, .notBuilt), (1, .keptAlive(.prefetched(frames: 2), since: 1)), (2, .seen),
      (3, .keptAlive(.retained(frames: 2), since: 3)), (4, .released(since: 4)),
    ] as [(Int, RowLife.Status)])
  func situation(frame: Int, status: RowLife.Status) throws {
    let steps = "idle 1ms\nscroll by 400\nscroll by 450\nscroll by 10"
    let life = try life(of: "r8", steps, frame: frame)
    #expect(life.situation.status == status)
    #expect(life.situation.moment.frame == frame)
    #expect(life.explanation.map { $0.moment.frame <= frame } ?? (frame == 0))
  }

  @Test(
    "takes a whole number for a number first, then for a text",
    arguments: [("3", .number(3)), ("4", .text("4")), ("a", .text("a"))] as [(String, RowID)])
  func number(word: String, id: RowID) throws {
    let trace = try trace("ForEach(ids: [3, \"3\", \"4\", \"a\"]) { Row(height: 50) }")
    #expect(try Replay.life(ofRow: word, in: trace, name: "a.trace").id == id)
  }

  @Test(
    "of no single row is an error",
    arguments: [
      ("b3", nil, #"no element has the id "b3"; did you mean "a3"?"#),
      ("7", nil, #"the id 7 is a number, the rows' ids are texts such as "a0"; did you mean "a7"?"#),
      ("a1", nil, #"several rows have the id "a1", of the ForEach at 4:39 and 4:84; write a1#1 to a1#2"#),
      ("empty", nil, #""empty" resolves to no subview, so it is never built"#),
      ("a3", 2, "there is no frame 2; the replay has the frames 0 to 0"),
    ] as [(String, Int?, String)])
  func errors(word: String, frame: Int?, message: String) throws {
    let trace = try trace(
      """
      ForEach(0..<9, id: "a") { Row(height: 50) }; ForEach(ids: ["a1"]) { Row(height: 5) }
      ForEach(ids: ["empty"]) {}
      """)
    #expect(throws: RowLifeError.row(message)) {
      try Replay.life(ofRow: word, in: trace, name: "a.trace", frame: frame)
    }
  }

  @Test("is there for every row that a report names")
  func everyRow() throws {
    let trace = try trace(
      """
      Row(height: 10)
      ForEach(0..<2, id: fresh) { Row(height: 20) }
      ForEach(ids: ["b"]) { Row(height: 30) }
      ForEach(ids: ["b"]) { Row(height: 40) }
      """)
    let words = ["view@4:39", "fresh-1", "b#1", "b#2"]
    let lives = try words.map { try Replay.life(ofRow: $0, in: trace, name: "a.trace") }
    #expect(lives.map(\.element) == [0, 2, 3, 4])
  }

  @Test("changes no replay", arguments: TraceFolder.names)
  func observer(name: String) throws {
    let trace = try TraceFolder.trace(name)
    let report = try Replay.run(trace, name: name)
    guard let id = report.visible.ids.first(where: \.canBeNamed) else { return }
    // Of two rows with one id no single one is meant.
    let isRepeated = report.diagnoses.contains { $0.rule.rawValue == "duplicate-id" }
    let life = isRepeated ? nil : try Replay.life(ofRow: id.description, in: trace, name: name)
    #expect(isRepeated || life?.frames == report.frames)
    #expect(isRepeated || life?.situation.status == .seen)
  }
}

extension RowID {
  fileprivate var canBeNamed: Bool {
    switch self {
    case .text, .number: true
    case .fresh, .view: false
    }
  }
}

/// Replays steps on thirty rows that are kept for two frames, and follows one of them.
private func life(
  of row: String, _ steps: String, model: String = "measured(retain: 2)", stack: String = "LazyVStack",
  row content: String = "Row(height: 50)", frame: Int? = nil
) throws -> RowLife {
  let forEach = "ForEach(0..<30, id: \"r\") { \(content) }"
  let trace = try trace(forEach, model: model, stack: stack, steps)
  return try Replay.life(ofRow: row, in: trace, name: "row.trace", frame: frame)
}

private func trace(
  _ content: String, model: String = "measured", stack: String = "LazyVStack", _ steps: String = ""
) throws -> Trace {
  let text = """
    trace 1
    viewport 390 x 400
    model \(model)
    ScrollView { \(stack)(spacing: 0) { \(content) } }
    \(steps)
    """
  return try Trace(parsing: Array(text.utf8)) { _ in [] }
}
