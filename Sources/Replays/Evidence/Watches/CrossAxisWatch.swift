import Findings
import LazyStacks
import ScrollTraces

/// Rows wider than the first one, which decides how wide the stack is.
struct CrossAxisWatch: RuleWatch {
  private(set) var rows: Set<ElementKey> = []
  private(set) var widest: (id: RowID, width: Length, step: SourcePoint)?

  /// The first row's width.
  private(set) var limit: Length?

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    guard stack.content.isLazy, stack.content.hasWidths, stack.content.isResolved(0) else { return }
    let limit = stack.content.declaredWidth(of: 0, in: stack.width) ?? stack.content.rowWidth(in: stack.width)
    self.limit = limit
    for subview in frame.arrived {
      guard let width = stack.content.declaredWidth(of: subview, in: stack.width), width > limit else {
        continue
      }
      rows.insert(stack.content.key(ofElement: stack.content.element(of: subview)))
      if widest.map({ $0.width < width }) ?? true {
        widest = (stack.content.id(of: subview), width, frame.location)
      }
    }
  }
}
