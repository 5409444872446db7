import LazyStacks
import ScrollTraces
import Testing

@Suite("Modifiers")
struct ModifierTests {
  @Test(
    "are read behind a view, on its line or the next ones",
    arguments: [
      (#"Row(height: 1).id("end")"#, [.id(.text("end"))]),
      ("Row(height: 1)\n// why\n  .id(12)", [.id(.number(12))]),
      ("VStack {\n}\r\n.id(-3)", [.id(.number(-3))]),
      (
        "Row(height: 80).loads(on: appear, after: 200ms, height: 240)",
        [.loads(LateLoad(on: .appear, after: 200, height: .constant(240)))]
      ),
      (
        "Row(height: 80).loads(heights: [1, 2], on: init)",
        [.loads(LateLoad(on: .`init`, height: .cycle([1, 2])))]
      ),
      (
        "Row(height: 80)\n.loads(on: init, after: 1.5s, height: 1...2, seed: 3)\n.id(1)",
        [.loads(LateLoad(on: .`init`, after: 1500, height: .integers(1...2, seed: 3))), .id(.number(1))]
      ),
      ("Row(width: 40, height: 30)", [.width(.constant(40))]),
      ("Row(height: 30, width: 4...6)\n.id(1)", [.width(.integers(4...6, seed: 0)), .id(.number(1))]),
      ("LazyVStack {}.scrollTargetLayout()", [.scrollTargetLayout]),
      ("VStack { ForEach(0..<3, id: \"m\") {} }\n.scrollTargetLayout()", [.scrollTargetLayout]),
    ] as [(String, [ContentModifier])])
  func view(text: String, modifiers: [ContentModifier]) throws {
    #expect(try content(text).map(\.modifiers) == [modifiers])
  }

  @Test(
    "are read behind the scroll view",
    arguments: [
      (#".scrollPosition(id: "m50", anchor: top)"#, [.scrollPosition(id: .text("m50"), anchor: .top)]),
      ("\n.scrollPosition(id: nil)", [.scrollPosition(id: nil, anchor: nil)]),
      (".scrollPosition(anchor: .center, id: 5)", [.scrollPosition(id: .number(5), anchor: .center)]),
      (
        ".scrollPosition(id: 5, anchor: 0.25)",
        [.scrollPosition(id: .number(5), anchor: ScrollAnchor(unchecked: 0.25))]
      ),
      (".defaultScrollAnchor(bottom)", [.defaultScrollAnchor(.bottom, for: nil)]),
      (
        ".defaultScrollAnchor(.bottom, for: .sizeChanges).defaultScrollAnchor(top, for: alignment)",
        [.defaultScrollAnchor(.bottom, for: .sizeChanges), .defaultScrollAnchor(.top, for: .alignment)]
      ),
      (
        "\n  .onScrollTargetVisibilityChange(threshold: 0.8)",
        [.onScrollTargetVisibilityChange(threshold: 0.8)]
      ),
      (".onScrollTargetVisibilityChange()", [.onScrollTargetVisibilityChange(threshold: 0.5)]),
    ] as [(String, [ContentModifier])])
  func scrollView(text: String, modifiers: [ContentModifier]) throws {
    #expect(try parse("trace 1\nScrollView {}\(text)\nframe").content.modifiers == modifiers)
  }

  @Test("of targets may stand on the lazy stack, and are the scroll view's")
  func targetVisibility() throws {
    let trace = try parse(
      "trace 1\nScrollView { LazyVStack {}.onScrollTargetVisibilityChange(threshold: 1).scrollTargetLayout() }"
    )
    #expect(trace.content.modifiers == [.onScrollTargetVisibilityChange(threshold: 1)])
    guard case .scrollView(let views) = trace.content.kind else { return }
    #expect(views.map(\.modifiers) == [[.scrollTargetLayout]])
    #expect(try parse(trace.description) == trace)
  }

  @Test("pin the headers of sections")
  func pinnedViews() throws {
    let pinned = Content.Kind.lazyVStack(spacing: 3, pinnedViews: .sectionHeaders, [])
    #expect(try content("LazyVStack(pinnedViews: [.sectionHeaders], spacing: 3) {}").map(\.kind) == [pinned])
    #expect(try content("LazyVStack(pinnedViews: []) {}") == [Content(.lazyVStack(spacing: nil, []))])
  }
}
