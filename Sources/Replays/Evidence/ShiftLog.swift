import LazyStacks

/// Counts the shifts of a replay and keeps the largest hundred.
struct ShiftLog {
  private(set) var summary = ReplayReport.Shifts()

  private static let capacity = 100
}

extension ShiftLog {
  /// Adds the shift of a frame.
  mutating func add(_ event: ReplayReport.Shifts.Event) {
    summary.count += 1
    summary.largest = max(summary.largest, event.points)
    summary.events.append(event)
    guard summary.events.count > Self.capacity else { return }
    let indices = summary.events.indices
    summary.events.remove(
      at: indices.min { summary.events[$0].points < summary.events[$1].points } ?? 0)
  }
}
