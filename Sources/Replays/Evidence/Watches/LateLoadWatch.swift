import Findings
import LazyStacks
import ScrollTraces

/// The rows that took another height because of what they began when they appeared.
struct LateLoadWatch: RuleWatch {
  /// The step in whose frames the first of them did.
  private(set) var step: SourcePoint?
  private(set) var rows = 0

  /// The first row, and how its length changed.
  private(set) var first: (id: RowID, before: Length, after: Length)?

  /// The largest movement on screen in a frame in which rows had loaded.
  private(set) var shift = Length.zero

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    let late = stack.events.loaded.filter { row in
      row.trigger == .appear && row.lengthBefore != row.lengthAfter
        && !stack.content.hasNestedLazyStack(element: row.element)
    }
    guard let row = late.first else { return }
    step = step ?? frame.location
    first = first ?? (stack.content.id(ofElement: row.element), row.lengthBefore, row.lengthAfter)
    rows += late.count
    shift = max(shift, stack.record.shift)
  }
}
