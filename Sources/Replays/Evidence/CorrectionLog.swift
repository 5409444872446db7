import LazyStacks

/// Adds up the corrections of a replay and keeps the largest hundred.
struct CorrectionLog {
  private(set) var summary = ReplayReport.Corrections()

  private static let capacity = 100

  private var smallestKept = (Length.zero, Length.zero)

  /// Whether a frame changed the published pair without a movement that explains it.
  static func isCorrection(_ frame: FrameRecord, before: FrameRecord) -> Bool {
    frame.offsetDelta != .zero || frame.contentExtent != frame.baseExtent ?? before.contentExtent
  }

  /// Adds the correction of a frame.
  mutating func add(
    _ frame: FrameRecord, before: FrameRecord, number: Int, line: Int, cause: String,
    in content: ResolvedContent
  ) {
    let extentBefore = frame.baseExtent ?? before.contentExtent
    let extentChange = (frame.contentExtent - extentBefore).magnitude
    summary.count += 1
    summary.offsetTotal += frame.offsetDelta.magnitude
    summary.extentTotal += extentChange
    summary.offsetLargest = max(summary.offsetLargest, frame.offsetDelta.magnitude)
    summary.extentLargest = max(summary.extentLargest, extentChange)
    if summary.events.count == Self.capacity {
      if (frame.offsetDelta.magnitude, extentChange) <= smallestKept { return }
      let indices = summary.events.indices
      summary.events.remove(at: indices.min { summary.events[$0].size < summary.events[$1].size } ?? 0)
    }
    let rows = frame.measured.map { [$0.lowerBound, $0.upperBound].map { content.id(of: $0) } } ?? []
    summary.events.append(
      ReplayReport.Corrections.Event(
        frame: number, line: line, cause: cause, rows: rows, extentBefore: extentBefore,
        extentAfter: frame.contentExtent, offsetDelta: frame.offsetDelta))
    smallestKept = summary.events.map(\.size).min(by: <) ?? (.zero, .zero)
  }
}

extension ReplayReport.Corrections.Event {
  /// What corrections are ranked by: the offset first, then the extent.
  var size: (offset: Length, extent: Length) {
    (offsetDelta.magnitude, (extentAfter - extentBefore).magnitude)
  }
}
