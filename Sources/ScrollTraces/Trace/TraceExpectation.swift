public import LazyStacks

/// What must hold at its place in a trace; all are evaluated.
public enum TraceExpectation: Hashable, Sendable {
  /// `expect offset == 2600 within 0.5`, `expect corrections <= 4 since "settled"`.
  case metric(Metric, Comparison, Double, within: Double?, since: String?)

  /// `expect first "r30" at 0 within 0.5`: where a row is; `last` and `position` name other rows.
  case place(PlacedRow, RowID, at: Length, within: Double?)

  /// `expect visible "r0"..."r9"`: the first and the last row seen.
  case visible(RowID, RowID)

  /// `expect targets "r0"..."r9"`: the first and the last row visible to the declared threshold;
  /// `nil` for `expect targets none`.
  case targets(ClosedRows?)

  /// `expect phase decelerating`: what moves the scroll view.
  case phase(ScrollPhase)

  /// `expect diagnosis RULE`, `expect no diagnosis RULE`, `expect no diagnosis`.
  case diagnosis(rule: String?, expected: Bool)
}

/// The first and the last of rows next to each other.
public struct ClosedRows: Hashable, Sendable {
  public var first: RowID
  public var last: RowID

  public init(_ first: RowID, _ last: RowID) {
    self.first = first
    self.last = last
  }
}

/// What moves a scroll view.
///
/// Documented: `ScrollPhase`.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves the scroll view.
  case idle

  /// A finger touches the scroll view and has not moved yet.
  case tracking

  /// A finger moves the scroll view.
  case interacting

  /// The velocity that a lifted finger left moves the scroll view.
  case decelerating

  /// A command moves the scroll view over time.
  case animating
}

/// Which row `expect … at` speaks of.
public enum PlacedRow: String, Hashable, Sendable, CaseIterable {
  /// Where the first row seen is, else the anchor.
  case first

  /// Where the last row seen is.
  case last

  /// Where any row is; one that is not laid out counts with its derived position.
  case position
}

/// The numbers a trace may speak of.
public enum Metric: String, Hashable, Sendable, CaseIterable {
  case offset, content, visible, live, held, trueContent
  case built, bodies, placed, passed, appeared, disappeared, prefetched, wasted, released, opened
  case lost, atRisk, corrections, passes, frames
  case shift, correction
  case diagnoses
}

extension Metric {
  /// How a metric comes about, which decides what `since` means.
  public enum Nature: Hashable, Sendable {
    /// A value of the moment; `since` makes no sense.
    case level

    /// A count since the start, or since a mark.
    case counter

    /// The largest since the start, or since a mark.
    case largest

    /// Known only when the replay has ended.
    case final
  }

  /// How the metric comes about, which decides what `since` means for it.
  public var nature: Nature {
    switch self {
    case .offset, .content, .visible, .live, .held, .trueContent: .level
    case .built, .bodies, .placed, .passed, .appeared, .disappeared, .prefetched, .wasted, .released,
      .opened, .lost, .atRisk, .corrections, .passes, .frames:
      .counter
    case .shift, .correction: .largest
    case .diagnoses: .final
    }
  }

  /// Whether the metric is a length, compared on the grid, rather than a count.
  public var isLength: Bool {
    switch self {
    case .offset, .content, .trueContent, .shift, .correction: true
    default: false
    }
  }
}
