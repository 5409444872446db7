import Findings
import LazyStacks
import ScrollTraces

/// Triggers on the content offset that came at another place than the true extents have.
struct OffsetTriggerWatch: RuleWatch {
  /// A trigger that was wrong.
  struct Misfire {
    let location: SourcePoint
    let trigger: String
    let step: SourcePoint

    /// The published offset, and what it would be if every row had been measured.
    let offset: Length
    let trueOffset: Length

    /// The first row on screen.
    let first: RowID

    /// Whether it held, by the published offset.
    let holds: Bool
    var frames = 1
  }

  private(set) var misfires: [Misfire] = []

  /// Takes note of a frame in which a trigger held by the published offset and not by the true one, or the
  /// other way round.
  private mutating func note(_ misfire: Misfire) {
    if let index = misfires.firstIndex(where: { $0.location == misfire.location }) {
      misfires[index].frames += 1
    } else {
      misfires.append(misfire)
    }
  }

  /// Compares what a trigger on the offset says with what it would say by true extents.
  mutating func test(_ tested: TestedTrigger, in stack: LazyStack) {
    guard stack.content.isLazy, case .offset(let comparison, let offset) = tested.trigger,
      let first = stack.firstSeen, stack.content.isResolved(first.subview),
      let edge = stack.content.trueLeadingEdge(
        ofElement: stack.content.element(of: first.subview), width: stack.width)
    else { return }
    let trueOffset = edge - first.distance
    guard comparison.holds(trueOffset, offset) != tested.holds else { return }
    note(
      Misfire(
        location: tested.location, trigger: tested.trigger.description,
        step: tested.step ?? tested.location, offset: stack.contentOffset, trueOffset: trueOffset,
        first: stack.content.id(of: first.subview), holds: tested.holds))
  }
}
