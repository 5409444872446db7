import Findings
import Testing

@testable import SourceLints

@Suite("A hazard in a view")
struct HazardRuleTests {
  private static func findings(_ body: String, members: String = "", of rule: LintRule) -> [String] {
    let source = """
      struct Post: Identifiable { let id: Int }
      struct Feed: View {
        let posts: [Post]; @State var top: String?; @State var place: Int?; @State var mode = 0
        let samples: [Double]; let names: [String]
        var body: some View { \(body) }
        \(members)
      }
      """
    return RowSource.report(["a.swift": source]).findings.filter { $0.lintRule == rule }.map(
      \.severity.rawValue)
  }

  @Test(
    "is an image that reserves no height in a lazy row",
    arguments: [
      ("List { ForEach(posts) { p in AsyncImage(url: p.url) } }", ["warning"]),
      (
        "LazyVStack { ForEach(posts) { p in VStack { KFImage(p.url).resizable().scaledToFit() } } }",
        ["warning"]
      ),
      ("List(posts) { p in LazyImage(url: p.url) { $0.image?.resizable() } }", ["warning"]),
      ("List { ForEach(posts) { p in WebImage(url: p.url).frame(width: 80) } }", ["warning"]),
      ("List { ForEach(posts) { p in AsyncImage(url: p.url).frame(width: 40, height: 40) } }", []),
      ("List { ForEach(posts) { p in AsyncImage(url: p.url).aspectRatio(1, contentMode: .fit) } }", []),
      ("List { ForEach(posts) { p in AsyncImage(url: p.url).avatarStyle() } }", []),
      (
        "List { ForEach(posts) { p in AsyncImage(url: p.url) { $0.frame(height: 90) } placeholder: { B() } } }",
        []
      ),
      ("List { ForEach(posts) { p in HStack { AsyncImage(url: p.url) }.frame(height: 60) } }", []),
      ("List { ForEach(posts) { p in Color.gray.overlay { AsyncImage(url: p.url) } } }", []),
      ("VStack { ForEach(posts) { p in AsyncImage(url: p.url) } }", []),
      ("AsyncImage(url: url)", []),
    ] as [(String, [String])])
  func image(body: String, expected: [String]) {
    #expect(Self.findings(body, of: .unsizedRemoteImage) == expected)
  }

  @Test("is such an image in the view of a row")
  func imageInRowView() throws {
    let row = "struct Row: View { var body: some View { VStack { AsyncImage(url: a).resizable() } } }"
    let screen = "struct S: View { var body: some View { List { ForEach(posts) { Row(p: $0) } } } }"
    let finding = try #require(RowSource.report(["a.swift": screen + "\n" + row]).findings.first)
    #expect(finding.lintRule == .unsizedRemoteImage && finding.witness.first?.text == "a row of the list")
    let eager = RowSource.report(["a.swift": screen.replacing("List", with: "VStack") + "\n" + row])
    #expect(eager.findings.isEmpty)
  }

  @Test(
    "is a lazy stack in another",
    arguments: [
      ("LazyVStack { ForEach(posts) { p in LazyVStack { B() } } }", ["warning"]),
      ("LazyVStack { ForEach(posts) { p in VStack { LazyVGrid(columns: c) { B() } } } }", ["warning"]),
      ("LazyVStack { ForEach(posts) { p in LazyHStack { B() } } }", []),
      ("LazyVStack { ForEach(posts) { p in ScrollView { LazyVStack { B() } } } }", []),
      ("ScrollView { LazyVStack { B() } }", []),
    ] as [(String, [String])])
  func nested(body: String, expected: [String]) {
    #expect(Self.findings(body, of: .nestedLazySameAxis) == expected)
  }

  @Test(
    "is a lazy stack in an eager one that scrolls",
    arguments: [
      ("ScrollView { VStack { A(); LazyVStack { B() } } }", ["note"]),
      ("ScrollView { LazyVStack { B() } }", []),
      ("VStack { LazyVStack { B() } }", []), ("VStack { ScrollView { LazyVStack { B() } } }", []),
    ] as [(String, [String])])
  func inEager(body: String, expected: [String]) {
    #expect(Self.findings(body, of: .lazyInEager) == expected)
  }

  @Test(
    "is an id that two rows have",
    arguments: [
      (
        "LazyVStack { ForEach(0..<3, id: \\.self) { A($0) }; ForEach(0..<9, id: \\.self) { B($0) } }",
        ["warning"]
      ),
      (
        "LazyVStack { ForEach(posts.indices, id: \\.self) { A($0) }.bold(); ForEach(0..<9) { B($0) } }",
        ["warning"]
      ),
      ("LazyVStack { ForEach(0..<3, id: \\.self) { A($0) }; ForEach(posts) { B($0) } }", []),
      ("LazyVStack { ForEach(0..<3, id: \\.self) { A($0) }; ForEach(9..<12, id: \\.self) { B($0) } }", []),
      (
        "LazyVStack { ForEach(0..<3, id: \\.self) { A($0) }; if a { ForEach(0..<3, id: \\.self) { B($0) } } }",
        []
      ),
      ("VStack { ForEach(0..<3, id: \\.self) { A($0) }; ForEach(0..<9, id: \\.self) { B($0) } }", []),
      ("LazyVStack { ForEach(samples, id: \\.self) { A($0) } }", ["warning"]),
      ("LazyVStack { ForEach(names, id: \\.self) { A($0) } }", []),
      ("HStack { ForEach(samples, id: \\.self) { A($0) } }", []),
    ] as [(String, [String])])
  func repeated(body: String, expected: [String]) {
    #expect(Self.findings(body, of: .duplicateID) == expected)
  }

  @Test(
    "is a scroll position without targets, or with others",
    arguments: [
      ("ScrollView { LazyVStack { ForEach(posts) { A($0) } } }.scrollPosition(id: $place)", ["warning"]),
      (
        "ScrollView { LazyVStack { ForEach(posts) { A($0) } }.scrollTargetLayout() }.scrollPosition(id: $place)",
        []
      ),
      (
        "ScrollView { LazyVStack { ForEach(posts) { A($0) } }.scrollTargetLayout() }.scrollPosition(id: $top)",
        ["warning"]
      ),
      (
        "ScrollView { LazyVStack { ForEach(posts) { A($0).id($0.name) } }.scrollTargetLayout() }.scrollPosition(id: $top)",
        []
      ),
      (
        "ScrollView { LazyVStack { ForEach(posts, id: \\.name) { A($0) } }.scrollTargetLayout() }.scrollPosition(id: $top)",
        []
      ),
      ("ScrollView { Rows() }.scrollPosition(id: $place)", []),
      ("ScrollView { LazyVStack { A() } }.scrollPosition($place)", []),
    ] as [(String, [String])])
  func targets(body: String, expected: [String]) {
    #expect(Self.findings(body, of: .scrollTargetUnresolved) == expected)
  }

  @Test(
    "is an id on a stack, or by hand on a row of a List",
    arguments: [
      ("ScrollView { LazyVStack { A() } }.id(mode)", LintRule.idResetsStack, ["note"]),
      ("List { A() }.listStyle(.plain).id(mode)", .idResetsStack, ["note"]),
      ("List { A() }.id(\"list\")", .idResetsStack, []), ("List { A() }.id(Tab.people)", .idResetsStack, []),
      ("VStack { A() }.id(mode)", .idResetsStack, []),
      ("List { ForEach(posts) { p in Text(p.name).id(p.id) } }", .idOnListRow, ["note"]),
      (
        "List { Section { ForEach(posts) { p in Text(p.name).bold().id(p.id).padding() } } }", .idOnListRow,
        ["note"]
      ),
      ("List { ForEach(posts) { p in HStack { Text(p.name).id(p.id) } } }", .idOnListRow, []),
      ("LazyVStack { ForEach(posts) { p in Text(p.name).id(p.id) } }", .idOnListRow, []),
    ] as [(String, LintRule, [String])])
  func ids(body: String, rule: LintRule, expected: [String]) {
    #expect(Self.findings(body, of: rule) == expected)
  }

  @Test(
    "is a last row that loads without a look",
    arguments: [
      ("if p.id == posts.last?.id { load() }", "", ["warning"]),
      ("if p.id == posts.last?.id { await load() }", "", ["warning"]),
      ("if p.id == posts.last?.id { load() }", "guard !isLoading else { return }", []),
      ("if p.id == posts.last?.id { load() }", "if isLoading { return }", []),
      ("if p.id == posts.last?.id, !isLoading { load() }", "", []),
      ("if p.id == posts.last?.id && !isLoading { load() }", "", []),
      ("if p.id == posts.last?.id { model.load() }", "", []), ("if p.id == first { load() }", "", []),
    ] as [(String, String, [String])])
  func loading(action: String, start: String, expected: [String]) {
    let found = Self.findings(
      "List { ForEach(posts) { p in Text(p.name).onAppear { \(action) } } }",
      members: "func load() { \(start)\nfetch() }", of: .unguardedLoadMore)
    #expect(found == expected)
  }

  @Test("has a page's address and a summary for each rule")
  func addresses() {
    #expect(Set(LintRule.allCases.map(\.address)).count == LintRule.allCases.count)
    #expect(LintRule.idOnListRow.address == "lazystack:explain/id-on-list-row")
    #expect(LintRule.allCases.allSatisfy { !$0.summary.isEmpty })
  }
}
