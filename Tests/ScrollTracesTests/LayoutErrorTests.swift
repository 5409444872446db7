import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("Errors in layouts")
struct LayoutErrorTests {
  @Test(
    "name what is wrong with a layout",
    arguments: [
      ("HStak {}", "3:1", "unknown view 'HStak'; did you mean 'HStack'?"),
      ("HStack", "4:1", "found '}'; write '{' and the views of HStack"),
      ("HStack(8) {}", "3:8", "found '8'; write ')' or an argument of HStack, such as 'alignment:'"),
      ("HStack(spacing: -1001) {}", "3:17", "the spacing -1001 is out of range; write -1_000 to 1_000"),
      ("VStack(spacing: -1) {}", "3:17", "the spacing -1 is out of range; write 0 to 1_000"),
      (
        "HStack(alignment: .leading) {}", "3:20",
        "unknown alignment 'leading'; write top, center, bottom, firstTextBaseline or lastTextBaseline"
      ),
      ("HStack(alignment: botom) {}", "3:19", "unknown alignment 'botom'; did you mean 'bottom'?"),
      ("VStack(alignment: .top) {}", "3:20", "unknown alignment 'top'; write leading, center or trailing"),
      ("ZStack(spacing: 8) {}", "3:8", "unknown argument 'spacing:' of ZStack; it takes 'alignment:'"),
      (
        "ZStack(alignment: 3) {}", "3:19",
        "found '3'; write center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading or bottomTrailing"
      ),
      (
        "FlowLayout(rowSpacing: 8) {}", "3:12",
        "unknown argument 'rowSpacing:' of FlowLayout; did you mean 'spacing:'?"
      ),
      ("RadialLayout(spacing: 8) {}", "3:14", "unknown argument 'spacing:' of RadialLayout; it takes none"),
      ("MasonryLayout(columns: 0) {}", "3:24", "the number of columns 0 is out of range; write 1 to 100"),
      (
        "MasonryLayout(columns: 2.5) {}", "3:24",
        "the number of columns 2.5 is not whole; write a whole number, such as 2"
      ),
      (
        "MasonryLayout(columns: 2, columns: 3) {}", "3:27",
        "'columns' is already set at 3:15; leave one of them out"
      ),
      ("EqualWidthHStack(spacing: big) {}", "3:27", "found 'big'; write a spacing, such as 8"),
      ("GeometryReader", "4:1", "found '}'; write '{' and the views of GeometryReader"),
      ("GeometryReader(8) {}", "3:15", "found '('; write '{' and the views of GeometryReader"),
      ("HStack { LazyVStack {} }", "3:10", "a LazyVStack inside an HStack is not modelled yet"),
      ("HStack { ScrollView {} }", "3:10", "a ScrollView inside a ScrollView is not modelled yet"),
    ] as [(String, String, String)])
  func layout(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView {\n" + text + "\n}", place, message)
  }

  @Test(
    "name what is wrong with a view that has nothing in it",
    arguments: [
      ("Spacer", "3:7", "found the end of the line; write '()' after Spacer"),
      ("Spacer(8)", "3:8", "found '8'; write ')' or an argument of Spacer, such as 'minLength:'"),
      ("Spacer(minLength: -8)", "3:19", "the least length -8 is out of range; write 0 to 1_000"),
      ("Spacer {}", "3:8", "found '{'; write '()' after Spacer"),
      ("Divider", "3:8", "found the end of the line; write '()' after Divider"),
      ("Divider(height: 1)", "3:9", "unknown argument 'height:' of Divider; it takes none"),
      ("ProgressView(value: 1)", "3:14", "unknown argument 'value:' of ProgressView; it takes none"),
      ("Color.tael", "3:6", "unknown color 'tael'; did you mean 'teal'?"),
      ("Color(gray)", "3:6", "found '('; write a color after a dot, such as Color.gray"),
      ("Spacr()", "3:1", "unknown view 'Spacr'; did you mean 'Spacer'?"),
    ] as [(String, String, String)])
  func leaf(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView {\n" + text + "\n}", place, message)
  }

  @Test(
    "name what is wrong with a modifier that takes part in measuring",
    arguments: [
      (".frame", "3:26", "found the end of the line; write '(' as in .frame(width: 40)"),
      (".frame()", "3:26", ".frame does not say how large; write width: 40 or maxWidth: .infinity"),
      (
        ".frame(alignment: .top)", "3:26",
        ".frame does not say how large; write width: 40 or maxWidth: .infinity"
      ),
      (
        ".frame(width: 1, maxHeight: 2)", "3:27",
        "a frame has fixed lengths or bounds such as 'maxHeight:'; write two frames for both"
      ),
      (
        ".frame(width: .infinity)", "3:34",
        "a frame's width is finite; write maxWidth: .infinity to fill what is proposed"
      ),
      (".frame(width: -1)", "3:34", "the length -1 is out of range; write 0 to 1_000_000"),
      (".frame(maxWidht: 3)", "3:27", "unknown argument 'maxWidht:' of .frame; did you mean 'maxWidth:'?"),
      (".frame(maxWidth: .infinite)", "3:37", "found '.'; write a length, such as 44, or .infinity"),
      (
        ".frame(height: 1e30)", "3:35",
        "numbers have no exponents here; write all digits, such as 1_000_000 for 1e6"
      ),
      (
        ".frame(height: 1, alignment: .baseline)", "3:50",
        "unknown alignment 'baseline'; write center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading or bottomTrailing"
      ),
      (".frame(height: 1, height: 2)", "3:38", "'height' is already set at 3:27; leave one of them out"),
      (".padding(", "4:1", "found '}'; write a length or an edge, such as .padding(.horizontal, 12)"),
      (".padding(-3)", "3:29", "the padding -3 is out of range; write 0 to 1_000"),
      (".padding(.horizontl, 3)", "3:30", "unknown edge 'horizontl'; did you mean 'horizontal'?"),
      (".padding(.horizontal 3)", "3:41", "found '3'; write ')' as in .padding(.horizontal, 12)"),
      (".padding(.horizontal, 3, 4)", "3:43", "found ','; write ')' as in .padding(.horizontal, 12)"),
      (
        ".padding([.top, lft], 3)", "3:36",
        "unknown edge 'lft'; write all, horizontal, vertical, top, bottom, leading or trailing"
      ),
      (".padding([.top 3)", "3:35", "found '3'; write ',' between edges, or ']' after the last"),
      (".layoutPriority()", "3:36", "found ')'; write a priority, such as 1"),
      (".layoutPriority(2000)", "3:36", "the priority 2000 is out of range; write -1_000 to 1_000"),
      (
        ".layoutPriority(nan)", "3:36",
        "'nan' is not a number that a trace may hold; write a priority, such as 1"
      ),
      (
        ".fixedSize(true)", "3:31",
        "unknown argument 'true:' of .fixedSize; it takes 'horizontal:' or 'vertical:'"
      ),
      (".fixedSize(horizontal: 1, vertical: true)", "3:43", "found '1'; write true or false"),
      (
        ".fixedSize(horizontal: true)", "3:30",
        ".fixedSize takes both axes or none; write horizontal: true, vertical: false"
      ),
      (
        ".aspectRatio(2)", "3:34",
        "found ')'; write ', contentMode:' as in .aspectRatio(1.5, contentMode: .fit)"
      ),
      (
        ".aspectRatio(0, contentMode: .fit)", "3:33",
        "the ratio of width by height 0 is out of range; write more than 0, up to 1_000_000"
      ),
      (".aspectRatio(2, contentMode: .fil)", "3:50", "unknown content mode 'fil'; did you mean 'fit'?"),
      (".frame(width: big)", "3:34", "found 'big'; write a length, such as 44"),
    ] as [(String, String, String)])
  func modifier(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView {\nText(characters: 3)" + text + "\n}", place, message)
  }

  @Test(
    "say what to write in place of SwiftUI's words",
    arguments: [
      (
        "Image(\"x\")", "3:1",
        "a trace has no 'Image'; write Color.gray with a frame, such as .frame(width: 40, height: 40)"
      ),
      ("Button(\"x\") {}", "3:1", "a trace has no 'Button'; write what it shows, such as HStack { ... }"),
      ("ViewThatFits {}", "3:1", "a trace has no 'ViewThatFits'; it is not modelled yet"),
      (
        "Text(\"x\").lineLimit(2)", "3:10",
        "a trace has no '.lineLimit'; write .frame(maxHeight: 40) for two lines"
      ),
      (
        "Text(\"x\").font(.body)", "3:10",
        "a trace has no '.font'; every text is 8 by 20 points a character, times textScale; leave it out"
      ),
      (
        "Text(\"x\").background(.red)", "3:10",
        "a trace has no '.background'; it takes no part in measuring; leave it out"
      ),
      (
        "Row(height: 1).containerRelativeFrame(.horizontal)", "3:15",
        "a trace has no '.containerRelativeFrame'; it is not modelled yet"
      ),
      (
        "GeometryReader { proxy in Row(height: 3) }", "3:18",
        "found 'proxy in'; leave it out, a trace's views take nothing"
      ),
      (
        "if compact && dark { Row(height: 1) }", "3:12",
        "found '&&'; write one condition, and another 'if' inside the braces"
      ),
      ("Row(height: [10, 20])", "3:13", "found '['; write a height, such as 44, or heights: for a list"),
      ("Color", "3:6", "found the end of the line; write a color after a dot, such as Color.gray"),
      ("Color.padding(3)", "3:6", "found '.'; write a color after a dot, such as Color.gray"),
      ("Text(\"x\", 3)", "3:9", "found ','; write ')' after the text"),
      ("Text(characters: [])", "3:18", "the list of numbers of characters is empty; write at least one"),
    ] as [(String, String, String)])
  func swiftUIWords(text: String, place: String, message: String) {
    expectError("trace 1; environment compact = true\nScrollView {\n" + text + "\n}", place, message)
  }

  @Test("say where a measuring modifier may not go, the stack that scrolls")
  func stack() {
    expectError(
      "trace 1\nScrollView {\nLazyVStack { ForEach(0..<3, id: \"m\") { Row(height: 1) } }.fixedSize()\n}",
      "3:58",
      ".fixedSize on the LazyVStack that scrolls is not modelled yet")
  }
}

@Suite("Rules of content")
struct ContentRuleTests {
  private static func row(_ loads: String) -> String { "Row(height: 1).loads(\(loads), height: 9)" }

  @Test(
    "refuse rows of one element that load at other times, and no others",
    arguments: [
      ("HStack { \(row("on: appear")); \(row("on: appear, after: 1s")) }", false),
      ("HStack { \(row("on: appear")); VStack { Group { \(row("on: init")) } } }", false),
      ("\(row("on: appear")); if every(2) { \(row("on: init")) }", false),
      ("HStack { \(row("on: init, after: 1s")); \(row("on: init, after: 1000ms")) }", true),
      ("if every(2) { \(row("on: appear")) } else { \(row("on: init")) }", true),
      ("switch element % 2 { case 0: \(row("on: appear"))\ndefault: \(row("on: init")) }", true),
    ])
  func loads(element: String, isAllowed: Bool) {
    let text = "trace 1\nScrollView {\nLazyVStack { ForEach(0..<3, id: \"m\") {\n\(element)\n} }\n}"
    if isAllowed {
      #expect(throws: Never.self) { try parse(text) }
    } else {
      let error = #expect(throws: TraceError.self) { try parse(text) }
      #expect(
        error?.message == "all rows of an element load together; write the same 'on:' and 'after:' for each")
      #expect(error?.location.line == 4)
    }
  }

  @Test("let each list and each view load by itself")
  func separateLoads() throws {
    _ = try parse(
      """
      trace 1
      ScrollView {
      LazyVStack {
        Section(header: HStack { \(Self.row("on: init")) }) {
          ForEach(0..<3, id: "a") { \(Self.row("on: appear")) }
          ForEach(0..<3, id: "b") { \(Self.row("on: appear, after: 1s")) }
        }
        HStack { \(Self.row("on: appear, after: 3s")) }
      }
      }
      """)
  }

  @Test("let views of the page load, and name them")
  func besideStack() {
    let stack = "LazyVStack { ForEach(0..<3, id: \"m\") { Row(height: 1) } }"
    for view in [Self.row("on: appear"), "HStack { \(Self.row("on: init")) }", "Row(height: 1).id(3)"] {
      #expect(throws: Never.self) { try parse("trace 1\nScrollView {\n\(view)\n\(stack)\n}") }
    }
  }

  @Test("refuse what would have no effect")
  func ineffective() {
    expectError(
      "trace 1\nScrollView {\nForEach(0..<3, id: \"m\") { Row(height: 1).onGeometryChange(heights: [3]).padding(3) }\n}",
      "3:41", ".onGeometryChange with frames or padding is not modelled yet")
  }

  @Test("bound how much stands around one view", arguments: [(128, true), (129, false), (30_000, false)])
  func depth(count: Int, isAllowed: Bool) throws {
    let text =
      "trace 1\nScrollView {\nGroup { Text(characters: 3)" + String(repeating: ".padding(1)", count: count)
      + " }\n}"
    if isAllowed {
      let content = try ResolvedContent(parse(text).content)
      #expect(content.length(of: 0, width: 1_000) == 276)
    } else {
      expectError(text, "3:9", "more than 128 layouts and modifiers stand around one view; leave some out")
    }
  }
}
