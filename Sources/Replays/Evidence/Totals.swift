import LazyStacks
import ScrollTraces

/// The counters of a replay, added up frame by frame.
struct Totals: Hashable {
  var frames = 0
  var corrections = 0
  var passes = 0
  var built = 0
  var bodies = 0
  var placed = 0
  var passed = 0
  var appeared = 0
  var disappeared = 0
  var prefetched = 0
  var prefetchHits = 0
  var wasted = 0
  var released = 0
  var opened = 0

  /// The values of row state that rows came back without, and those that released rows had.
  var lost = 0
  var atRisk = 0
}

extension Totals {
  mutating func add(_ frame: FrameRecord, isCorrection: Bool) {
    frames += 1
    corrections += isCorrection ? 1 : 0
    passes += frame.passes
    built += frame.built
    bodies += frame.built + frame.rerun
    placed += frame.placed
    passed += frame.passed
    appeared += frame.appeared
    disappeared += frame.disappeared
    prefetched += frame.prefetched
    prefetchHits += frame.prefetchHits
    wasted += frame.prefetchWasted
    released += frame.released
    opened += frame.opened
  }

  /// The value of a metric that counts; `nil` for any other.
  func value(of metric: Metric) -> Int? {
    switch metric {
    case .built: built
    case .bodies: bodies
    case .placed: placed
    case .passed: passed
    case .appeared: appeared
    case .disappeared: disappeared
    case .prefetched: prefetched
    case .wasted: wasted
    case .released: released
    case .opened: opened
    case .lost: lost
    case .atRisk: atRisk
    case .corrections: corrections
    case .passes: passes
    case .frames: frames
    case .offset, .content, .visible, .live, .held, .trueContent, .shift, .correction, .diagnoses:
      nil
    }
  }
}
