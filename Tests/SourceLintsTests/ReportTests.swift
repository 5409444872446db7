import Findings
import Replays
import ScrollTraces
import Testing

@testable import SourceLints

@Suite("A report about source")
struct ReportTests {
  private static let files = [
    "Feed.swift": """
    struct Feed: View {
      var body: some View {
        LazyVStack {
          ForEach(posts) { PostRow(post: $0) }
          ForEach(posts) { Photo($0) }
        }
      }
    }
    """,
    "PostRow.swift": "struct PostRow: View { var body: some View { if post.isOn { Text(\"a\") } } }",
  ]

  @Test("has the list's place, what the user sees, why and what to do, then what there was")
  func text() {
    let report = RowSource.report(Self.files)
    #expect(
      report.table() + "\n" + report.summary() == """
        Symptom | Rule violated | Fix
        Feed.swift:4:7: error: a jump or an update can make the list hang: it
              builds every element before a row to find it
            | one-subview-per-element: every element must be the same number of
              subviews, and here it is 0 or 1 subviews, for the 'if' at
              PostRow.swift:1:46 has no 'else' (through 'PostRow.body',
              PostRow.swift:1). Rows are found by index, and an index is known only when
              all elements before it are built. A count may change and shift all later
              indices, so none of them is ever released
            | put the condition into one container, 'VStack { if ... { ... } }', which
              leaves an empty row where it is false; or keep the data that are to be
              seen beside the others, choose them where either changes, and give those
              to ForEach: no row is left

        ForEach             seen  one  variable  constant, not one  type-erased  unresolved
        in lazy containers     2    0         1                  0            0           1
        elsewhere              0    0         0                  0            0           0
        unresolved: Feed.swift:5:7: 'Photo' is not known
        1 error in 1 of 2 files

        """)
  }

  @Test("has an object for each list in JSON")
  func json() {
    let lines = RowSource.report(Self.files).json().split(separator: "\n")
    #expect(
      lines[1] == """
        {"file":"Feed.swift","line":4,"column":7,"container":"LazyVStack","min":0,"max":1,"verdict":"variable",\
        "rule":"one-subview-per-element","severity":"error","witness":[{"file":"PostRow.swift","line":1,"column":28,\
        "text":"through 'PostRow.body'"},{"file":"PostRow.swift","line":1,"column":46,"text":"the 'if' has no 'else'"}]},
        """)
    #expect(
      lines[2] == """
        {"file":"Feed.swift","line":5,"column":7,"container":"LazyVStack","min":0,"max":null,"verdict":"unknown",\
        "rule":null,"severity":null,"witness":[{"file":"Feed.swift","line":5,"column":24,"text":"'Photo' is not known"}]}],
        """)
    let failed = RowSource.report(Self.files).json(errors: [("b.swift", "no such file")])
    #expect(
      failed.contains(
        "\n\"files\":[{\"file\":\"b.swift\",\"error\":\"no such file\"}],\n\"summary\":{\"files\":2,"))
    #expect(
      lines.last?.hasSuffix(
        "\"forEach\":2,\"one\":0,\"variable\":1,\"constant\":0,\"erased\":0,\"unknown\":1,\"lazy\":2,\"disabled\":0}}"
      )
        == true)
  }

  @Test("has a line for each issue, for Xcode and for GitHub")
  func lines() {
    let report = RowSource.report(Self.files)
    #expect(
      report.xcodeLines.split(separator: "\n").map { $0.prefix(46) } == [
        "Feed.swift:4:7: error: a jump or an update can", "PostRow.swift:1:28: note: through 'PostRow.bod",
        "PostRow.swift:1:46: note: the 'if' has no 'els",
      ])
    #expect(
      report.gitHubLines.hasPrefix(
        "::error file=Feed.swift,line=4,col=7,title=one-subview-per-element::a jump or an update"))
    #expect(report.gitHubLines.contains("%0Afix: put the condition"))

    let list = "List { ForEach(a) { if b { C() } } }\n"
    let many = RowSource.report(["a.swift": "let v = Group {\n\(String(repeating: list, count: 13))}"])
    #expect(many.gitHubLines.split(separator: "\n").count == 11)
    #expect(many.gitHubLines.hasSuffix("\n... and 3 more errors\n"))
  }
}

@Suite("A sketch of a row")
struct SketchTests {
  @Test(
    "is a trace that costs what the row costs",
    arguments: [
      ("if item.isOn { Text(item.name) }", true),
      ("Text(\"a\"); if let b { Divider() }", true),
      ("if a { Text(\"a\") } else if b { Text(\"b\"); Divider() }", true),
      ("switch item.kind { case .a: Text(\"a\")\ncase .b: EmptyView()\ndefault: Photo() }", true),
      ("ForEach(item.parts) { p in Text(p.name); Divider() }", true),
      ("AnyView(Text(\"a\"))", true),
      ("item.name.map { Text($0) }", true),
      ("if #available(iOS 18, *) { Text(\"a\") }", true),
      ("HStack { Text(\"a\") }", false),
      ("Text(\"a\"); Divider()", false),
      ("#if os(iOS)\nText(\"a\")\n#endif", false),
      ("Group { Photo(item) }", false),
      ("EmptyView()", false),
    ])
  func sketch(row: String, isVariable: Bool) throws {
    let list = try #require(RowSource.judge(row))
    let trace = try Trace(parsing: Array(RowSketch(list).trace.utf8)) { _ in [] }
    let report = try Replay.run(trace, name: "row.trace")
    let rules = report.diagnoses.filter { $0.severity == .error }.map(\.rule)
    #expect(rules.contains(.oneSubviewPerElement) == isVariable)
  }
}
