import LazyStacks
import ScrollTraces

/// The watches of all rules, each once, though several rules may ask for it.
struct RuleWatches {
  private var watches: [any RuleWatch] = []
  private var arrivals = RowArrivals()

  /// Begins the watches that rules name.
  init(of rules: [Diagnosis.Rule], in content: Content) {
    var known: Set<ObjectIdentifier> = []
    for type in rules.compactMap(\.watch) where known.insert(ObjectIdentifier(type)).inserted {
      var watch = type.init()
      watch.begin(with: content)
      watches.append(watch)
    }
  }
}

extension RuleWatches {
  /// What a watch saw; nothing if no rule names it.
  subscript<Watch: RuleWatch>(_: Watch.Type) -> Watch {
    watches.lazy.compactMap { $0 as? Watch }.first ?? Watch()
  }

  /// Takes note of a frame's end.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    var frame = frame
    frame.arrived = arrivals.endFrame(frame, of: stack)
    for index in watches.indices { watches[index].endFrame(frame, of: stack) }
  }

  /// Takes note of a target that a command reached.
  mutating func land(_ landing: Landing, in stack: LazyStack) {
    for index in watches.indices { watches[index].land(landing, in: stack) }
  }

  /// Takes note of an update of the data, after its frame.
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack) {
    for index in watches.indices { watches[index].endEdit(edit, of: stack) }
  }

  /// Takes note of what a trigger says at a frame's end.
  mutating func test(_ trigger: TestedTrigger, in stack: LazyStack) {
    for index in watches.indices { watches[index].test(trigger, in: stack) }
  }
}

/// The rows on screen that were not there before, or may have become other ones.
private struct RowArrivals {
  private var seen: Range<SubviewIndex> = 0..<0

  /// Returns those of a frame, by their indices.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) -> [SubviewIndex] {
    let known = frame.onlyMoves && stack.record.loaded == 0 ? seen : 0..<0
    seen = stack.record.seen
    return seen.filter { !known.contains($0) }
  }
}
