import ScrollTraces
import Testing

@Suite("Messages about content")
struct ContentErrorTests {
  /// The text is the content of the scroll view; it begins on line 3.
  @Test(
    "name what is wrong with a view",
    arguments: [
      ("LazyVStak {}", "3:1", "unknown view 'LazyVStak'; did you mean 'LazyVStack'?"),
      ("LazyHStack {}", "3:1", "LazyHStack is not modelled yet"),
      (
        "Wobble {}", "3:1",
        "unknown view 'Wobble'; write ScrollView, LazyVStack, Section, Group, AnyView, ForEach, if, switch, "
          + "EmptyView, Row, Text, GeometryReader, VStack, HStack, ZStack, FlowLayout, EqualWidthHStack, "
          + "DiagonalLayout, RadialLayout, MasonryLayout, Spacer, Divider, Color or ProgressView"
      ),
      (
        "LazyVStack(alignment: .leading) {}", "3:12",
        "where a LazyVStack puts narrower rows is not modelled yet"
      ),
      (
        "LazyVStack(spacing: 8, spacing: 9) {}", "3:24",
        "'spacing' is already set at 3:12; leave one of them out"
      ),
      (
        "LazyVStack(spacing: 8pt) {}", "3:22",
        "unknown unit 'pt'; write lengths in points as plain numbers, such as 44"
      ),
      ("LazyVStack(spacing: 1001) {}", "3:21", "the spacing 1001 is out of range; write 0 to 1_000"),
      (
        String(repeating: "LazyVStack {}\n", count: 201), "2:1",
        "the ScrollView holds more than 200 lazy stacks; put them into a ForEach"
      ),
      ("Section { LazyVStack {} }", "3:11", "a LazyVStack inside a Section is not modelled yet"),
      (
        "if state draft { Row(height: 1) }", "3:1",
        "the condition asks about an element; write it inside ForEach"
      ),
      (
        "if every(2) { Row(height: 1) }", "3:1",
        "the condition asks about an element; write it inside ForEach"
      ),
      ("ZStack { LazyVStack {} }", "3:10", "a LazyVStack inside a ZStack is not modelled yet"),
      ("LazyVStack { LazyVStack {} }", "3:14", "a LazyVStack inside a LazyVStack is not modelled yet"),
      ("ScrollView {}", "3:1", "a ScrollView inside a ScrollView is not modelled yet"),
      ("Row()", "3:4", "Row has no height; write Row(height: 44)"),
      ("Row(height: 44).task()", "3:16", ".task is not modelled yet"),
      ("Row(height: 44).paddin(3)", "3:16", "unknown modifier '.paddin'; did you mean '.padding'?"),
      ("Row(width: 40)", "3:4", "Row has no height; write Row(height: 44)"),
      ("Row(width: [40], height: 40)", "3:12", "found '['; write a width, such as 44"),
      ("Row(height: [1, 2])", "3:13", "found '['; write a height, such as 44, or heights: for a list"),
      ("Row(heights: 44)", "3:14", "found '44'; write a list in brackets, such as [44, 80]"),
      ("Row(heights: [])", "3:14", "the list of heights is empty; write at least one"),
      ("Row(heights: [1 2])", "3:17", "found '2'; write ',' between heights, or ']' after the last"),
      ("Row(height: 1, heights: [2])", "3:25", "Row has two heights; leave one of them out"),
      ("Row(height: -3)", "3:13", "the height -3 is out of range; write 0 to 1_000_000"),
      (
        "Row(height: nan)", "3:13",
        "'nan' is not a number that a trace may hold; write a height, such as 44"
      ),
      (
        "Row(height: -inf)", "3:13",
        "'inf' is not a number that a trace may hold; write a height, such as 44"
      ),
      (
        "Row(height: 1e5)", "3:13",
        "numbers have no exponents here; write all digits, such as 1_000_000 for 1e6"
      ),
      ("Row(height: 5.)", "3:13", "a decimal point needs digits after it, such as 5.0"),
      ("Row(height: .5)", "3:13", "found '.'; write a height, such as 44"),
      ("Row(height: 1_)", "3:14", "found '_' after a number; it goes between digits, as in 1_000"),
      ("Row(height: 60...40)", "3:13", "the range 60...40 runs backwards; write 40...60"),
      ("Row(height: 40..<60)", "3:15", "found '..<'; write '...' for a range that holds both its ends"),
      ("Row(height: 40...60, sed: 3)", "3:22", "unknown argument 'sed:' of Row; did you mean 'seed:'?"),
      ("Row(height: 40, seed: 3)", "3:17", "'seed' goes with a range; write height: 20...400, seed: 7"),
      (
        "Row(height: 40...60, seed: -3)", "3:28",
        "the seed -3 is out of range; write a whole number from 0 to 18446744073709551615"
      ),
      (
        "Row(height: 40...60, seed: 18446744073709551616)", "3:28",
        "the seed 18446744073709551616 is out of range; write a whole number from 0 to 18446744073709551615"
      ),
      (
        #"Row(height: file("bad.txt"))"#, "bad.txt:2:2",
        "unknown unit 'x'; write lengths in points as plain numbers, such as 44"
      ),
      (#"Row(height: file("two.txt"))"#, "two.txt:1:3", "found '2'; write one number a line"),
      (#"Row(height: file("empty.txt"))"#, "empty.txt:1:1", "the file holds no number; write one a line"),
      (
        #"Row(height: file("neg.txt"))"#, "neg.txt:2:1",
        "the height -2 is out of range; write 0 to 1_000_000"
      ),
      (
        #"Text(characters: file("ok.txt"))"#, "ok.txt:4:1",
        "the number of characters 60.5 is not whole; write a whole number, such as 120"
      ),
      (
        #"Row(height: file("none.txt"))"#, "3:18",
        "cannot read the file 'none.txt'; put it beside the trace"
      ),
      (
        #"Row(height: file("../x.txt"))"#, "3:18",
        "the path '../x.txt' is not plain; name a file in the trace's folder, such as 'heights.txt'"
      ),
      (
        #"Row(height: file("/x.txt"))"#, "3:18",
        "the path '/x.txt' is not plain; name a file in the trace's folder, such as 'heights.txt'"
      ),
      (
        #"Row(height: file("a//x.txt"))"#, "3:18",
        "the path 'a//x.txt' is not plain; name a file in the trace's folder, such as 'heights.txt'"
      ),
      (
        #"Row(height: file("a\\\\x.txt"))"#, "3:18",
        #"the path 'a\\x.txt' is not plain; name a file in the trace's folder, such as 'heights.txt'"#
      ),
      (
        "Row(height: file(ok.txt))", "3:18",
        #"found 'ok'; write a file's name in quotes, such as "heights.txt""#
      ),
      (
        "Text(characters: 2.5)", "3:18",
        "the number of characters 2.5 is not whole; write a whole number, such as 120"
      ),
      ("EmptyView", "3:10", "found the end of the line; write '()' after EmptyView"),
      ("EmptyView(x: 1)", "3:11", "unknown argument 'x:' of EmptyView; it takes none"),
      (
        "ForEach(0..<3) {}", "3:9",
        #"ForEach over a range needs its ids; write id: "m", id: index or id: fresh"#
      ),
      (#"ForEach(0..<3, id: \.self) {}"#, "3:20", #"found '\'; write id: "m", id: index or id: fresh"#),
      (
        "ForEach(0..<3, id: self) {}", "3:20",
        #"unknown identity 'self'; write id: "m", id: index or id: fresh"#
      ),
      ("ForEach(0..<3, id: indx) {}", "3:20", "unknown identity 'indx'; did you mean 'index'?"),
      ("ForEach(0...3, id: index) {}", "3:10", "found '...'; write a half-open range, such as 0..<10"),
      ("ForEach(3..<5, id: index) {}", "3:9", "the range 3..<5 does not start at 0; write 0..<10"),
      ("ForEach(5..<3, id: index) {}", "3:9", "the range 5..<3 runs backwards; write 0..<10"),
      (
        "ForEach(0..<1000000000000000000000000000000, id: index) {}", "3:13",
        "the range 0..<1000000000000000000000000000000 has too many elements; write at most 2147483647"
      ),
      (
        "ForEach(0..<2147483648, id: index) {}", "3:13",
        "the range 0..<2147483648 has too many elements; write at most 2147483647"
      ),
      ("ForEach(0..<2.5, id: index) {}", "3:9", "the range 0..<2.5 is not of whole numbers; write 0..<10"),
      (
        "ForEach(items) {}", "3:9",
        #"found 'items'; write the data, such as 0..<10, id: "m" or ids: ["a", "b"]"#
      ),
      ("ForEach(ids: []) {}", "3:14", "the list of ids is empty; write at least one"),
      (
        #"ForEach(ids: ["a", 3.5]) {}"#, "3:20",
        "the id 3.5 is not a whole number of 64 bits; write such a number or a text in quotes"
      ),
      (#"ForEach(ids: ["a", m]) {}"#, "3:20", #"found 'm'; write an id, such as "m5" or 12"#),
      (#"ForEach(name: "x") {}"#, "3:9", #"ForEach has no data; write ids: ["a", "b"]"#),
      ("ForEach {}", "3:9", #"found '{'; write '(' and the data, such as ForEach(0..<10, id: "m")"#),
      ("Section(header: if x {}) {}", "3:20", "'if' is not a view here; write Group { if ... }"),
      (
        "Section(header: Row(height: 3) footer: Row(height: 3)) {}", "3:32",
        "found 'footer'; write ',' between arguments, or ')' after the last"
      ),
      (
        "Section(title: 3) {}", "3:9",
        "unknown argument 'title:' of Section; it takes 'header:' or 'footer:'"
      ),
      (
        "Row(height: 3) Row(height: 3)", "3:16",
        "found 'Row'; write a new line or ';' before the next statement"
      ),
      ("Group", "4:1", "found '}'; write '{' and the views of Group"),
      ("Group Row(height: 3)", "3:7", "found 'Row'; write '{' and the views of Group"),
      ("é", "3:1", "found 'é'; write a view, such as Row(height: 44)"),
      ("Row(height: 3", "4:1", "found '}'; write ',' between arguments, or ')' after the last"),
    ] as [(String, String, String)])
  func view(text: String, place: String, message: String) {
    expectError("trace 1\nScrollView {\n" + text + "\n}", place, message)
  }

  /// The text is the content of a `ForEach`; it begins on line 5.
  @Test(
    "name what is wrong in an element",
    arguments: [
      ("if compct { Row(height: 3) }", "5:4", "unknown condition 'compct'; did you mean 'compact'?"),
      (
        "if wobble { Row(height: 3) }", "5:4",
        "unknown condition 'wobble'; declare it before the content: environment NAME = true"
      ),
      (
        "switch element % 2 { case 0: Row(height: 1) }", "5:1",
        "the switch must be exhaustive; write a case for each remainder from 0 on, or default"
      ),
      (
        "switch element % 2 { case 2: Row(height: 1)\n default: }", "5:1",
        "case 2 never comes: element % 2 is 0 to 1"
      ),
      (
        "switch element % 2 { case 0: Row(height: 1)\n case 0, 1: }", "5:1",
        "the switch has two cases for one remainder; leave one of them out"
      ),
      ("switch element { }", "5:16", "found '{'; write 'element %' and a number"),
      (
        "switch element % 2 { Row(height: 1) }", "5:22",
        "found 'Row'; write 'case' and a number, or 'default'"
      ),
      (
        "switch element % 2 { case 0 Row(height: 1) }", "5:29",
        "found 'Row'; write ':' and the views of the case"
      ),
      ("if let x {}", "5:8", "unknown condition 'x'; declare it before the content: environment NAME = true"),
      ("if let compact = y {}", "5:16", "found '='; write '{' and the views of if"),
      ("if !let compact {}", "5:5", "'let' cannot be negated; write if let compact { } else { ... }"),
      ("if state {}", "5:10", "found '{'; write the state's name, such as draft"),
      ("if every(0) {}", "5:10", "the divisor 0 is out of range; write 1 to 1_000_000_000_000"),
      ("if every 3 {}", "5:10", "found '3'; write '(' as in every(3)"),
      ("if chance(2) {}", "5:11", "the chance 2 is out of range; write 0 to 1"),
      ("if element = 3 {}", "5:12", "found '='; write a comparison: ==, !=, <, <=, > or >="),
      (
        "if compact && compact {}", "5:12",
        "found '&&'; write one condition, and another 'if' inside the braces"
      ),
      (
        #"VStack { ForEach(0..<100_001, id: "x") { Row(height: 1) } }"#, "4:1",
        "one row holds more than 100_000 views; put them into a lazy stack of their own"
      ),
      (
        #"ForEach(0..<2_000_000_000, id: "x") { ForEach(0..<2_000_000_000, id: "y") { Row(height: 1) } }"#,
        "4:1",
        "one row holds more than 100_000 views; put them into a lazy stack of their own"
      ),
    ] as [(String, String, String)])
  func element(text: String, place: String, message: String) {
    expectError(Self.head + text + "\n}\n}", place, message)
  }

  private static let head = """
    trace 1
    environment compact = true
    ScrollView {
    ForEach(0..<9, id: "m") {

    """
}
