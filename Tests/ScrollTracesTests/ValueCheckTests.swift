import Findings
import LazyStacks
import Testing

@testable import ScrollTraces

@Suite("A trace made in code")
struct ValueCheckTests {
  @Test(
    "is checked by the rules of the language, which a parsed one keeps", arguments: 0..<64 as Range<UInt64>)
  func parsed(seed: UInt64) throws {
    var random = RandomTraces(seed: seed)
    try parse(random.trace().description, files: RandomTraces.files).checkValues()
  }

  @Test(
    "is refused at its step for a value that no text could have",
    arguments: [
      (.scrollBy(1, over: .seconds(-1)), "the time -1s is out of range; write 0s to 3600s"),
      (
        .idle(.seconds(Int64.max)),
        "the time 9223372036854775807s is out of range; write 0s to 3600s"
      ),
      (
        .viewport(.init(width: -1, height: 4)), "the viewport length -1 is out of range; write 0 to 1_000_000"
      ),
      (.inset(-3), "the inset -3 is out of range; write 0 to 1_000_000"),
      (
        .start(.fling(.nan, .fast)),
        "the velocity nan is out of range; write -1_000_000 to 1_000_000"
      ),
      (
        .edit(.insert(Insertion(-1, at: 0))),
        "the number of elements -1 is out of range; write 1 to 2_147_483_647"
      ),
      (
        .edit(.insert(Insertion(1, at: .index(-1)))),
        "the place -1 is out of range; write 0 to 2_147_483_647"
      ),
      (
        .edit(.insert(Insertion(3, at: 0, ids: .listed(["a"])))),
        "insert 3 has 1 id; write one for each element"
      ),
      (
        .edit(.remove(.places(-3...4), from: nil)),
        "the place -3 is out of range; write 0 to 2_147_483_647"
      ),
      (.edit(.resize(.all, to: -4)), "the height -4 is out of range; write 0 to 1_000_000"),
      (.batch([]), "nothing stands between begin and commit; write an edit, or leave both out"),
      (
        .on(Reaction(on: .endWithin(3), steps: [])),
        "the reaction does nothing; write a step, such as { insert 20 at end }"
      ),
      (
        .on(Reaction(on: .visible("a", share: .nan), steps: [])),
        "the share nan is out of range; write more than 0, up to 1"
      ),
      (
        .expect(.metric(.built, .equal, .infinity, within: nil, since: nil)),
        "the expected value inf is out of range; write -1_000_000_000_000 to 1_000_000_000_000"
      ),
    ] as [(Step, String)])
  func step(step: Step, message: String) {
    var trace = Trace(content: Content(.scrollView([])))
    trace.steps = [LocatedStep(.frame, at: Self.start), LocatedStep(step, at: Self.place)]
    let error = #expect(throws: TraceError.self) { try trace.checkValues() }
    #expect(error?.location == Self.place)
    #expect(error?.message == message)
  }

  @Test("is refused for settings that no text could have")
  func settings() {
    let size = Trace.ViewportSize(width: 390, height: -1)
    let content = Content(.scrollView([]))
    #expect(throws: TraceError.self) { try Trace(viewport: size, content: content).checkValues() }
    for display in [Trace.Display(framesPerSecond: 0), Trace.Display(scale: 0)] {
      #expect(throws: TraceError.self) { try Trace(display: display, content: content).checkValues() }
    }
    var model = ModelParameters.swiftui
    #expect(throws: Never.self) { try model.checkValues(at: Self.start) }
    model.prefetchRows = -1
    let error = #expect(throws: TraceError.self) { try model.checkValues(at: Self.start) }
    #expect(error?.message == "the number of rows -1 is out of range; write 0 to 1_000_000")
  }

  private static let start = SourcePoint(line: 1, column: 1)
  private static let place = SourcePoint(line: 7, column: 3)
}
