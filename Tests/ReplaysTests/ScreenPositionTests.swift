import Findings
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("What is on screen")
struct ScreenPositionTests {
  /// Estimates decide what is published of the content, and where jumps by a distance and edits land; nothing else.
  @Test("is the same under walked estimates and under the mean", arguments: TraceFolder.names)
  func sameScreen(name: String) throws {
    let trace = try TraceFolder.trace(name)
    if trace.steps.contains(where: { $0.step.followsEstimates }) { return }
    var walked = try session(of: trace, name: name, estimate: .walked)
    var mean = try session(of: trace, name: name, estimate: .mean)
    #expect(walked.stack.screen == mean.stack.screen)
    let (left, right) = (Box<[Frame]>([]), Box<[Frame]>([]))
    walked.onAdvance = { _, command, stack in left.value.append(Frame(command, stack)) }
    mean.onAdvance = { _, command, stack in right.value.append(Frame(command, stack)) }
    var isSame = true
    for located in trace.steps {
      try walked.perform(located)
      try mean.perform(located)
      for (index, frame) in left.value.enumerated() {
        switch frame.origin {
        case .lastScreen: break
        case .goal: isSame = true
        case .estimates: isSame = false
        }
        // Where the screens differ, the least move to a row may take other frames.
        guard isSame else { continue }
        #expect(
          right.value.indices.contains(index) && frame.screen == right.value[index].screen,
          "\(name):\(located.location.line), frame \(index + 1) of it")
      }
      (left.value, right.value) = ([], [])
    }
  }

  private struct Frame {
    let origin: Origin
    let screen: [SubviewIndex: Length]

    init(_ command: FrameCommand, _ stack: LazyStack) {
      origin = stack.origin(of: command)
      screen = stack.screen
    }
  }

  private func session(
    of trace: Trace, name: String, estimate: ModelParameters.Estimate
  ) throws -> ReplaySession {
    var model = trace.model ?? .swiftui
    model.estimate = estimate
    return try ReplaySession(trace, name: name, model: model)
  }
}

extension Step {
  /// Whether where it leads may depend on estimates, in more ways than a frame's command says.
  fileprivate var followsEstimates: Bool {
    switch self {
    case .edit(let edit): edit.isResize ? false : true
    case .batch, .on: true
    default: false
    }
  }
}

/// What the screen after a frame follows from.
private enum Origin {
  case lastScreen, goal, estimates
}

extension LazyStack {
  /// The rows seen, and where.
  fileprivate var screen: [SubviewIndex: Length] {
    Dictionary(uniqueKeysWithValues: record.seen.map { ($0, distance(of: $0)) })
  }

  fileprivate func origin(of command: FrameCommand) -> Origin {
    switch command {
    case .rest, .idle, .update, .changeEnvironment, .changeState, .changeViewport, .changeInset, .edit:
      return .lastScreen
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
