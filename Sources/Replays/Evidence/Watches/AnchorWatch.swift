import Findings
import LazyStacks
import ScrollTraces

/// How far changes of size moved the content's end on screen.
struct AnchorWatch: RuleWatch {
  /// The changes that did.
  private(set) var moves = 0

  /// The largest movement.
  private(set) var largest = Length.zero
  private var distance = Length.zero

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    let now = stack.contentExtent - stack.contentOffset - stack.visibleExtent
    defer { distance = now }
    switch frame.command {
    case .changeViewport, .changeInset, .edit: break
    default: return
    }
    guard now != distance else { return }
    moves += 1
    largest = max(largest, (now - distance).magnitude)
  }
}
