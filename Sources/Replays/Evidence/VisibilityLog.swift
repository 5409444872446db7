import LazyStacks
import ScrollTraces

/// What the callbacks of visibility report at the ends of frames.
///
/// - Note: Documented: a target layout reports the ids when the set changes, a row a Bool; the threshold is 0.5
///   by default. Chosen: the order, which is that of the content, and that the stack is the target layout.
struct VisibilityLog {
  /// The last hundred changes of what the target layout reported, and how many there were.
  private(set) var changes: [ReplayReport.VisibilityChange] = []
  private(set) var count = 0

  /// How often rows reported their own visibility.
  private(set) var rowCount = 0

  /// The threshold of the target layout; `nil` where none is declared.
  private let threshold: Double?

  /// The thresholds of rows.
  private let rowThresholds: [Double]

  /// What was reported last.
  private var targets: [RowID] = []
  private var rows: [Double: Set<RowID>] = [:]

  init(_ content: Content, rowThresholds: [Double]) {
    threshold =
      content.modifiers.lazy.compactMap { modifier in
        if case .onScrollTargetVisibilityChange(let threshold) = modifier { threshold } else { nil }
      }.first
    self.rowThresholds = rowThresholds
  }
}

extension VisibilityLog {
  /// Takes note of what is visible at a frame's end.
  mutating func endFrame(of stack: LazyStack, at moment: ReplayReport.Moment) {
    if let threshold { report(stack.visibleIDs(toShare: threshold), threshold, at: moment) }
    for threshold in rowThresholds {
      let ids = stack.visibleIDs(toShare: threshold)
        .filter { stack.content.visibilityThreshold(of: $0) == threshold }
      let (now, before) = (Set(ids), rows[threshold] ?? [])
      if now == before { continue }
      rows[threshold] = now
      rowCount += now.symmetricDifference(before).count
    }
  }

  private mutating func report(_ ids: [RowID], _ threshold: Double, at moment: ReplayReport.Moment) {
    guard ids != targets else { return }
    targets = ids
    count += 1
    changes.append(
      ReplayReport.VisibilityChange(
        frame: moment.frame, line: moment.line, threshold: threshold, ids: ids))
    if changes.count > 100 { changes.removeFirst() }
  }

  /// The rows visible to the declared threshold, or to the default one, in order.
  func targets(in stack: LazyStack) -> [RowID] { stack.visibleIDs(toShare: threshold ?? 0.5) }
}

extension LazyStack {
  fileprivate func visibleIDs(toShare share: Double) -> [RowID] {
    var ids: [RowID] = []
    for subview in record.seen
    where isVisible(subview, toShare: share, tolerance: parameters.visibilityTolerance) {
      // An element of several subviews is one target.
      let id = content.id(of: subview)
      if ids.last != id { ids.append(id) }
    }
    return ids
  }
}
