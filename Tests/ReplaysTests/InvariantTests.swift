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
      }
    }
    // The frames checked are those of the replay.
    let report = try Replay.run(trace, name: name)
    #expect(report.frames == frames)
    #expect(report.offset == stack.contentOffset)
    #expect(report.rows.liveAtEnd == stack.record.live)
  }
}

extension LazyStack {
  /// The frames that a step comes to when it begins now.
  fileprivate func commands(of step: Step, on display: Trace.Display) -> [FrameCommand] {
    switch step {
    case .mark, .expect, .observe: return []
    case .frame: return [.rest]
    case .idle(let duration): return Array(repeating: .idle, count: display.frames(in: duration))
    case .scrollBy(let distance, let duration):
      let frames = display.frames(in: duration)
      let part = Length(units: distance.units / Int64(frames))
      return Array(repeating: .scroll(by: part), count: frames - 1)
        + [.scroll(by: distance - part * (frames - 1))]
    case .scrollTo(let target, let duration):
      guard let goal = goal(of: target) else { return [.rest] }
      let frames = display.frames(in: duration)
      if frames == 1 { return [.jump(to: goal)] }
      return (1...frames).map { .animate(to: goal, frame: $0, of: frames) }
    }
  }

  /// Where a `scroll to` goes; `nil` where it stays.
  private func goal(of target: ScrollTarget) -> ScrollGoal? {
    switch target {
    case .offset(let offset): .offset(offset)
    case .edge(let edge): .edge(edge)
    case .row(let id, let anchor):
      switch content.lookUp(id) {
      case .found(let element), .duplicate(let element):
        (anchor.map { .unitPoint($0) }
          ?? leastMove(showing: content.estimatedFirstSubview(ofElement: element)))
          .map { .element(element, $0) }
      case .empty, .unknown, .wrongType: nil
      }
    }
  }
}

extension Trace.Display {
  /// The frames a time lasts; one where no time is given.
  fileprivate func frames(in duration: Duration?) -> Int {
    guard let duration else { return 1 }
    let nanoseconds = Int(duration / .nanoseconds(1))
    return max(1, (nanoseconds * framesPerSecond + 999_999_999) / 1_000_000_000)
  }
}
