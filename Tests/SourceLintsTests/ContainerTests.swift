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
    #expect(found.container?.name == container)
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
    #expect(list.container?.name == "List")
    #expect(list.finding?.place.description == "Rows.swift:1:43")
  }

  private static let list = "ForEach(items) { item in if item.isOn { Text(\"a\") } }"

  @Test(
    "is what a container of the project puts its content into",
    arguments: [
      (
        "AppList { LIST }",
        "struct AppList<C: View>: View { @ViewBuilder let content: () -> C\n"
          + "var body: some View { List { content() }.listStyle(.plain) } }", "List"
      ),
      (
        "AppList { LIST }",
        "struct AppList<C: View>: View { @ViewBuilder let content: () -> C\n"
          + "var body: some View { ScrollView { VStack { content() } } } }", nil
      ),
      (
        "VStack { Titled { LIST } }",
        "struct Titled<C: View>: View { @ViewBuilder let content: () -> C\n"
          + "var body: some View { Text(\"a\"); content() } }", nil
      ),
      (
        "List { Titled { LIST } }",
        "struct Titled<C: View>: View { @ViewBuilder let content: () -> C\n"
          + "var body: some View { Text(\"a\"); content() } }", "List"
      ),
      (
        "AppList(title: \"a\", content: { LIST })",
        "struct AppList<C: View>: View { let title: String; let rows: C\n"
          + "init(title: String, @ViewBuilder content rows: () -> C) { self.title = title; self.rows = rows() }\n"
          + "var body: some View { inner }\nvar inner: some View { LazyVStack(spacing: 4) { rows } } }",
        "LazyVStack"
      ),
      (
        "Paged { LIST } footer: { Text(\"b\") }",
        "struct Paged<C: View, F: View>: View { @ViewBuilder let content: () -> C\n@ViewBuilder let footer: () -> F\n"
          + "var body: some View { VStack { LazyVStack { content() }; footer() } } }", "LazyVStack"
      ),
      (
        "Paged { Text(\"b\") } footer: { LIST }",
        "struct Paged<C: View, F: View>: View { @ViewBuilder let content: () -> C\n@ViewBuilder let footer: () -> F\n"
          + "var body: some View { VStack { LazyVStack { content() }; footer() } } }", nil
      ),
      (
        "Outer { LIST }",
        "struct Outer<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { Inner { content() } } }\n"
          + "struct Inner<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { List { content() } } }",
        "List"
      ),
      (
        "Form { LIST }",
        "struct Form<C: View>: View { @ViewBuilder let content: () -> C\n"
          + "var body: some View { SwiftUI.Form { content().bold() } } }", "Form"
      ),
      (
        "Form { LIST }",
        "struct Form<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { VStack { content() } } }",
        nil
      ),
      (
        "List { LIST }", "struct List: Codable { let id: Int }", "List"
      ),
      (
        "AppList(content: rows)\n}\nvar rows: some View { LIST",
        "struct AppList<C: View>: View { let content: C\nvar body: some View { List { content } } }", "List"
      ),
      (
        "card { LIST }\n}\nfunc card(@ViewBuilder _ content: () -> some View) -> some View { List { content() }",
        "", "List"
      ),
      (
        "card { LIST }\n}\nfunc card(@ViewBuilder _ content: () -> some View) -> some View { HStack { content() }",
        "", nil
      ),
      ("Elsewhere { LIST }", "", nil),
      // What is declared in the body is where it is used.
      ("let rows = LIST\nreturn List { rows }", "", "List"),
      ("let rows = LIST\nreturn VStack { rows }", "", nil),
      ("let rows = LIST\nreturn VStack { if a { rows } else { List { rows } } }", "", "List"),
      ("let rows = LIST\nlet part = Group { rows }\nreturn Form { part }", "", "Form"),
      ("func rows() -> some View { LIST }\nreturn List { rows() }", "", "List"),
      ("List { if a { rows } }\n}\nvar rows: some View { LIST", "", "List"),
      (
        "List { section() }\n}\nfunc section() -> some View { let rows = LIST\nreturn Section { rows }", "",
        "List"
      ),
      // Previews are nobody's screens.
      (
        "LIST", "struct S_Previews: PreviewProvider { static var previews: some View { List { S() } } }", nil
      ),
      ("LIST", "#Preview { List { S() } }", nil),
      ("LIST", "struct T: View { var body: some View { List { S() } } }", "List"),
    ] as [(String, String, String?)])
  func ownContainers(body: String, file: String, container: String?) {
    let source = """
      struct S: View { var body: some View { \(body.replacing("LIST", with: Self.list)) } }
      \(file)
      """
    let lists = RowSource.report(["a.swift": source]).lists
    #expect(lists.map { $0.isLazy ? $0.container?.name : nil } == [container])
  }

  @Test("is not looked for in previews, whose lists are not reported")
  func previews() {
    let source = """
      #Preview { List { \(Self.list) } }
      struct S_Previews: PreviewProvider { static var previews: some View { List { \(Self.list) } } }
      """
    let report = RowSource.report(["a.swift": source])
    #expect(report.lists.isEmpty && report.findings.isEmpty)
  }

  @Test("is looked for once in containers that are made of each other")
  func circles() {
    let count = 24
    let types = (0..<count).map { index in
      let others = (0..<count).map { "Box\($0) { content() }" }.joined(separator: "; ")
      return "struct Box\(index)<C: View>: View { @ViewBuilder let content: () -> C\n"
        + "var body: some View { VStack { part }; \(others) }\nvar part: some View { Box0 { content() } } }"
    }
    let source =
      "struct S: View { var body: some View { Box3 { \(Self.list) } } }\n" + types.joined(separator: "\n")
    #expect(RowSource.report(["a.swift": source]).lists.map(\.isLazy) == [false])
  }

  @Test("is found in files that hold nothing but the use of a view")
  func uses() {
    let report = RowSource.report([
      "Rows.swift": "struct Rows: View { var body: some View { \(Self.list) } }",
      "Screen.swift": "struct Screen: View { var body: some View { AppList { Rows() } } }",
      "AppList.swift":
        "struct AppList<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { List { content() } } }",
    ])
    #expect(report.lists.map(\.container?.name) == ["List"])
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
