import Findings
import LazyStacks

/// The largest value since any moment, without keeping all values.
///
/// Only values that no later one exceeds are kept: they fall, so the first after a moment is its largest.
struct RunningMaximum: Hashable {
  private var peaks: [Peak] = []

  private struct Peak: Hashable {
    var frame: Int
    var value: Length
  }

  mutating func record(_ value: Length, frame: Int) {
    if value == .zero { return }
    while let last = peaks.last, last.value <= value { peaks.removeLast() }
    peaks.append(Peak(frame: frame, value: value))
  }

  /// Returns the largest value of the frames from `frame` on.
  ///
  /// - Complexity: O(log *p*) for *p* kept values.
  func maximum(from frame: Int) -> Length {
    let first = peaks.partitioningIndex { $0.frame >= frame }
    return first < peaks.count ? peaks[first].value : .zero
  }
}
