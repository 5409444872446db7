internal import LazyStacks
public import Replays
public import ScrollTraces

extension StackReplay {
  /// A row and its distance from the viewport's leading edge.
  public struct PlacedRow: Hashable, Sendable {
    /// The row's identity.
    public let id: RowID

    /// The distance, in points; below 0 for a row that begins before the edge.
    public let distance: Double
  }
}

// Lengths are points. Counters count since the start; the initial layout is the first frame.
extension StackReplay {
  /// The content offset that the scroll view publishes; it rests on estimates.
  public var contentOffset: Double { value(of: .offset) ?? 0 }

  /// The extent of the content that the scroll view publishes; it rests on estimates.
  public var contentExtent: Double { value(of: .content) ?? 0 }

  /// What an eager stack would measure; `nil` where that is not known.
  public var trueExtent: Double? { value(of: .trueContent) }

  /// The first row seen, else the anchor; `nil` without rows.
  public var firstRow: PlacedRow? {
    live.first.map { PlacedRow(id: $0.id, distance: Double($0.at.points)) }
  }

  /// The rows seen, from the first to the last.
  ///
  /// - Complexity: O(*v*) for *v* of them.
  public var visibleRows: [RowID] { live.seen }

  /// A row's distance from the viewport's leading edge; derived if it is not placed, `nil` if there is none.
  public func distance(of id: RowID) -> Double? { live.distance(of: id).map { Double($0.points) } }

  /// The frames in which an estimate changed and no movement explains it.
  public var correctionCount: Int { count(.corrections) }

  /// The elements whose `init` and `body` ran, each time counted.
  public var builtCount: Int { count(.built) }

  /// The elements that are alive.
  public var liveCount: Int { count(.live) }

  /// The values of row state that rows came back without.
  public var lostStateCount: Int { count(.lost) }

  /// The largest movement on screen that nothing asked for.
  public var largestShift: Double { value(of: .shift) ?? 0 }

  /// The frames so far.
  public var frameCount: Int { count(.frames) }

  /// Any figure that `expect` may speak of: points for a length, else a count; `nil` where it is not known.
  public func value(of metric: Metric) -> Double? { live.value(of: metric) }

  /// The rules violated so far, worst first.
  public var diagnoses: [Diagnosis] { live.diagnoses }

  /// The whole report, as if the replay ended now.
  ///
  /// - Complexity: O(*r*) for *r* recorded events.
  public var report: ReplayReport { live.report }

  private func count(_ metric: Metric) -> Int { Int(value(of: metric) ?? 0) }
}
