import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("A rule's verdict")
struct RuleVerdictTests {
  /// What a trace is, its content and steps, and what it violates, with how bad that is.
  typealias Verdict = (what: String, content: String, steps: String, found: [String])

  private static func list(_ row: String, count: Int = 100, modifiers: String = "") -> String {
    "ScrollView { LazyVStack { ForEach(0..<\(count), id: \"m\", name: \"f\") { \(row) } } }\(modifiers)"
  }

  static let verdicts: [Verdict] = [
    (
      "the first row on screen goes, and the next one takes its place", list("Row(height: 60)"),
      "scroll to \"m20\" anchor top\nremove \"m20\"", []
    ),
    (
      "a row above the screen goes", list("Row(height: 60)"), "scroll by 1400 in 1s\nremove \"m10\"",
      ["visible-shift warning"]
    ),
    (
      "an anchor says where a bound list begins that names no row",
      list(
        "Row(height: 60)",
        modifiers: ".scrollPosition(id: nil).defaultScrollAnchor(.bottom, for: .initialOffset)"),
      "insert 1 at end", []
    ),
    (
      "an anchor does not say where a bound list begins that names one",
      list(
        "Row(height: 60)",
        modifiers: ".scrollPosition(id: \"m3\").defaultScrollAnchor(.bottom, for: .initialOffset)"),
      "scroll by 10", ["position-overrides-anchor note"]
    ),
    (
      "an edit shows that a position wins over an anchor",
      list("Row(height: 60)", modifiers: ".scrollPosition(id: nil).defaultScrollAnchor(.bottom)"),
      "insert 1 at end", ["position-overrides-anchor note"]
    ),
    (
      "a row comes to rest within the room that it has",
      list("Row(height: 60).scrollTransition(offset: 60).padding(.vertical, 120)"), "scroll by 3000 in 3s", []
    ),
    (
      "a row has less room than it moves",
      list("Row(height: 60).scrollTransition(offset: 60).padding(.vertical, 20)"), "scroll by 3000 in 3s",
      ["transform-escapes-frame warning"]
    ),
    (
      "a list inside a row repeats an id",
      list("VStack { ForEach(ids: [1, 2, 2]) { Row(height: 60) } }", count: 10),
      "", ["duplicate-id error"]
    ),
    (
      "a list inside a row has ids of its own",
      list("VStack { ForEach(ids: [1, 2, 3]) { Row(height: 60) } }"),
      "", []
    ),
    (
      "a list in a header repeats an id",
      "ScrollView { LazyVStack { Section { Row(height: 3) } header: { VStack { ForEach(ids: [2, 2]) { Row(height: 1) } } } } }",
      "", ["duplicate-id error"]
    ),
    (
      "the last row goes while the end is on screen", list("Row(height: 60)"),
      "scroll to edge bottom\nremove \"m99\"",
      []
    ),
    (
      "an anchor that is the top says nothing that a position could win over",
      list("Row(height: 60)", modifiers: ".scrollPosition(id: nil).defaultScrollAnchor(.top)"),
      "insert 1 at end", []
    ),
    (
      "a row below all others changes its height",
      "ScrollView { LazyVStack { ForEach(0..<20, id: \"m\") { Row(height: 160) }\nRow(height: 40).loads(on: appear, height: 30) } }",
      "scroll to edge bottom\nidle 100ms", ["layout-after-appear note"]
    ),
    (
      "an edit far away gives rows other data",
      "ScrollView { LazyVStack { ForEach(0..<500, id: index, name: \"f\") { Row(height: 60) } } }",
      "remove 400...400 from \"f\"", ["index-as-id note"]
    ),
    (
      "an edit gives rows that are alive other data",
      "ScrollView { LazyVStack { ForEach(0..<500, id: index, name: \"f\") { Row(height: 60) } } }",
      "remove 1...1 from \"f\"", ["index-as-id warning"]
    ),
    (
      "a lazy stack inside another is guessed right",
      list("LazyVStack { ForEach(0..<20, id: \"n\") { Row(height: 60) } }", count: 30), "scroll by 300",
      ["nested-lazy-same-axis note"]
    ),
  ]

  @Test("is true, and as bad as what was seen", arguments: verdicts.indices)
  func verdict(index: Int) throws {
    let (what, content, steps, found) = Self.verdicts[index]
    let text = "trace 1\nviewport 390 x 600\n\(content)\n\(steps)\n"
    let report = try Replay.run(Trace(parsing: Array(text.utf8)) { _ in [] }, name: "verdict.trace")
    #expect(report.diagnoses.map { "\($0.rule.rawValue) \($0.severity)" } == found, "\(what)")
  }

  @Test("stops reactions that calm frames keep apart", .timeLimit(.minutes(1)))
  func flippingReactions() throws {
    let text = """
      trace 1
      ScrollView { LazyVStack { ForEach(0..<20, id: "r") { Row(height: 100) } } }
      on offset > 5 { scroll by -10 }
      on offset < 5 { scroll by 10 }
      scroll by 10
      """
    let report = try Replay.run(Trace(parsing: Array(text.utf8)) { _ in [] }, name: "flip.trace")
    #expect(report.reactions.contains { $0.isEndless })
    #expect(report.reactions.allSatisfy { $0.count <= 1_001 })
  }

  @Test("counts rows that measure themselves with the height that they come to")
  func settledHeights() throws {
    for (heights, extent) in [("120", 12_000), ("120, 130", nil)] as [(String, Length?)] {
      let text = """
        trace 1
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100, id: "m") {
          Row(height: 60).onGeometryChange(heights: [\(heights)])
        } } }
        """
      let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }
      #expect(try ResolvedContent(trace.content).trueExtent(width: 390) == extent)
    }
  }
}

@Suite("What stands before the stack")
struct HeaderTests {
  private func distance(of id: RowID, _ header: String, offset: Int, padding: String = "") throws -> [Length?]
  {
    let text = """
      trace 1
      viewport 400 x 600
      model measured(prefetch: 0)
      environment big = false
      ScrollView { VStack(spacing: 0) { \(header)
        LazyVStack(spacing: 0) { ForEach(0..<30, id: "r") { Row(height: 100) } }\(padding)
      } }
      """
    let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }
    var stack = try LazyStack(
      try ResolvedContent(trace.content, environment: ContentEnvironment(flags: ["big": false])), width: 400,
      viewport: 600)
    try stack.advance(.scroll(by: Length(integerLiteral: offset)))
    let before = stack.content.index(ofRow: id).map { stack.distance(of: $0) }
    try stack.advance(.changeEnvironment(ContentEnvironment(flags: ["big": true])))
    return [before, stack.content.index(ofRow: id).map { stack.distance(of: $0) }]
  }

  @Test("stays where it is on screen, view by view, and rows make way only for what is")
  func growing() throws {
    let growing = "if big { Row(height: 600) } else { Row(height: 300) }"
    // On screen itself, out of sight, and out of sight behind the stack's own padding.
    #expect(try distance(of: "r0", growing, offset: 100) == [200, 500])
    #expect(try distance(of: "r0", growing, offset: 350) == [-50, -50])
    #expect(try distance(of: "r0", growing, offset: 310, padding: ".padding(.top, 20)") == [10, 10])
    // Above another view, which is the first on screen.
    #expect(try distance(of: "r0", growing + "\nRow(height: 300)", offset: 400) == [200, 200])
    #expect(try distance(of: "r0", "Row(height: 300)\n" + growing, offset: 400) == [200, 500])
  }
}

extension ResolvedContent {
  /// The first subview of the row that has an id.
  fileprivate func index(ofRow id: RowID) -> SubviewIndex? {
    guard case .found(let element) = lookUp(id) else { return nil }
    return subviews(of: element)?.first
  }
}
