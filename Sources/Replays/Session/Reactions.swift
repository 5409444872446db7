import Findings
import LazyStacks
import ScrollTraces

/// The reactions in force: which of them a frame's end brings about, and when they have gone on for too long.
struct Reactions {
  /// In the order of declaration.
  private(set) var active: [ActiveReaction] = []

  /// Where those are declared that went on without end.
  private(set) var broken: Set<SourcePoint> = []

  /// The step that is performed; `nil` before the first.
  private(set) var step: SourcePoint?

  /// The reactions that are due, in order.
  private var due: [Int] = []

  /// The chain that is performed; `nil` if none is.
  private var chain: Chain?

  /// How many there were in the frames of the trace's own step so far.
  private var count = 0

  /// Whether some were declared that have not seen the first layout yet.
  private var awaitsFirstLayout = false

  /// Whether a step has taken time.
  private var hasTakenTime = false

  /// Reactions that are performed one after the other.
  private struct Chain {
    /// The frame at which it began.
    let start: Int

    /// The reaction that is performed.
    var index: Int?
  }

  /// How many reactions may come in the frames of one step, and how many frames those may take in a row.
  private static let longestChain = 1_000
  private static let longestChainFrames = 100_000
}

/// A reaction in force, and what it saw last.
struct ActiveReaction {
  let reaction: Reaction
  let location: SourcePoint

  /// What its trigger said at the last frame's end.
  fileprivate(set) var last = TriggerState()

  /// The number of edits when it happened last.
  fileprivate(set) var edits: Int?

  /// How often it happened, and how often it came to be due.
  fileprivate(set) var count = 0
  fileprivate(set) var dueCount = 0
}

/// What a trigger says at a frame's end.
struct TriggerState: Hashable {
  /// Whether its condition holds.
  var holds = false

  /// The row on screen that it waits for, if it waits for one.
  var seen: ElementKey?
}

extension Reactions {
  /// Notes that a step begins.
  mutating func begin(_ located: LocatedStep) {
    step = located.location
    if located.step.takesTime { hasTakenTime = true }
    if chain == nil { count = 0 }
  }

  /// Puts a reaction into force.
  ///
  /// It sees the frames that follow, and the first layout if no step has taken time before it.
  mutating func add(
    _ reaction: Reaction, at location: SourcePoint, now state: @autoclosure () -> TriggerState, edits: Int
  ) {
    var new = ActiveReaction(reaction: reaction, location: location)
    if hasTakenTime {
      new.last = state()
      new.edits = edits
    } else {
      awaitsFirstLayout = true
    }
    active.append(new)
  }

  /// Whether reactions were declared that are to see the first layout now, all of them at once.
  mutating func takeFirstLayout() -> Bool {
    defer { awaitsFirstLayout = false }
    return awaitsFirstLayout
  }

  /// Takes note of what the triggers say at a frame's end, in the order of declaration.
  mutating func endFrame(_ states: [TriggerState], edits: Int) {
    for (index, state) in states.enumerated() {
      let reaction = active[index].reaction
      var last = active[index].last
      active[index].last = state
      // Another element of the same id that took its place in one update has appeared, too.
      if state.seen != last.seen { last.holds = false }
      guard state.holds, !reaction.isOnce || active[index].dueCount == 0 else { continue }
      // What is near an end happens again when data has come in and it still is.
      let isAgain = reaction.trigger.isNearness && active[index].edits != edits
      guard !last.holds || isAgain else { continue }
      active[index].dueCount += 1
      active[index].edits = edits
      due.append(index)
    }
  }
}

extension Reactions {
  /// Begins to perform what is due; returns whether that is not under way already.
  mutating func beginChain(atFrame frame: Int) -> Bool {
    if chain != nil { return false }
    chain = Chain(start: frame)
    return true
  }

  /// Returns the steps of the reaction that is due next; `nil` at the chain's end.
  mutating func next() -> [LocatedStep]? {
    guard let next = due.first else {
      chain = nil
      return nil
    }
    chain?.index = next
    guard count < Self.longestChain else {
      stop()
      return self.next()
    }
    due.removeFirst()
    count += 1
    active[next].count += 1
    return active[next].reaction.steps
  }

  /// Whether the chain may go on with a step; one that may not is stopped.
  mutating func mayGoOn(atFrame frame: Int) -> Bool {
    guard let chain, frame - chain.start > Self.longestChainFrames else { return true }
    stop()
    return false
  }

  /// Lets nothing follow the reaction that is performed.
  private mutating func stop() {
    if let index = chain?.index { broken.insert(active[index].location) }
    due = []
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

extension Step {
  /// Whether it takes a frame, or more.
  fileprivate var takesTime: Bool {
    switch self {
    case .mark, .expect, .observe, .on: false
    default: true
    }
  }
}
