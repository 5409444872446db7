import Findings
import LazyStacks
import ScrollTraces

/// Rows that are drawn away from their place, and vanish or come while what is drawn should be on screen.
struct EscapeWatch: RuleWatch {
  private(set) var rows: Set<ElementKey> = []
  private(set) var first: (id: RowID, offset: Length, step: SourcePoint)?

  /// The largest part of a row that was cut off, in points.
  private(set) var largest = Length.zero

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    guard let seen = stack.record.seen.first.map({ $0..<stack.record.seen.upperBound }) else { return }
    let step = frame.location
    // The neighbours of what is seen: those that have just left, or come next.
    for subview in [seen.lowerBound - 1, seen.upperBound]
    where stack.content.isResolved(subview) && subview >= 0 {
      let element = stack.content.element(of: subview)
      guard let (offset, top, bottom) = stack.content.transition(ofElement: element),
        let frame = stack.measuredLength(of: subview)
      else { continue }
      let (start, length) = (stack.distance(of: subview) + top + offset, frame - top - bottom)
      let overlap = min(start + length, stack.viewport) - max(start, .zero)
      guard overlap > .zero else { continue }
      rows.insert(stack.content.key(ofElement: element))
      first = first ?? (stack.content.id(of: subview), offset, step)
      largest = max(largest, overlap)
    }
  }
}
