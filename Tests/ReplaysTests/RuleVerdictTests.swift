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
      "an edit gives rows in being other data",
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
