import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("What is on screen")
struct ScreenPositionTests {
  /// Estimates decide what is told of the content, and where jumps by a distance land; nothing else.
  @Test("is the same under walked estimates and under the mean", arguments: TraceFolder.names)
  func sameScreen(name: String) throws {
    let trace = try TraceFolder.trace(name)
    var walked = try stack(of: trace, name: name, estimate: .walked)
    var mean = try stack(of: trace, name: name, estimate: .mean)
    #expect(walked.screen == mean.screen)
    var isSame = true
    for located in trace.steps {
      let commands = walked.commands(of: located.step, on: trace.display)
      // Where the screens differ, the least move to a row may take other frames.
      let others = isSame ? commands : mean.commands(of: located.step, on: trace.display)
      for index in 0..<max(commands.count, others.count) {
        if index < others.count { mean.advance(others[index]) }
        guard index < commands.count else { continue }
        walked.advance(commands[index])
        switch walked.origin(of: commands[index]) {
        case .lastScreen: break
        case .goal: isSame = true
        case .estimates: isSame = false
        }
        if isSame {
          #expect(walked.screen == mean.screen, "\(name):\(located.location.line), frame \(index + 1) of it")
        }
      }
    }
  }

  private func stack(
    of trace: Trace, name: String, estimate: ModelParameters.Estimate
  ) throws -> LazyStack {
    var model = trace.model ?? .swiftui
    model.estimate = estimate
    return try ReplaySession(trace, name: name, model: model).stack
  }
}

/// What the screen after a frame follows from.
private enum Origin {
  case lastScreen, goal, estimates
}

extension LazyStack {
  /// The rows seen, and where.
  fileprivate var screen: [Int: Length] {
    Dictionary(uniqueKeysWithValues: record.seen.map { ($0, distance(of: $0)) })
  }

  fileprivate func origin(of command: FrameCommand) -> Origin {
    switch command {
    case .rest, .idle, .update, .changeEnvironment: return .lastScreen
    case .scroll(let distance):
      guard case .to(let viewports) = parameters.walk else { return .lastScreen }
      let isWalk = Double(distance.magnitude.points) <= viewports * Double(viewport.points)
      return isWalk ? .lastScreen : .estimates
    case .jump(let goal): return origin(of: goal)
    case .animate(let goal, let frame, let count): return frame < count ? .estimates : origin(of: goal)
    }
  }

  private func origin(of goal: ScrollGoal) -> Origin {
    switch goal {
    case .offset: .estimates
    case .edge, .subview(_, .unitPoint), .element(_, .unitPoint): .goal
    // Which of the two it was followed from the screen at the step's begin.
    case .subview(_, .nearestStart), .subview(_, .nearestEnd), .element(_, .nearestStart),
      .element(_, .nearestEnd):
      .lastScreen
    }
  }
}
