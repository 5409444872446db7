import LazyStacks
import ScrollTraces

/// Rows that are too long to be visible to a share that something waits for.
struct ThresholdWatch {
  /// The shares that something waits for, and what it is.
  var thresholds: [(share: Double, location: SourceLocation?)] = []

  /// By threshold, the rows that can never be visible to it.
  private(set) var rows: [Int: Set<ElementKey>] = [:]
  private(set) var longest: [Int: (id: RowID, length: Length)] = [:]

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
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

extension DiagnosticRule {
  /// Rows longer than the viewport divided by the threshold that is to tell of them.
  ///
  /// - Note: Inferred: the visible share is that of the row's own length.
  static let unreachableThreshold = DiagnosticRule(.unreachableThreshold) { session in
    let watch = session.watches.thresholds
    return watch.thresholds.indices.compactMap { index in
      guard let longest = watch.longest[index], let rows = watch.rows[index] else { return nil }
      let (share, location) = watch.thresholds[index]
      let viewport = session.stack.viewport
      return Finding(
        location: location,
        symptom: "\(PlainNumber.count(rows.count, "row")) never counted as visible, such as "
          + "\(longest.id.traceText) of \(PlainNumber.points(longest.length))",
        because:
          "of a row \(PlainNumber.points(longest.length)) long a viewport of \(PlainNumber.points(viewport)) "
          + "shows at most \(PlainNumber.percent(viewport, of: longest.length)), and the threshold is \(share)",
        fix: "use a lower threshold, split the row, or ask which rows are on screen at all",
        evidence: [
          "rows": Double(rows.count), "longest": Double(longest.length.points), "threshold": share,
          "viewport": Double(viewport.points),
        ])
    }
  }
}
