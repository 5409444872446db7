import Findings
import LazyStacks
import ScrollTraces

/// A reaction in force, and what it saw last.
struct ActiveReaction {
  let reaction: Reaction
  let location: SourcePoint

  /// Whether its condition held at the last frame's end.
  var held = false

  /// The row that was on screen at the last frame's end, if it waits for one.
  var seen: ElementKey?

  /// The number of edits when it happened last.
  var edits: Int?

  /// How often it happened, and how often it came to be due.
  var count = 0
  var dueCount = 0
}

extension ReplaySession {
  /// How many reactions may come in the frames of one step, and how many frames those may take in a row.
  private static let longestChain = 1_000
  private static let longestChainFrames = 100_000

  /// Puts a reaction into force.
  ///
  /// It sees the frames that follow, and the first layout if no step has taken time before it.
  mutating func add(_ reaction: Reaction, at location: SourcePoint) {
    var active = ActiveReaction(reaction: reaction, location: location)
    if hasTakenTime {
      active.held = holds(reaction.trigger)
      active.seen = seenKey(of: reaction.trigger)
      active.edits = edits
    } else {
      awaitsFirstLayout = true
    }
    reactions.append(active)
  }

  /// Lets the reactions declared at the start see the first layout, all of them at once.
  mutating func reactToFirstLayout() throws(TraceError) {
    guard awaitsFirstLayout else { return }
    awaitsFirstLayout = false
    noteReactions()
    try react()
  }

  /// Takes note of the reactions that a frame's end brings about.
  mutating func noteReactions() {
    for index in reactions.indices {
      let reaction = reactions[index].reaction
      let holds = holds(reaction.trigger)
      watches.test(
        TestedTrigger(
          trigger: reaction.trigger, location: reactions[index].location, step: currentStep, holds: holds),
        in: stack)
      let key = seenKey(of: reaction.trigger)
      // Another element of the same id that took its place in one update has appeared, too.
      if key != reactions[index].seen { reactions[index].held = false }
      defer { (reactions[index].held, reactions[index].seen) = (holds, key) }
      guard holds, !reaction.isOnce || reactions[index].dueCount == 0 else { continue }
      // What is near an end happens again when data has come in and it still is.
      let isAgain = reaction.trigger.isNearness && reactions[index].edits != edits
      guard !reactions[index].held || isAgain else { continue }
      reactions[index].dueCount += 1
      reactions[index].edits = edits
      pendingReactions.append(index)
    }
  }

  /// Performs the reactions that are due, and those that they bring about, in order.
  mutating func react() throws(TraceError) {
    if isReacting { return }
    isReacting = true
    let start = totals.frames
    chaining: while let next = pendingReactions.first {
      guard chain < Self.longestChain else {
        stopChain(at: next)
        break
      }
      pendingReactions.removeFirst()
      chain += 1
      reactions[next].count += 1
      for step in reactions[next].reaction.steps {
        guard totals.frames - start <= Self.longestChainFrames else {
          stopChain(at: next)
          break chaining
        }
        try perform(step)
      }
    }
    isReacting = false
  }

  private mutating func stopChain(at index: Int) {
    brokenChains.insert(reactions[index].location)
    pendingReactions = []
  }

  private func holds(_ trigger: Reaction.Trigger) -> Bool {
    switch trigger {
    case .appear: seenKey(of: trigger) != nil
    case .visible(let id, let share):
      subview(of: id).map { stack.isVisible($0, toShare: share, tolerance: model.visibilityTolerance) }
        ?? false
    case .offset(let comparison, let offset): comparison.holds(stack.contentOffset, offset)
    case .endWithin(let distance):
      stack.contentExtent - stack.contentOffset - stack.visibleExtent <= distance
    case .startWithin(let distance): stack.contentOffset <= distance
    }
  }

  /// The element on screen that a trigger waits for.
  private func seenKey(of trigger: Reaction.Trigger) -> ElementKey? {
    guard case .appear(let id) = trigger, let element = stack.content.lookUp(id).element,
      let subviews = stack.content.subviews(of: element)
    else { return nil }
    let isSeen =
      stack.content.isLazy
      ? !subviews.clamped(to: stack.record.seen).isEmpty
      : stack.content.element(with: element).map { stack.isLive(element: $0) } ?? !subviews.isEmpty
    return isSeen ? element : nil
  }
}

extension Reaction.Trigger {
  /// Whether it asks how near an end of the content is.
  fileprivate var isNearness: Bool {
    switch self {
    case .endWithin, .startWithin: true
    case .appear, .visible, .offset: false
    }
  }
}
