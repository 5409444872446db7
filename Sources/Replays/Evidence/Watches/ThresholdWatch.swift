import Findings
import LazyStacks
import ScrollTraces

/// Rows that are too long to be visible to a share that something waits for.
struct ThresholdWatch: RuleWatch {
  /// The shares that something waits for, and what it is.
  private(set) var thresholds: [(share: Double, location: SourcePoint?)] = []

  /// By threshold, the rows that can never be visible to it.
  private(set) var rows: [Int: Set<ElementKey>] = [:]
  private(set) var longest: [Int: (id: RowID, length: Length)] = [:]

  mutating func begin(with content: Content) { thresholds = content.thresholds }

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
    for (index, threshold) in thresholds.enumerated() {
      for subview in stack.record.seen {
        guard let length = stack.measuredLength(of: subview), stack.viewport > .zero,
          Double(length.units) * threshold.share
            > Double((stack.viewport + stack.parameters.visibilityTolerance).units)
        else { continue }
        rows[index, default: []].insert(stack.content.key(ofElement: stack.content.element(of: subview)))
        if longest[index].map({ $0.length < length }) ?? true {
          longest[index] = (stack.content.id(of: subview), length)
        }
      }
    }
  }
}

extension Content {
  /// The shares that callbacks of visibility wait for, with the views that declare them.
  fileprivate var ownThresholds: [(share: Double, location: SourcePoint?)] {
    modifiers.compactMap { modifier in
      switch modifier {
      case .onScrollTargetVisibilityChange(let share), .onScrollVisibilityChange(let share): (share, location)
      default: nil
      }
    }
  }

  /// The shares that callbacks of this view and of all inside it wait for, with the views that declare them.
  fileprivate var thresholds: [(share: Double, location: SourcePoint?)] {
    var found: [(share: Double, location: SourcePoint?)] = []
    forEachView { found += $0.ownThresholds }
    return found
  }
}
