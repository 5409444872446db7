import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("Every frame of a trace")
struct InvariantTests {
  @Test("keeps what must always hold", arguments: TraceFolder.names)
  func invariants(name: String) throws {
    let trace = try TraceFolder.trace(name)
    var stack = try ReplaySession(trace, name: name, model: trace.model ?? .measured).stack
    #expect(stack.brokenInvariant(after: .rest, from: stack) == nil)
    var frames = 1
    for located in trace.steps {
      for command in stack.commands(of: located.step, on: trace.display) {
        let before = stack
        stack.advance(command)
        let broken = stack.brokenInvariant(after: command, from: before)
        #expect(broken == nil, "\(name):\(located.location.line), frame \(frames)")
        frames += 1
        // A step ends where a limit is reached.
        if stack.record.exhausted != nil { break }
      }
    }
    // The frames checked are those of the replay.
    let report = try Replay.run(trace, name: name)
    #expect(report.frames == frames)
    #expect(report.offset == stack.contentOffset)
    #expect(report.rows.liveAtEnd == stack.record.live)
  }
}
