import Findings
import LazyStacks
import ScrollTraces

/// Whether the estimate goes on changing after every row was seen.
struct SettlingWatch: RuleWatch {
  /// The first frame after which every row had been measured.
  private(set) var complete: Int?

  /// The most corrections since, between two changes of what there is; the largest change of the content's extent,
  /// and the step of the first.
  private(set) var corrections = 0
  private(set) var largest = Length.zero
  private(set) var step: SourcePoint?
  private var extent = Length.zero
  private var current = 0

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    defer { extent = stack.contentExtent }
    switch frame.command {
    case .edit, .changeEnvironment, .changeState, .changeViewport:
      // What there is, or how long it is, is another question now.
      complete = nil
      current = 0
      return
    default: break
    }
    guard stack.content.isLazy else { return }
    if complete != nil, frame.isCorrection, frame.cause != .load {
      current += 1
      corrections = max(corrections, current)
      largest = max(largest, (stack.contentExtent - extent).magnitude)
      step = step ?? frame.location
    }
    if complete == nil, stack.hasMeasuredAll { complete = frame.number }
  }
}
