import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Puts a reaction into force.
  mutating func add(_ reaction: Reaction, at location: SourcePoint) {
    reactions.add(
      reaction, at: location, now: stack.state(of: reaction.trigger), edits: tally.edits)
  }

  /// Lets the reactions declared at the start see the first layout, all of them at once.
  mutating func reactToFirstLayout() throws(TraceError) {
    if reactions.takeFirstLayout() { try reactToFrame() }
  }

  /// Performs the reactions that a frame's end brings about, and those that they bring about, in order.
  mutating func reactToFrame() throws(TraceError) {
    if reactions.active.isEmpty { return }
    let states = reactions.active.map { stack.state(of: $0.reaction.trigger) }
    for (active, state) in zip(reactions.active, states) {
      watches.test(
        TestedTrigger(
          trigger: active.reaction.trigger, location: active.location, step: reactions.step,
          holds: state.holds),
        in: stack)
    }
    reactions.endFrame(states, edits: tally.edits)
    guard reactions.beginChain(atFrame: tally.totals.frames) else { return }
    while let steps = reactions.next() {
      for step in steps {
        guard reactions.mayGoOn(atFrame: tally.totals.frames) else { break }
        try perform(step)
      }
    }
  }
}

extension LazyStack {
  /// What a trigger says of the last frame.
  fileprivate func state(of trigger: Reaction.Trigger) -> TriggerState {
    switch trigger {
    case .appear(let id):
      let seen = seenKey(of: id)
      return TriggerState(holds: seen != nil, seen: seen)
    case .visible(let id, let share):
      let isVisible = subview(of: id).map {
        self.isVisible($0, toShare: share, tolerance: parameters.visibilityTolerance)
      }
      return TriggerState(holds: isVisible ?? false)
    case .offset(let comparison, let offset):
      return TriggerState(holds: comparison.holds(contentOffset, offset))
    case .endWithin(let distance):
      return TriggerState(holds: contentExtent - contentOffset - visibleExtent <= distance)
    case .startWithin(let distance): return TriggerState(holds: contentOffset <= distance)
    }
  }

  /// The element on screen that an identity names.
  private func seenKey(of id: RowID) -> ElementKey? {
    guard let element = content.lookUp(id).element, let subviews = content.subviews(of: element)
    else { return nil }
    let isSeen =
      content.isLazy
      ? !subviews.clamped(to: record.seen).isEmpty
      : content.element(with: element).map { isLive(element: $0) } ?? !subviews.isEmpty
    return isSeen ? element : nil
  }
}
