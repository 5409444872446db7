import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("Every frame of a trace")
struct InvariantTests {
  @Test("keeps what must always hold", arguments: TraceFolder.names)
  func invariants(name: String) throws {
    let trace = try TraceFolder.trace(name)
    var session = try ReplaySession(trace, name: name, model: trace.model ?? .swiftui)
    #expect(session.stack.brokenInvariant(after: .rest, from: session.stack) == nil)
    let broken = Box<[String]>([])
    session.onAdvance = { before, command, after in
      if let text = after.brokenInvariant(after: command, from: before) { broken.value.append(text) }
    }
    for located in trace.steps {
      try session.perform(located)
      #expect(broken.value == [], "\(name):\(located.location.line)")
      broken.value = []
    }
  }
}

/// A value that a closure changes.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
