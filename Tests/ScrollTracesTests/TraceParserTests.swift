import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("Reading a trace")
struct TraceParserTests {
  @Test("reads settings, with defaults for those left out")
  func settings() throws {
    let plain = try parse("trace 1\nScrollView {}")
    #expect(plain == Trace(content: Content(.scrollView([]))))
    let trace = try parse(
      """
      trace 1
      viewport 844 x 390.5 // turned
      model measured
      display 120
      environment compact = false; environment textScale = 0.1
      ScrollView(.vertical) {}
      """)
    #expect(trace.viewport == Trace.ViewportSize(width: 844, height: 390.5))
    #expect(trace.model == .measured)
    #expect(trace.display == Trace.Display(framesPerSecond: 120))
    #expect(
      trace.environment == [
        Trace.EnvironmentValue(name: "compact", value: .flag(false)),
        Trace.EnvironmentValue(name: "textScale", value: .number(0.1)),
      ])
  }

  @Test(
    "reads each step",
    arguments: [
      ("scroll by 240", .scrollBy(240, over: nil)),
      ("scroll by -2_400.5 in 500ms", .scrollBy(-2400.5, over: .milliseconds(500))),
      ("scroll to \"m5\"", .scrollTo(.row(.text("m5"), anchor: nil), animated: nil)),
      ("scroll to \"m5\" anchor none", .scrollTo(.row(.text("m5"), anchor: nil), animated: nil)),
      ("scroll to 12 anchor center", .scrollTo(.row(.number(12), anchor: .center), animated: nil)),
      ("scroll to 12 anchor 0", .scrollTo(.row(.number(12), anchor: .top), animated: nil)),
      (
        "scroll to -3 animated 1.5s anchor bottom",
        .scrollTo(.row(.number(-3), anchor: .bottom), animated: .milliseconds(1500))
      ),
      ("scroll to offset -20", .scrollTo(.offset(-20), animated: nil)),
      ("scroll to edge top animated 0ms", .scrollTo(.edge(.top), animated: .zero)),
      ("frame", .frame),
      ("idle 0.000001ms", .idle(.nanoseconds(1))),
      ("state \"m12\" draft = \"hello\"", .state(.text("m12"), key: "draft", .text("hello"))),
      ("state 3 _open=true", .state(.number(3), key: "_open", .flag(true))),
      ("state 3 open = false", .state(.number(3), key: "open", .flag(false))),
      ("state 3 rating = -2_000.5", .state(.number(3), key: "rating", .number(-2000.5))),
      ("expect lost == 0", .expect(.metric(.lost, .equal, 0, within: nil, since: nil))),
      ("mark \"a \\\"b\\\" \\\\\"", .mark("a \"b\" \\")),
      ("expect built >= 9_000", .expect(.metric(.built, .greaterOrEqual, 9000, within: nil, since: nil))),
      (
        "expect offset==1 within 0.5",
        .expect(.metric(.offset, .equal, 1, within: 0.5, since: nil))
      ),
      ("expect last \"m1\" at -1 within 2", .expect(.place(.last, .text("m1"), at: -1, within: 2))),
      ("expect visible \"a\" ... \"b\"", .expect(.visible(.text("a"), .text("b")))),
      ("expect visible 1...3", .expect(.visible(.number(1), .number(3)))),
      ("expect visible < 3", .expect(.metric(.visible, .less, 3, within: nil, since: nil))),
      ("expect diagnosis layout-loop", .expect(.diagnosis(rule: "layout-loop", expected: true))),
      ("expect no diagnosis", .expect(.diagnosis(rule: nil, expected: false))),
      ("observe offset 3", .observe(Trace.Observation(offset: 3))),
      (
        "observe first \"m4\" at -12 at 1.234s",
        .observe(Trace.Observation(time: .milliseconds(1234), first: .text("m4"), firstDistance: -12))
      ),
    ] as [(String, Step)])
  func step(text: String, step: Step) throws {
    #expect(try steps(text) == [step])
  }

  @Test(
    "reads each view",
    arguments: [
      ("LazyVStack {}", .lazyVStack(spacing: nil, [])),
      ("LazyVStack(spacing: 8) {}", .lazyVStack(spacing: 8, [])),
      ("VStack(spacing: 0.5) { EmptyView() }", .vStack(spacing: 0.5, [Content(.empty)])),
      ("Group\n{\n}", .group([])),
      ("Row(\n  height: 44, // points\n)", .row(height: .constant(44))),
      ("Row(height: 40...60)", .row(height: .integers(40...60, seed: 0))),
      ("Row(seed: 3, height: 40.0...60)", .row(height: .fractions(40...60, seed: 3))),
      ("Row(heights: [1, 2.5])", .row(height: .cycle([1, 2.5]))),
      ("Row(heights: file(\"heights.txt\"))", .row(height: .file("heights.txt", [44, 60.5, 1000]))),
      ("Text(characters: [3, 4])", .text(characters: .cycle([3, 4]))),
      ("Text(characters: 0...1_000_000, seed: 7)", .text(characters: .integers(0...1_000_000, seed: 7))),
      (
        "ForEach(0..<2_147_483_647, id: \"\") {}",
        .forEach(ForEach(.numbered(count: 2_147_483_647, prefix: ""), content: []))
      ),
      (
        "ForEach(0..<3, name: \"feed\", id: index) {}",
        .forEach(ForEach(.indexed(count: 3), name: "feed", content: []))
      ),
      ("ForEach(0..<0, id: fresh) {}", .forEach(ForEach(.fresh(count: 0), content: []))),
      ("ForEach(ids: [\"a\", 3]) {}", .forEach(ForEach(.listed([.text("a"), .number(3)]), content: []))),
      (
        "Section(footer: EmptyView()) { EmptyView() }",
        .section(header: [], content: [Content(.empty)], footer: [Content(.empty)])
      ),
      (
        "Section { EmptyView() } header: { Row(height: 1) }\nfooter: { EmptyView(); EmptyView() }",
        .section(
          header: [Content(.row(height: .constant(1)))], content: [Content(.empty)],
          footer: [Content(.empty), Content(.empty)])
      ),
      ("Text(\"caf\u{E9}, \u{1F469}\u{200D}\u{1F467}\")", .text(characters: .constant(7))),
      ("HStack(spacing: -10) {}", .layout(.hStack(spacing: -10), [])),
      ("Color.teal", .leaf(.color("teal"))),
      (
        "if !compact {}\nelse if compact {} else { EmptyView() }",
        .conditional(
          .not(.environment("compact")), then: [],
          otherwise: [
            Content(.conditional(.environment("compact"), then: [], otherwise: [Content(.empty)]))
          ])
      ),
    ] as [(String, Content.Kind)])
  func view(text: String, kind: Content.Kind) throws {
    #expect(try content(text, files: Samples.files).map(\.kind) == [kind])
  }

  @Test("says where views and steps begin, in bytes and with CRLF")
  func locations() throws {
    let trace = try parse(
      "\u{FEFF}trace 1\r\nScrollView { Group {} }\r\n mark \"é\"; frame // x\r\n")
    #expect(trace.content.location == SourcePoint(line: 2, column: 1))
    guard case .scrollView(let views) = trace.content.kind else { return }
    #expect(views.map(\.location) == [SourcePoint(line: 2, column: 14)])
    #expect(
      trace.steps.map(\.location) == [
        SourcePoint(line: 3, column: 2), SourcePoint(line: 3, column: 13),
      ])
  }

  @Test("reads the traces of the repository")
  func samples() throws {
    #expect(try parse(Samples.uniform).steps.count == 17)
    #expect(try parse(Samples.jumpThenUp).steps.count == 12)
  }

  @Test("reads a file once, however often it is named")
  func filesAreReadOnce() throws {
    let counter = Counter()
    let text = "trace 1\nScrollView { Row(height: file(\"a/b.txt\")); Row(height: file(\"a/b.txt\")) }"
    _ = try Trace(parsing: Array(text.utf8)) { _ in
      counter.count += 1
      return Array("\u{FEFF}44".utf8)
    }
    #expect(counter.count == 1)
  }

  private final class Counter {
    var count = 0
  }
}
