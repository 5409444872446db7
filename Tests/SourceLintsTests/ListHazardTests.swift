import Findings
import Replays
import Testing

@testable import SourceLints

@Suite("The ids and the data of a list")
struct ListHazardTests {
  /// A view with two collections, one of which is edited in front.
  private static func findings(_ body: String, members: String = "", file: String = "") -> [String] {
    let source = """
      struct S: View { let names: [String]; @State var tags: [Tag] = []; @State var words: [String] = []
        var body: some View { \(body) }
        func drop() { tags.remove(at: 0) }
        \(members)
      }
      \(file)
      """
    return RowSource.report(["a.swift": source]).findings.map {
      "\($0.severity.rawValue) \($0.rule)"
    }
  }

  @Test(
    "are doubtful where ids are places, data are edited, and rows keep something",
    arguments: [
      // Edited, and something is typed, opened or moved.
      (
        "List { ForEach(tags.indices, id: \\.self) { TextField(\"a\", text: $tags[$0].name) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach($tags.indices, id: \\.self) { TextField(\"a\", text: $tags[$0].name) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach(0..<tags.count, id: \\.self) { TextField(\"a\", text: $tags[$0].name) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach(Array(tags.enumerated()), id: \\.offset) { TextField(\"a\", text: $0.1.name) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach(Array(zip(tags.indices, tags)), id: \\.0) { TextField(\"a\", text: $0.1.name) } }",
        "warning index-as-id"
      ),
      (
        "VStack { ForEach(tags.indices, id: \\.self) { TextField(\"a\", text: $tags[$0].name) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach(tags.indices, id: \\.self) { Text(tags[$0].name) }.onDelete { drop($0) } }",
        "warning index-as-id"
      ),
      (
        "List { ForEach(tags.indices, id: \\.self) { Text(tags[$0].name) } }.animation(.default, value: tags)",
        "warning index-as-id"
      ),
      // Edited, and nothing is kept; or not edited here.
      ("List { ForEach(tags.indices, id: \\.self) { Text(tags[$0].name) } }", "note index-as-id"),
      (
        "List { ForEach(words.indices, id: \\.self) { TextField(\"a\", text: $words[$0]) } }",
        "note index-as-id"
      ),
      ("VStack { ForEach(tags.indices, id: \\.self) { Text(tags[$0].name) } }", nil),
      ("VStack { ForEach(Array(names.enumerated()), id: \\.offset) { Text($0.1) } }", nil),
      (
        "Chart { ForEach(Array([1.0, 2.0].enumerated()), id: \\.offset) { i, v in LineMark(x: i, y: v) } }",
        nil
      ),
      (
        "List { ForEach(Array(tags.enumerated()), id: \\.element.id) { TextField(\"a\", text: $0.1.name) } }",
        nil
      ),
      ("List { ForEach(0..<5, id: \\.self) { TextField(\"a\", text: $tags[$0].name) } }", nil),
      ("List { ForEach(Kind.allCases.indices, id: \\.self) { Text(Kind.allCases[$0].name) } }", nil),
      // Values.
      ("List { ForEach($words, id: \\.self) { $w in TextField(\"a\", text: $w) } }", "warning self-as-id"),
      ("List { ForEach($words, id: \\.self) { $w in Text(w) } }", "note self-as-id"),
      ("List { ForEach(words, id: \\.self) { Text($0) } }", "note self-as-id"),
      ("List { ForEach(names, id: \\.self) { Text($0) } }", nil),
      ("VStack { ForEach(words, id: \\.self) { Text($0) } }", nil),
      ("List { ForEach([1, 2], id: \\.self) { Text($0) } }", nil),
      // Work in the body.
      ("List { ForEach(tags.filter { $0.isOn }) { Text($0.name) } }", "note inline-filter"),
      ("List { ForEach(names.sorted(), id: \\.self) { Text($0) } }", "note inline-filter"),
      (
        "List { ForEach(Array(tags.sorted { $0.name < $1.name }.prefix(9))) { Text($0.name) } }",
        "note inline-filter"
      ),
      ("List(tags.filter(\\.isOn)) { Text($0.name) }", "note inline-filter"),
      ("List { ForEach(seen) { Text($0.name) } }", "note inline-filter"),
      ("List { ForEach(tags) { Text($0.names.sorted()[0]) } }", nil),
      ("List { ForEach(load(tags.filter { $0.isOn })) { Text($0.name) } }", nil),
      ("Picker(\"a\", selection: $a) { ForEach(tags.filter { $0.isOn }) { Text($0.name) } }", nil),
      ("List { ForEach(Kind.allCases.filter(\\.isOn), id: \\.self) { Text($0.name) } }", nil),
      ("List { ForEach(kept) { Text($0.name) } }", nil),
    ] as [(String, String?)])
  func hazard(body: String, expected: String?) {
    let members = """
      var seen: [Tag] { let on = tags.filter { $0.isOn }
        return on.sorted { $0.name < $1.name } }
      var kept: [Tag] { tags }
      """
    #expect(Self.findings(body, members: members) == [expected].compactMap { $0 })
  }

  @Test("weigh more where the type of the rows keeps state")
  func stateOfRows() {
    let row = "struct Row: View { @State private var isPressed = false\nvar body: some View { HStack {} } }"
    let list = "List { ForEach(tags.indices, id: \\.self) { Row(tag: tags[$0]) } }"
    #expect(Self.findings(list, file: row) == ["warning index-as-id"])
    #expect(
      Self.findings(list, file: row.replacing("@State private var", with: "var")) == ["note index-as-id"])
  }

  @Test(
    "are repaired by ids that the elements have",
    arguments: [
      ("struct Tag: Identifiable { let id: Int }", "use the elements themselves"),
      ("struct Tag { let name: String }", "give the elements ids of their own"),
    ])
  func fix(type: String, expected: String) {
    let source = """
      \(type)
      struct S: View { let tags: [Tag]
        var body: some View { List { ForEach(tags.indices, id: \\.self) { Text(tags[$0].name) } } } }
      """
    #expect(RowSource.report(["a.swift": source]).findings.first?.fix.hasPrefix(expected) == true)
  }

  @Test(
    "are no error where they are few and never change",
    arguments: [
      ("Kind.allCases", 0), ("[1, 2, 3]", 0), ("0..<5", 0), ("names", 1), ("0..<500", 1),
      ("names.prefix(4)", 0), ("names.prefix(n)", 1), ("0..<names.prefix(3).count", 0),
      ("0..<names.count", 1),
      ("Kind.allCases.filter(\\.isOn)", 0),
    ])
  func fixedData(data: String, count: Int) {
    let body = "List { ForEach(\(data), id: \\.self) { i in if i.isOn { Text(i.name) } } }"
    #expect(Self.findings(body).count { $0 == "error one-subview-per-element" } == count)
  }
}

@Suite("A geometry that sets a length")
struct GeometryTests {
  @Test(
    "is doubtful where it changes what is measured",
    arguments: [
      (
        "List { B().onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 }.frame(height: h) }",
        "warning"
      ),
      (
        "List { B().frame(height: h).onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 } }",
        "warning"
      ),
      (
        "VStack { B().onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 }.frame(height: h) }",
        "note"
      ),
      ("List { GeometryReader { p in B().frame(height: h).onAppear { h = p.size.height } } }", "warning"),
      (
        "List { GeometryReader { p in B().frame(height: h).onChange(of: p.size) { h = $1.height } } }",
        "warning"
      ),
      // Another axis, another view, or nothing that was measured.
      (
        "List { B().onGeometryChange(for: Double.self) { $0.size.width } action: { h = $0 }.frame(height: h) }",
        nil
      ),
      (
        "VStack { A().onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 }; B().frame(height: h) }",
        nil
      ),
      (
        "List { A().onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 }; B().frame(height: h) }",
        "note"
      ),
      ("List { B().onGeometryChange(for: Double.self) { $0.size.height } action: { h = $0 } }", nil),
      (
        "List { B().onGeometryChange(for: Double.self) { $0.size.height } action: { _ in h = 4 }.frame(height: h) }",
        nil
      ),
      ("GeometryReader { p in List { Button(\"a\") { h = 3 }; B().frame(height: h) } }", nil),
      ("GeometryReader { p in List { B().onKeyboard { k in h = k }.frame(height: h) } }", nil),
      ("ScrollView { GeometryReader { p in B().frame(width: p.size.width) } }", "note"),
      ("GeometryReader { p in B().frame(width: p.size.width) }", nil),
    ] as [(String, String?)])
  func feedback(body: String, severity: String?) {
    let source = "struct A: View { @State var h = 0.0\nvar body: some View { \(body) } }"
    let findings = RowSource.report(["a.swift": source]).findings.filter { $0.lintRule == .geometryFeedback }
    #expect(findings.map(\.severity.rawValue) == [severity].compactMap { $0 })
  }
}

@Suite("One row view in several lists")
struct SharedRowTests {
  @Test("is one finding with all its places")
  func merged() throws {
    let lists = (1...6).map {
      "struct S\($0): View { var body: some View { List { ForEach(a) { Row($0) } } } }"
    }
    let row = "struct Row: View { var body: some View { if a { Text(\"a\") } } }"
    let report = RowSource.report(["a.swift": (lists + [row]).joined(separator: "\n")])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.place.location.line == 1)
    #expect(
      finding.witness.map { "\($0.text) \($0.place?.location.line ?? 0)" }
        == ["through 'Row.body' 7"] + (2...6).map { "another list with the same row \($0)" }
        + ["the 'if' has no 'else' 7"])
  }

  @Test("is several findings where each list has a cause of its own")
  func own() {
    let lists = (1...3).map {
      "struct S\($0): View { var body: some View { List { ForEach(a) { i in if i { Text(\"a\") } } } } }"
    }
    #expect(RowSource.report(["a.swift": lists.joined(separator: "\n")]).findings.count == 3)
  }
}
