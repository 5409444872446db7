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
    guard stack.content.isLazy, stack.content.hasWidths else { return }
    for subview in frame.arrived {
      guard let limit = self.limit(for: subview, of: stack) else { continue }
      self.limit = self.limit ?? limit
      guard let width = stack.content.declaredWidth(of: subview, in: stack.width), width > limit else {
        continue
      }
      rows.insert(stack.content.key(ofElement: stack.content.element(of: subview)))
      if widest.map({ $0.width < width }) ?? true {
        widest = (stack.content.id(of: subview), width, frame.location)
      }
    }
  }

  /// Returns the width of the lazy stack that a row is in: its first row's.
  private func limit(for subview: SubviewIndex, of stack: LazyStack) -> Length? {
    guard let first = stack.content.firstLazySubview(beside: subview), stack.content.isResolved(first) else {
      return nil
    }
    return stack.content.declaredWidth(of: first, in: stack.width)
      ?? stack.content.rowWidth(of: first, in: stack.width)
  }
}
