import LazyStacks
import ScrollTraces

extension LazyStack {
  /// The frames that a step comes to when it begins now.
  func commands(of step: Step, on display: Trace.Display) -> [FrameCommand] {
    switch step {
    case .mark, .expect, .observe, .on: return []
    case .edit, .batch, .viewport, .inset, .start, .drag, .idleUntilRest, .follow: return []
    case .environment(let value): return [.changeEnvironment(changed(value))]
    case .frame: return [.rest]
    case .state(let id, _, _):
      // Every value that a trace here writes to a live row is another one than before.
      return [lookedUp(id).map { isLive(element: $0) } == true ? .update : .rest]
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

  private func lookedUp(_ id: RowID) -> Int? {
    if case .found(let element) = content.lookUp(id) { element } else { nil }
  }

  private func changed(_ value: Trace.EnvironmentValue) -> ContentEnvironment {
    var environment = content.environment
    switch value.value {
    case .flag(let flag): environment.flags[value.name] = flag
    case .number(let number): environment.textScale = number
    }
    return environment
  }

  /// Where a `scroll to` goes; `nil` where it stays.
  private func goal(of target: ScrollTarget) -> ScrollGoal? {
    switch target {
    case .offset(let offset): .offset(offset)
    case .edge(let edge): .edge(edge)
    case .row(let id, let anchor):
      switch content.lookUp(id) {
      case .found(let element), .duplicate(let element):
        if content.subviews(ofElement: element)?.isEmpty == true {
          nil
        } else {
          (anchor.map { .unitPoint($0) }
            ?? leastMove(showing: content.estimatedFirstSubview(ofElement: element)))
            .map { .element(element, $0) }
        }
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
