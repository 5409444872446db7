import Findings
import LazyStacks
import ScrollTraces

/// Rows of an invalid size, by what is wrong with it, in the order in which that came up.
struct SizeWatch: RuleWatch {
  private(set) var cases: [Case] = []

  struct Case {
    let size: InvalidSize

    /// What has the size first, as sentences name it.
    let first: String
    let view: SourcePoint?
    let step: SourcePoint?
    var rows: Set<ElementKey> = []
  }

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    if stack.content.mayHaveInvalidSizes { lookAtRows(frame, of: stack) }
  }

  private mutating func lookAtRows(_ frame: ReplayFrame, of stack: LazyStack) {
    for subview in frame.arrived {
      for size in stack.content.invalidSizes(of: subview, in: stack.width) {
        let index = index(
          of: Case(
            size: size, first: stack.content.id(of: subview).traceText,
            view: stack.content.location(of: size, in: subview), step: frame.step))
        cases[index].rows.insert(stack.content.key(ofElement: stack.content.element(of: subview)))
      }
    }
  }

  /// The place of a case, which is a new one where none has that invalid size in that view.
  private mutating func index(of new: Case) -> Int {
    if let index = cases.firstIndex(where: { $0.size == new.size && $0.view == new.view }) { return index }
    cases.append(new)
    return cases.count - 1
  }
}
