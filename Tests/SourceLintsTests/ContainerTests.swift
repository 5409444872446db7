import Findings
import Testing

@testable import SourceLints

@Suite("The container of a list")
struct ContainerTests {
  @Test(
    "decides whether the rule is about it",
    arguments: [
      ("LazyVStack { LIST }", "LazyVStack", true),
      ("ScrollView { LazyHGrid(rows: r) { Section { LIST } } }", "LazyHGrid", true),
      ("List { Section(\"a\") { if b { LIST } } }", "List", true),
      ("Form { Group { LIST } }", "Form", true),
      ("LazyVStack { ForEach(groups) { g in LIST } }", "LazyVStack", true),
      ("Table(of: A.self) { TableColumn(\"a\") { B($0) } } rows: { LIST }", "Table", true),
      ("LazyVStack(content: { if b { LIST } })", "LazyVStack", true),
      ("LazyVStack { VStack { LIST } }", "VStack", false),
      ("Picker(\"a\", selection: $b) { LIST }", "Picker", false),
      ("Menu(\"a\") { LIST }", "Menu", false),
      ("Chart { LIST }", "Chart", false),
      ("ScrollView { VStack { LIST } }", "VStack", false),
      ("List { Text(\"a\").contextMenu { LIST } }", ".contextMenu", false),
      ("LIST", nil, false),
    ] as [(String, String?, Bool)])
  func lexical(body: String, container: String?, isReported: Bool) throws {
    let list = "ForEach(items) { item in if item.isOn { Text(\"a\") } }"
    let source = "struct S: View { var body: some View { \(body.replacing("LIST", with: list)) } }"
    let found = try #require(RowSource.report(["a.swift": source]).lists.last)
    #expect(found.container == container)
    #expect((found.finding?.lintRule == .oneSubviewPerElement) == isReported)
    #expect(found.verdict == .variable)
  }

  @Test("is that of the view which uses a list at the root of a body, also in another file")
  func followed() throws {
    let report = RowSource.report([
      "Rows.swift": "struct Rows: View { var body: some View { ForEach(items) { i in if a { B() } } } }",
      "Middle.swift":
        "struct Middle: View { var body: some View { Rows(items: items).padding() } }\n// ForEach",
      "Screen.swift": "struct Screen: View { var body: some View { List { Middle() } } }",
    ])
    let list = try #require(report.lists.first)
    #expect(list.container == "List")
    #expect(list.finding?.place.description == "Rows.swift:1:43")
  }

  @Test("is not that of something else by the same name")
  func sameName() {
    let source = """
      struct A: View {
        var body: some View { VStack { rows } }
        var rows: some View { ForEach(items) { i in if a { B() } } }
      }
      struct B: View {
        var body: some View { List { rows } }
        var rows: some View { Text("a") }
      }
      """
    #expect(RowSource.report(["a.swift": source]).lists.map(\.container) == [nil])
  }

  @Test("and closures of the data or of modifiers are not the row")
  func otherClosures() {
    let source = """
      struct S: View { var body: some View { List {
        ForEach(items.sorted { a, b in return a.name < b.name }, id: \\.id) { item in
          let name = item.name
          return Text(name).onTapGesture { if a { return }; b() }
        }
      } } }
      """
    #expect(words(RowSource.report(["a.swift": source]).lists.first) == "one 1...1")
  }

  @Test("is not a closure of the data, nor a static List")
  func noList() {
    let source = """
      struct S: View { var body: some View {
        List(selection: $a) { Text("a") }
        List { Text("b") }
      } }
      """
    #expect(RowSource.report(["a.swift": source]).lists.isEmpty)
  }
}
