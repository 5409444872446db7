import Findings
import LazyStacks
import ScrollTraces

/// Lazy stacks inside rows, and how their heights changed once they were on screen.
struct NestedStackWatch: RuleWatch {
  private(set) var flips = 0

  /// The largest change of one row's height.
  private(set) var largest = Length.zero

  /// The extent that was announced at first.
  private(set) var firstExtent: Length?

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    firstExtent = firstExtent ?? stack.contentExtent
    for row in stack.events.loaded
    where row.lengthBefore != row.lengthAfter && stack.content.hasNestedLazyStack(element: row.element) {
      flips += 1
      largest = max(largest, (row.lengthAfter - row.lengthBefore).magnitude)
    }
  }
}
