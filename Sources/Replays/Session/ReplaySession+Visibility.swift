import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// The threshold of `onScrollTargetVisibilityChange`, or the default one where none is declared.
  ///
  /// Documented: 0.5 by default.
  var targetThreshold: Double { declaredTargetThreshold ?? 0.5 }

  private var declaredTargetThreshold: Double? {
    for case .onScrollTargetVisibilityChange(let threshold) in trace.content.modifiers { return threshold }
    return nil
  }

  /// The rows visible to the declared threshold, in order.
  var visibleTargets: [RowID] { visibleIDs(toShare: targetThreshold) }

  private func visibleIDs(toShare share: Double) -> [RowID] {
    var ids: [RowID] = []
    for subview in stack.record.seen
    where stack.isVisible(subview, toShare: share, tolerance: model.visibilityTolerance) {
      // An element of several subviews is one target.
      let id = stack.content.id(of: subview)
      if ids.last != id { ids.append(id) }
    }
    return ids
  }

  /// Takes note of what the callbacks of visibility are told at a frame's end.
  ///
  /// - Note: Documented: a target layout tells the ids when the set changes, a row a Bool. Chosen: the order, which
  ///   is that of the content, and that the stack is the target layout.
  mutating func noteVisibility(at moment: ReplayReport.Moment) {
    if let threshold = declaredTargetThreshold {
      let ids = visibleIDs(toShare: threshold)
      if ids != targetsTold {
        targetsTold = ids
        visibilityCount += 1
        visibility.append(
          ReplayReport.VisibilityChange(
            frame: moment.frame, line: moment.line, threshold: threshold, ids: ids))
        // The last hundred are kept.
        if visibility.count > 100 { visibility.removeFirst() }
      }
    }
    for threshold in rowThresholds {
      let ids = visibleIDs(toShare: threshold).filter {
        stack.content.visibilityThreshold(of: $0) == threshold
      }
      let (now, before) = (Set(ids), rowsTold[threshold] ?? [])
      if now == before { continue }
      rowsTold[threshold] = now
      rowCallbacks += now.symmetricDifference(before).count
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

  /// The same of this view and all inside it.
  var thresholds: [(share: Double, location: SourcePoint?)] {
    var found: [(share: Double, location: SourcePoint?)] = []
    forEachView { found += $0.ownThresholds }
    return found
  }
}
