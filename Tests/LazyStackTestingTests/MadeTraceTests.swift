import Findings
import LazyStackTesting
import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("Replaying a trace made in code")
struct MadeTraceTests {
  @Test(
    "throws what no text could say, and does not trap",
    arguments: [
      (Trace.ViewportSize(width: -1, height: 800), Trace.Display(), Step.frame),
      (Trace.ViewportSize(width: 390, height: 800), Trace.Display(framesPerSecond: 0), .frame),
      (Trace.ViewportSize(width: 390, height: 800), Trace.Display(scale: 0), .drag(4, over: .seconds(1))),
      (Trace.ViewportSize(width: 390, height: 800), Trace.Display(), .start(.fling(.infinity, .normal))),
      (Trace.ViewportSize(width: 390, height: 800), Trace.Display(), .edit(.insert(Insertion(-1, at: 0)))),
      (
        Trace.ViewportSize(width: 390, height: 800), Trace.Display(),
        .edit(.remove(.places(-3...4), from: nil))
      ),
    ] as [(Trace.ViewportSize, Trace.Display, Step)])
  func refusal(viewport: Trace.ViewportSize, display: Trace.Display, step: Step) {
    let rows = ForEach(.numbered(count: 100, prefix: "m"), content: [Content(.row(height: .constant(40)))])
    let content = Content(.scrollView([Content(.lazyVStack(spacing: 0, [Content(.forEach(rows))]))]))
    let trace = Trace(
      viewport: viewport, display: display, content: content,
      steps: [LocatedStep(step, at: SourcePoint(line: 1, column: 1))])
    let error = #expect(throws: TraceError.self) { try Replay.run(trace, name: "made") }
    #expect(error?.message.contains("out of range") == true)
  }

  @Test("throws what a model cannot be")
  func model() {
    var model = ModelParameters.measured
    model.walk = .to(.nan)
    let trace = Trace(content: Content(.scrollView([])))
    #expect(throws: TraceError.self) { try Replay.run(trace, name: "made", model: model) }
  }
}
