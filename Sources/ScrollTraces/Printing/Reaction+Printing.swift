internal import LazyStacks

extension Reaction: CustomStringConvertible {
  /// The reaction as lines of a trace.
  public var description: String {
    indented("on \(trigger)\(isOnce ? " once" : "") {", steps.map(\.step.description), "}")
  }
}

extension Reaction.Trigger: CustomStringConvertible {
  /// The trigger as a trace writes it after `on`.
  public var description: String {
    switch self {
    case .appear(let id): "appear \(id.traceText)"
    case .visible(let id, let share): "visible \(id.traceText) \(NumberText.plain(share))"
    case .offset(let comparison, let offset): "offset \(comparison.rawValue) \(NumberText.length(offset))"
    case .endWithin(let distance): "end within \(NumberText.length(distance))"
    case .startWithin(let distance): "start within \(NumberText.length(distance))"
    }
  }
}

extension StartedMotion: CustomStringConvertible {
  /// The motion as a trace writes it after `start`.
  public var description: String {
    switch self {
    case .fling(let velocity, let rate):
      "fling \(NumberText.plain(velocity))" + (rate == .normal ? "" : " \(rate.rawValue)")
    case .scrollBy(let distance, let time): Step.scrollBy(distance, over: time).description
    case .scrollTo(let target, let time): Step.scrollTo(target, animated: time).description
    }
  }
}
