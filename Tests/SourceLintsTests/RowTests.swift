import Testing

@testable import SourceLints

@Suite("A row in source")
struct RowTests {
  @Test(
    "is as many subviews as its own expression says",
    arguments: [
      ("Text(item.name)", "one 1...1"),
      ("Text(\"a\") + Text(\"b\")", "one 1...1"),
      ("HStack { if item.isOn { Text(\"a\") } }", "one 1...1"),
      ("NavigationLink { if a { B() } } label: { C(); D() }", "one 1...1"),
      ("SwiftUI.Text(\"a\").padding()", "one 1...1"),
      ("Color.red", "one 1...1"),
      ("Image.init(\"a\")", "one 1...1"),
      ("GridRow { Text(\"a\"); Text(\"b\") }", "one 1...1"),
      ("EmptyView()", "constant 0...0"),
      ("Text(\"a\"); Divider()", "constant 2...2"),
      ("if item.isOn { Text(\"a\") }", "variable 0...1"),
      ("if let name = item.name { Text(name) }", "variable 0...1"),
      ("if case .on(let name) = item.kind { Text(name) }", "variable 0...1"),
      ("if item.isOn { Text(\"a\") } else { Image(\"b\") }", "one 1...1"),
      ("if item.isOn { Text(\"a\") } else { Text(\"b\"); Divider() }", "variable 1...2"),
      ("if a { Text(\"a\") } else if b { Text(\"b\") } else { Text(\"c\") }", "one 1...1"),
      ("if a { Text(\"a\") } else if b { Text(\"b\") }", "variable 0...1"),
      ("if a { EmptyView() }", "constant 0...0"),
      ("switch item.kind { case .a: Text(\"a\")\ndefault: Image(\"b\") }", "one 1...1"),
      ("switch item.kind { case .a: Text(\"a\")\ndefault: EmptyView() }", "variable 0...1"),
      ("switch item.kind { case .a: Text(\"a\")\ndefault: break }", "variable 0...1"),
      ("switch item.kind { case .a: Text(\"a\")\ndefault: fatalError() }", "one 1...1"),
      ("if #available(iOS 18, *) { Text(\"a\") } else { Text(\"b\") }", "erased 1...1"),
      ("if #available(iOS 18, *) { Text(\"a\") }", "erased 0...1"),
      ("#if os(iOS)\nText(\"a\")\n#else\nImage(\"b\")\n#endif", "one 1...1"),
      ("Text(\"a\")\n#if os(iOS)\nDivider()\n#endif", "constant 1...2"),
      ("#if os(iOS)\nif a { Text(\"a\") }\n#else\nText(\"b\")\n#endif", "variable 0...1"),
      ("let name = item.name\nText(name)", "one 1...1"),
      ("let _ = print(item)\nText(\"a\")", "one 1...1"),
      ("_ = item.name\nText(\"a\")", "one 1...1"),
      ("let row = Text(\"a\")\nrow.padding()", "one 1...1"),
      ("let row = HStack { Text(\"a\") }\nif item.isOn { row }", "variable 0...1"),
      ("Group { Text(\"a\"); Text(\"b\") }", "constant 2...2"),
      ("Group { if a { Text(\"a\") } }", "variable 0...1"),
      ("Group { Text(\"a\"); Text(\"b\") }.padding().background(Color.red)", "constant 2...2"),
      (
        "Group { if a { Text(\"a\") } }.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }",
        "one 1...1"
      ),
      ("Text(\"a\").contextMenu { if a { Button(\"b\") {} } }.overlay { if c { D() } }", "one 1...1"),
      ("Text(\"a\")\n#if os(iOS)\n.padding()\n#endif", "one 1...1"),
      ("AnyView(Text(\"a\"))", "erased 1...1"),
      ("Text(\"a\").eraseToAnyView()", "erased 1...1"),
      ("item.name.map { Text($0) }", "variable 0...1"),
      ("item.name.map(Text.init)", "variable 0...1"),
      ("Text(item.names.map { $0 }.joined())", "one 1...1"),
      ("ForEach(item.parts) { Text($0.name) }", "variable 0..."),
      ("HStack { ForEach(item.parts) { Text($0.name) } }", "one 1...1"),
      ("Section { ForEach(item.parts) { Text($0.name) } }", "one 1...1"),
      ("if item.isOn { Section { Text(\"a\") } }", "variable 0...1"),
      ("item.isOn ? Text(\"a\") : Text(\"b\")", "one 1...1"),
      ("a ? Text(\"a\") : b ? Text(\"b\") : Text(\"c\")", "one 1...1"),
      ("item.names.map { Text($0) }.reduce(Text(\"\"), +)", "one 1...1"),
      ("item.names.reduce(Text(\"\")) { $0 + Text($1) }", "one 1...1"),
      ("if item.count > 3, #available(iOS 17, *) { Text(\"\") }", "variable 0...1"),
      ("if a, #available(iOS 17, *) { Text(\"\") } else { Text(\"b\") }", "erased 1...1"),
      ("item.isOn ? Text(\"\") : nil", "variable 0...1"),
      ("item.isOn ? nil : Photo(item)", "variable 0..."),
      ("do { Text(\"a\"); Divider() }", "constant 2...2"),
      ("do { if a { Text(\"a\") } }", "variable 0...1"),
      ("Photo(item)", "unknown 0..."),
      ("item.view", "unknown 0..."),
      ("Photo(item); if a { Text(\"a\") }", "variable 0..."),
      ("if a { Photo(item) }", "variable 0..."),
      ("if a { Photo(item) } else { Text(\"a\") }", "unknown 0..."),
      ("if a { AnyView(Text(\"a\")) } else { Text(\"b\") }", "erased 1...1"),
      ("AnyView(Text(\"a\")); Photo(item)", "erased 1..."),
      (
        "if a { if #available(iOS 18, *) { Text(\"a\") } else { Text(\"b\") } } else { Text(\"c\") }",
        "erased 1...1"
      ),
      (
        "if a { if #unavailable(iOS 18), b { Text(\"a\") } else { Text(\"b\") } } else { Text(\"c\") }",
        "erased 1...1"
      ),
      (
        "switch a { case 1: if #available(iOS 18, *) { Text(\"a\") } else { Text(\"b\") }\ndefault: Text(\"c\") }",
        "erased 1...1"
      ),
      (
        "if a { if #available(iOS 18, *) { Text(\"a\") } else { Text(\"b\") } } else { Text(\"c\"); Divider() }",
        "variable 1...2"
      ),
      ("if a { if b { Text(\"a\") } } else { if c { Text(\"b\") } }", "variable 0...1"),
      (
        "switch a { case 1: Photo(item)\ncase 2: Text(\"a\")\ndefault: Text(\"b\"); Divider() }",
        "variable 0..."
      ),
    ])
  func expression(row: String, expected: String) {
    #expect(words(RowSource.judge(row)) == expected)
  }

  private static let tag = """
    extension View {
      @ViewBuilder func tag(_ value: Int, shown: Bool) -> some View { if shown { self.tag(value) } }
    }
    """
  private static let optionalLabel = """
    extension View { @ViewBuilder func shown(if a: Bool = true) -> some View { if a { self } } }
    """
  private static let variadic = """
    extension View { @ViewBuilder func marks(_ a: Int..., with b: Bool = true) -> some View { if b { self } } }
    """
  private static let trailing = """
    extension View {
      @ViewBuilder func when<V: View>(_ a: Bool, _ change: (Self) -> V) -> some View { if a { change(self) } }
    }
    """
  private static let modify = """
    extension View {
      @ViewBuilder func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
        if let view = transform(self), !(view is EmptyView) { view } else { self }
      }
    }
    """
  private static func bodies(_ one: String, _ other: String) -> String {
    """
    struct Two: View {
      #if os(watchOS)
      var body: some View { \(one) }
      #else
      var body: some View { \(other) }
      #endif
    }
    """
  }

  @Test(
    "is as many as the declarations that it names",
    arguments: [
      ("header", "var header: some View { Text(\"a\"); Divider() }", "", "constant 2...2"),
      ("self.header", "@ViewBuilder var header: some View { if a { Text(\"a\") } }", "", "variable 0...1"),
      ("row(item)", "func row(_ item: Item) -> some View { HStack {} }", "", "one 1...1"),
      (
        "row(item)", "func row(_ item: Item) -> some View { let a = item\nreturn Text(a.name) }", "",
        "one 1...1"
      ),
      ("row(item)", "func row(_ item: Item) -> AnyView { AnyView(Text(\"a\")) }", "", "erased 1...1"),
      ("row(item)", "func row(_ item: Item) -> Text { makeText(item) }", "", "one 1...1"),
      ("row(item)", "func row(_ item: Item) -> Text? { nil }", "", "variable 0...1"),
      (
        "Row(item: item)", "", "struct Row: View { var body: some View { HStack {}; Spacer() } }",
        "constant 2...2"
      ),
      (
        "Row(item: item)", "",
        "struct Row: View { let item: Item\nvar body: some View { if a { Text(\"a\") } } }",
        "variable 0...1"
      ),
      (
        "Row(item: item)", "",
        "struct Row { let item: Item }\nextension Row: View { var body: some View { HStack {} } }",
        "one 1...1"
      ),
      ("Row()", "", "struct Row: UIViewRepresentable { func makeUIView() {} }", "one 1...1"),
      ("Row()", "", "struct Row: Shape { func path(in: CGRect) -> Path { Path() } }", "one 1...1"),
      ("Row()", "", "typealias Row = HStack", "one 1...1"),
      (
        "Row()", "",
        "typealias Row = Other\nstruct Other: View { var body: some View { Text(\"a\"); Text(\"b\") } }",
        "constant 2...2"
      ),
      (
        "Row()", "struct Row: View { var body: some View { Text(\"a\"); Text(\"b\") } }", "", "constant 2...2"
      ),
      (
        "MakeRow(item)", "", "@ViewBuilder func MakeRow(_ item: Item) -> some View { if a { Text(\"a\") } }",
        "variable 0...1"
      ),
      ("Rows.plain", "", "enum Rows { static let plain = Text(\"a\") }", "one 1...1"),
      (
        "Rows.make(item)", "", "enum Rows { static func make(_ i: Item) -> some View { HStack {} } }",
        "one 1...1"
      ),
      ("rows[item.index]", "let rows: [AnyView]", "", "erased 0..."),
      (
        "Card { Text(\"a\"); Text(\"b\") }", "",
        "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content\n"
          + "var body: some View { VStack { content() } } }", "one 1...1"
      ),
      (
        "Card { Text(\"a\"); if a { Text(\"b\") } }", "",
        "struct Card<Content: View>: View { let content: Content\n"
          + "init(@ViewBuilder content: () -> Content) { self.content = content() }\n"
          + "var body: some View { content } }", "variable 1...2"
      ),
      ("content(item)", "let content: (Item) -> Content", "", "unknown 0..."),
      (
        "Text(\"a\").card()", "",
        "extension View { func card() -> some View { VStack { self; Divider() } } }", "one 1...1"
      ),
      (
        "Text(\"a\").shown(a)", "",
        "extension View { @ViewBuilder func shown(_ a: Bool) -> some View { if a { self } } }",
        "variable 0...1"
      ),
      (
        "Text(\"a\").when(a) { $0.bold() }", "",
        "extension View { @ViewBuilder func when<V: View>(_ a: Bool, _ change: (Self) -> V) -> some View {\n"
          + "if a { change(self) } else { self } } }", "one 1...1"
      ),
      (
        "Group { Text(\"a\"); Text(\"b\") }.modifier(Boxed())", "",
        "struct Boxed: ViewModifier { func body(content: Content) -> some View { HStack { content } } }",
        "one 1...1"
      ),
      (
        "Text(\"a\").modifier(Hidden(a: a))", "",
        "struct Hidden: ViewModifier { let a: Bool\n"
          + "func body(content: Content) -> some View { if a { content } } }", "variable 0...1"
      ),
      (
        "Row().boxed()", "",
        "struct Row: View { var body: some View { if a { Text(\"a\") } } }\n"
          + "extension View { func boxed() -> some View { modifier(Boxed()) } }\n"
          + "struct Boxed: ViewModifier { func body(content: Content) -> some View { VStack { content } } }",
        "one 1...1"
      ),
      (
        "Text(\"a\").hide(item.isOn)", "",
        "extension View { func hide(_ h: Bool) -> some View { self.modifier(Hide(h: h)) } }\n"
          + "struct Hide: ViewModifier { let h: Bool\n"
          + "func body(content: Content) -> some View { if h { content } } }", "variable 0...1"
      ),
      (
        "Text(\"a\").twice()", "",
        "extension View { func twice() -> some View { modifier(Twice()).padding() } }\n"
          + "struct Twice: ViewModifier { func body(content: Content) -> some View { content; content } }",
        "constant 2...2"
      ),
      ("Text(\"a\").modifier(Elsewhere())", "", "", "one 1...1"),
      ("Group { if a { Text(\"a\") } }.modifier(Elsewhere())", "", "", "unknown 0..."),
      // A call means only what takes its labels.
      ("Text(\"a\").tag(item.id)", "", tag, "one 1...1"),
      ("Text(\"a\").tag(item.id, shown: a)", "", tag, "variable 0...1"),
      ("Text(\"a\").tag(item.id, shown: a, twice: b)", "", tag, "one 1...1"),
      ("Text(\"a\").shown()", "", optionalLabel, "variable 0...1"),
      ("Text(\"a\").shown(if: a)", "", optionalLabel, "variable 0...1"),
      ("Text(\"a\").shown(when: a)", "", optionalLabel, "one 1...1"),
      ("Text(\"a\").marks(1, 2, 3)", "", variadic, "variable 0...1"),
      ("Text(\"a\").marks(1, 2, with: c)", "", variadic, "variable 0...1"),
      ("Text(\"a\").marks(of: 1)", "", variadic, "one 1...1"),
      ("Text(\"a\").when(a) { $0 }", "", trailing, "variable 0...1"),
      ("Text(\"a\").when(a) { $0 } else: { $0 }", "", trailing, "one 1...1"),
      ("Text(\"a\").when(a)", "", trailing, "one 1...1"),
      ("row(item)", "func row(for item: Item) -> some View { Text(\"a\"); Divider() }", "", "unknown 0..."),
      ("row(for: item)", "@ViewBuilder func row(for item: Item) -> some View { A() }", "", "unknown 0..."),
      (
        "row(item)",
        "func row(_ item: Item) -> some View { HStack {} }\n"
          + "@ViewBuilder func row(_ item: Item, isLast: Bool = false) -> some View { if isLast { HStack {} } }",
        "",
        "one 1...1"
      ),
      // A name that is called inside its own declaration means another one.
      (
        "Text(\"a\").contextMenu(for: item)", "",
        "extension View { func contextMenu(for i: Item) -> some View { contextMenu { B(i) } }\n"
          + "func contextMenu(@B _ b: () -> [C]) -> some View { contextMenu { D(b()) } } }", "one 1...1"
      ),
      // What a condition unwraps is a view, if what it is made of is one.
      ("Text(\"a\").modify { $0.bold() }", "", modify, "one 1...1"),
      ("Text(\"a\").modify { v in if a { v.bold() } else { v } }", "", modify, "one 1...1"),
      ("Text(\"a\").modify { v in if a { v.bold() } }", "", modify, "one 1...1"),
      ("Text(\"a\").modify { v in if #available(iOS 18, *) { v.bold() } }", "", modify, "erased 1...1"),
      ("Text(\"a\").modify { v in v; Divider() }", "", modify, "variable 1...2"),
      ("if let photo { photo } else { Text(\"a\") }", "var photo: Text?", "", "one 1...1"),
      ("if let view = made { view } else { Text(\"a\") }", "var made: Image? { nil }", "", "one 1...1"),
      ("if let photo { photo } else { Text(\"a\") }", "var photo: Elsewhere?", "", "unknown 0..."),
      // Names that two may have.
      ("Label(item.name)", "", "struct Label: Codable { let id: Int }", "one 1...1"),
      ("Label(item.name)", "", "struct Label: View { var body: some View { A(); B() } }", "unknown 0..."),
      (
        "SwiftUI.Label(item.name)", "", "struct Label: View { var body: some View { Text(a); Text(b) } }",
        "one 1...1"
      ),
      (
        "ModifiedContent(content: self, modifier: Boxed())", "", "struct Boxed: ViewModifier {}",
        "unknown 0..."
      ),
      (
        "ModifiedContent(content: Group { Text(a); Text(b) }, modifier: Boxed())", "",
        "struct Boxed: ViewModifier { func body(content: Content) -> some View { HStack { content } } }",
        "one 1...1"
      ),
      ("LazyImage(url: item.url)", "", "", "one 1...1"),
      // Names and builds.
      (
        "_Cell(item: item)", "", "struct _Cell: View { var body: some View { Text(\"a\"); Divider() } }",
        "constant 2...2"
      ),
      ("Wide", "var Wide: some View { VStack {} }", "", "one 1...1"),
      (
        "if a { Wide } else { Narrow }", "@ViewBuilder var Wide: some View { if a { B() } }", "",
        "variable 0..."
      ),
      ("Two(item: item)", "", bodies("HStack {}", "VStack {}"), "one 1...1"),
      ("Two(item: item)", "", bodies("HStack {}", "Text(\"a\"); Text(\"b\")"), "constant 1...2"),
      ("Two(item: item)", "", bodies("HStack {}", "if a { Text(\"a\") }"), "variable 0...1"),
      (
        "two",
        "#if os(iOS)\nvar two: some View { HStack {} }\n#else\nvar two: some View { VStack {} }\n#endif", "",
        "one 1...1"
      ),
      (
        "#if os(iOS)\nlet cell = Text(\"a\")\n#else\nlet cell = Text(\"b\").bold()\n#endif\ncell.padding()",
        "", "", "one 1...1"
      ),
      (
        "#if os(iOS)\nlet cell = Text(\"a\")\n#else\nlet cell = Group { Text(\"b\"); Text(\"c\") }\n#endif\ncell",
        "",
        "", "constant 1...2"
      ),
      ("#if os(iOS)\nlet cell = Text(\"a\")\n#endif\ncell", "", "", "one 1...1"),
      (
        "makeRow(item)", "",
        "protocol Making {}\nextension Making { func makeRow(_ i: Int) -> some View { HStack {} } }\n"
          + "extension Screen: Making {}", "one 1...1"
      ),
    ] as [(String, String, String, String)])
  func declaration(row: String, members: String, file: String, expected: String) {
    #expect(words(RowSource.judge(row, members: members, file: file)) == expected)
  }

  @Test(
    "may be a function or an initialiser that is named and not called",
    arguments: [
      ("ForEach(items, content: makeRow)", "one 1...1"),
      ("ForEach(items, id: \\.self, content: self.makeRow)", "one 1...1"),
      ("ForEach(items, content: makePair(of:))", "constant 2...2"),
      ("ForEach(items, content: Row.init)", "variable 0...1"),
      ("ForEach(items, content: Row.init(item:))", "variable 0...1"),
      ("ForEach(items, content: Elsewhere.init)", "unknown 0..."),
      ("List(items, rowContent: makeRow)", "one 1...1"),
      ("List(items) { item in if item.isOn { Text(\"a\") } }", "variable 0...1"),
      ("OutlineGroup(items, children: \\.parts) { Text($0.name); Divider() }", "constant 2...2"),
      ("ForEach($items) { $item in TextField(\"a\", text: $item.name) }", "one 1...1"),
      ("ForEach(subviews: content) { subview in subview.padding() }", "one 1...1"),
    ])
  func reference(list: String, expected: String) {
    let source = """
      struct Screen: View {
        var body: some View { LazyVStack { \(list) } }
        func makeRow(_ item: Item) -> some View { HStack { Text(item.name) } }
        @ViewBuilder func makePair(of item: Item) -> some View { Text(item.name); Divider() }
      }
      struct Row: View { let item: Item
        var body: some View { if item.isOn { Text("a") } } }
      """
    #expect(words(RowSource.report(["a.swift": source]).lists.first) == expected)
  }
}
