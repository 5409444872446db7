import LazyStacks
import Testing

@Suite("Modifiers of content built in code")
struct ContentModifierTests {
  @Test(
    "are refused where they cannot be, with the modifier to blame",
    arguments: [
      ([.id(.number(1)), .id(.number(1))], .repeatedModifier("id"), 1),
      ([.loads(LateLoad(on: .appear, after: -1, height: .constant(1)))], .invalidTime(-1), 0),
      ([.loads(LateLoad(on: .appear, after: .infinity, height: .constant(1)))], .invalidTime(.infinity), 0),
      ([.loads(LateLoad(on: .appear, height: .cycle([1, -2])))], .invalidQuantity(-2), 0),
      (
        [.id(.number(1)), .scrollPosition(id: nil, anchor: nil)],
        .misplacedModifier("scrollPosition", place: "the ScrollView"), 1
      ),
    ] as [([ContentModifier], ContentError.Reason, Int)])
  func row(modifiers: [ContentModifier], reason: ContentError.Reason, index: Int) {
    let row = Content(.row(height: .constant(3)), modifiers: modifiers)
    let error = #expect(throws: ContentError.self) { try Content(.scrollView([row])).checkRules() }
    #expect(error?.reason == reason)
    #expect(error?.modifierIndex == index)
  }

  @Test("report visibility to a share from above 0 to 1", arguments: [0, -1, 1.5, .infinity])
  func threshold(_ threshold: Double) {
    let content = Content(
      .scrollView([]), modifiers: [.onScrollTargetVisibilityChange(threshold: threshold)])
    let error = #expect(throws: ContentError.self) { try content.checkRules() }
    #expect(error?.reason == .invalidThreshold(threshold))
  }

  @Test("may stand on the eager stack that holds the data")
  func eagerStack() throws {
    let data = Content(.forEach(ForEach(.indexed(count: 3), content: [Content(.row(height: .constant(3)))])))
    let end = Content(.row(height: .constant(3)), modifiers: [.id(.text("end"))])
    try Content(.scrollView([Content(.vStack(spacing: 8, [data, end]), modifiers: [.scrollTargetLayout])]))
      .checkRules()
  }
}
