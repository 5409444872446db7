import Findings
import Replays
import Testing

@testable import SourceLints

@Suite("What syntax gives away")
struct SuspectTests {
  /// The findings that are not about rows' counts.
  private static func findings(_ source: String) -> [String] {
    RowSource.report(["a.swift": source]).findings
      .filter { ![.oneSubviewPerElement, .constantNotOne, .typeErasedRow].contains($0.lintRule) }
      .map { "\($0.severity.rawValue) \($0.rule) \($0.place.location)" }
  }

  @Test(
    "is found at its place, and what is nearly the same is not",
    arguments: [
      // Ids.
      ("struct A: Identifiable { var id: UUID { UUID() } }", ["error unstable-id 1:30"]),
      ("struct A: Identifiable { let id = UUID() }", ["note unstable-id 1:30"]),
      ("struct A: Identifiable { let id: UUID }", []),
      ("struct A { let id = UUID() }", []),
      ("extension A: Identifiable { var id: UUID { UUID() } }", ["error unstable-id 1:33"]),
      ("enum A: Identifiable { case b; var id: UUID { UUID() } }", ["error unstable-id 1:36"]),
      ("final class A: Identifiable { let id = UUID() }", ["note unstable-id 1:35"]),
      ("struct A: Codable & Identifiable { let id = UUID() }", ["note unstable-id 1:40"]),
      ("struct A: Identifiable { let id: UUID = .init() }", ["note unstable-id 1:30"]),
      ("struct A: Identifiable { let id = Foundation.UUID() }", ["note unstable-id 1:30"]),
      ("struct A: Identifiable { static let id = UUID() }", []),
      ("struct A: Identifiable { var id: UUID { UUID(uuidString: name)! } }", []),
      ("let a = Text(\"a\").id(UUID())", ["warning unstable-id 1:19"]),
      ("let a = Text(\"a\").id(item.id ?? UUID())", ["warning unstable-id 1:19"]),
      ("let a = ProgressView().padding().id(UUID())", ["note unstable-id 1:34"]),
      ("let a = Text(\"a\").id(item.id)", []),
      ("let a = ForEach(names.map { Item(id: UUID(), name: $0) }) { B($0) }", ["warning unstable-id 1:38"]),
      // Scrolling.
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 300 } action: { _, n in b = n }",
        ["warning offset-keyed-logic 1:79"]
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, n in b = n }",
        []
      ),
      (
        "let a = ScrollView { VStack {} }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 300 } action: { _, n in b = n }",
        []
      ),
      (
        "let a = ScrollView { Feed() }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 300 } action: { _, n in b = n }",
        ["note offset-keyed-logic 1:72"]
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, n in b = n }",
        []
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: CGFloat.self, of: \\.contentOffset.y) { _, y in b = y > 300 }",
        ["warning offset-keyed-logic 1:113"]
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in if y > 300 { c() } }",
        ["warning offset-keyed-logic 1:124"]
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in if y > 0 { c() } }",
        []
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: Bool.self) { g in g.contentOffset.y <= -g.contentInsets.top } action: { _, n in b = n }",
        []
      ),
      (
        "let a = ScrollView { LazyVStack {} }.onScrollGeometryChange(for: Bool.self) { g in g.contentOffset.y + g.contentInsets.top > 300 } action: { _, n in b = n }",
        ["warning offset-keyed-logic 1:84"]
      ),
      ("let a = ScrollView { VStack { ForEach(names) { B($0) } } }", ["note eager-in-scroll 1:31"]),
      (
        "let a = ScrollView { VStack { Text(\"a\"); VStack { ForEach(names) { B($0) } } } }",
        ["note eager-in-scroll 1:51"]
      ),
      ("let a = ScrollView { Card { VStack { ForEach(names) { B($0) } } } }", []),
      ("let a = ScrollView { VStack { ForEach(0..<10) { B($0) } } }", []),
      ("let a = ScrollView { LazyVStack { ForEach(names) { B($0) } } }", []),
      ("let a = VStack { ForEach(names) { B($0) } }", []),
      (
        "let a = ScrollView {}.scrollPosition($p).defaultScrollAnchor(.bottom)",
        ["note position-overrides-anchor 1:42"]
      ),
      (
        "let a = ScrollView {}.defaultScrollAnchor(.bottom).padding().scrollPosition($p)",
        ["note position-overrides-anchor 1:23"]
      ),
      ("let a = ScrollView {}.defaultScrollAnchor(.bottom)", []),
      ("let a = ScrollView {}.scrollPosition($p).defaultScrollAnchor(.top, for: .alignment)", []),
      ("let a = ScrollView {}.scrollPosition($p).defaultScrollAnchor(.bottom, for: .initialOffset)", []),
      ("let a = ScrollView {}.scrollPosition($p).defaultScrollAnchor(nil)", []),
    ] as [(String, [String])])
  func suspects(source: String, expected: [String]) {
    #expect(Self.findings(source) == expected)
  }

  private static func row(_ body: String) -> String {
    "struct S: View { var body: some View { List { ForEach(a) { Row(a: $0) } } } }\nstruct Row: View {\n\(body)\n}"
  }

  @Test(
    "is found in the types of rows",
    arguments: [
      (
        row(
          "@State private var image: Image?\nvar body: some View { HStack { if let image { image } }.onAppear { image = load() } }"
        ),
        ["warning layout-after-appear 4:57"]
      ),
      (
        row(
          "@State private var image: Image?\nvar body: some View { HStack { if let image { image } }.task { await load() } }\n"
            + "func load() async { image = await get() }"), ["warning layout-after-appear 4:57"]
      ),
      // In a frame of a given height, or over something, it decides about no size.
      (
        row(
          "@State private var image: Image?\nvar body: some View { ZStack { Color.gray; if let image { image } }.frame(width: 80, height: 80).task { image = load() } }"
        ), []
      ),
      (
        row(
          "@State private var image: Image?\nvar body: some View { VStack { Group { if let image { image } else { Color.gray } } }.frame(height: 40).onAppear { image = load() } }"
        ), []
      ),
      (
        row(
          "@State private var image: Image?\nvar body: some View { Color.gray.overlay { if let image { image } }.onAppear { image = load() } }"
        ), []
      ),
      (
        row(
          "@State private var image: Image?\nvar body: some View { ZStack { if let image { image } }.frame(width: 80).onAppear { image = load() } }"
        ),
        ["warning layout-after-appear 4:74"]
      ),
      (
        row(
          "@State private var image: Image?\nvar body: some View { HStack {}.task { if image == nil { image = load() } } }"
        ), []
      ),
      (
        row(
          "@State private var loaded = false\n"
            + "var body: some View { Button(\"x\") { if loaded { go() } }.onAppear { loaded = true } }"), []
      ),
      (
        row(
          "@State private var loaded = false\n"
            + "var body: some View { Button(action: go) { if loaded { B() } }.onAppear { loaded = true } }"),
        ["warning layout-after-appear 4:64"]
      ),
      (
        row("@State private var seen = false\nvar body: some View { HStack {}.onAppear { seen = true } }"), []
      ),
      (
        row("@State private var draft = \"\"\nvar body: some View { TextField(\"a\", text: $draft) }"),
        ["note state-lost-offscreen 3:20"]
      ),
      (
        row("@State private var isExpanded = false\nvar body: some View { HStack {} }"),
        ["note state-lost-offscreen 3:20"]
      ),
      (row("@State private var isPressed = false\nvar body: some View { HStack {} }"), []),
      (
        row("@State private var draft = \"\"\nvar body: some View { HStack {} }").replacing(
          "List", with: "VStack"), []
      ),
    ] as [(String, [String])])
  func rows(source: String, expected: [String]) {
    #expect(Self.findings(source) == expected)
  }
}

@Suite("A comment that disables a rule")
struct SuppressionTests {
  private static func source(_ head: String, _ own: String, _ behind: String) -> String {
    """
    \(head)
    import SwiftUI
    struct S: View { var body: some View { List {
      \(own)
      ForEach(a) { i in B(); C() }; \(behind)
    } } }
    struct B: View { var body: some View { Text("a") } }
    struct C: View { var body: some View { Text("b") } }
    """
  }

  @Test(
    "is for its line, the next, or the file",
    arguments: [
      ("", "", "", 1, 0),
      ("", "", "// lazystack:disable constant-not-one", 0, 1),
      ("", "// lazystack:disable constant-not-one -- two on purpose", "", 0, 1),
      ("// lazystack:disable constant-not-one", "", "", 0, 1),
      ("// lazystack:disable all", "", "", 0, 1),
      ("", "", "// lazystack:disable inline-filter, constant-not-one", 0, 1),
      ("", "", "// lazystack:disable inline-filter", 1, 0),
      ("", "", "let a = \"// lazystack:disable constant-not-one\"", 1, 0),
      ("", "", "// lazystack:disable:next constant-not-one", 1, 0),
      ("", "// lazystack:disable:line constant-not-one", "", 1, 0),
      ("", "", "// lazystack:disable:file constant-not-one", 0, 1),
    ])
  func reach(head: String, own: String, behind: String, findings: Int, disabled: Int) {
    let report = RowSource.report(["a.swift": Self.source(head, own, behind)])
    #expect(report.findings.count == findings)
    #expect(report.disabled.count == disabled)
  }

  @Test("is reported itself if it names no rule")
  func unknown() {
    let report = RowSource.report(["a.swift": Self.source("", "", "// lazystack:disable constant-not-on")])
    #expect(report.findings.map(\.lintRule) == [.constantNotOne, .unknownRule])
    #expect(report.findings.last?.fix == "did you mean 'constant-not-one'?")
  }

  @Test("counts at the cause too, and is counted in the summary")
  func cause() {
    let source = """
      struct S: View { var body: some View { List { ForEach(a) { Row(a: $0) } } } }
      struct Row: View { var body: some View {
        // lazystack:disable one-subview-per-element
        if a { Text("a") }
      } }
      """
    let report = RowSource.report(["a.swift": source])
    #expect(report.findings.isEmpty)
    #expect(report.summary().hasSuffix("1 file: no findings; 1 disabled\n"))
  }
}
