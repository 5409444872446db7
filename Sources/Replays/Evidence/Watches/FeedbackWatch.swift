import Findings
import LazyStacks
import ScrollTraces

/// The rows whose measured size drove their length.
struct FeedbackWatch: RuleWatch {
  /// What one row did.
  struct Flip {
    let id: RowID
    let key: ElementKey

    /// The different lengths it had, in order.
    var lengths: [Length]

    /// How often it changed.
    var changes = 0

    /// Whether it went back to a length that it had had.
    var isEndless = false
  }

  private(set) var flips: [Flip] = []
  private(set) var step: SourcePoint?

  /// The most layout passes of a frame in which it happened.
  private(set) var passes = 0

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    guard !stack.events.feedback.isEmpty else { return }
    step = step ?? frame.location
    passes = max(passes, stack.record.passes)
    for change in stack.events.feedback {
      let key = stack.content.key(ofElement: change.element)
      guard let index = flips.firstIndex(where: { $0.key == key }) else {
        flips.append(
          Flip(
            id: stack.content.id(ofElement: change.element), key: key,
            lengths: [change.lengthBefore, change.lengthAfter], changes: 1))
        continue
      }
      flips[index].changes += 1
      if flips[index].lengths.contains(change.lengthAfter) {
        flips[index].isEndless = true
      } else {
        flips[index].lengths.append(change.lengthAfter)
      }
    }
  }
}
