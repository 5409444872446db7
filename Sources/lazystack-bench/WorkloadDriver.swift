import Foundation
import LazyStacks

/// Runs the common workload on an extent model, with the batch window its definition asks for.
///
/// This is not the stack: everything in the estimated window is measured at once, and there is no
/// initial layout. It exists so that all engines do the same work.
struct WorkloadDriver {
  var model: MeasuredExtents
  let heights: [Length]
  var offset = Length.zero
  var counters = Counters()

  struct Counters {
    var measured = 0
    var passes = 0
    var corrections = 0
    var correctionTotal = Length.zero
    var correctionLargest = Length.zero
    var iterations = 0
    var worstLandingError = Length.zero
    var fingerprint = 0.0
  }

  private let viewport = Length(CGFloat(Workload.viewport))

  init(model: MeasuredExtents, heights: [Int]) {
    self.model = model
    self.heights = heights.map { Length(CGFloat($0)) }
  }
}

extension WorkloadDriver {
  mutating func run(_ frame: Workload.Frame) {
    switch frame {
    case .delta(let distance): offset = clamped(offset + Length(CGFloat(distance)))
    case .jump(let target): offset = clamped(Length(CGFloat(target)))
    }
    settle()
  }

  /// Materialises the window, measuring until nothing new appears; returns whether anything was measured.
  @discardableResult
  private mutating func settle() -> Bool {
    var measuredAny = false
    for _ in 0..<16 {
      counters.passes += 1
      let (first, edge) = model.subview(startingAtOrBefore: offset)
      let distance = offset - edge
      let last = max(first, model.firstSubview(startingAtOrAfter: offset + viewport) - 1)
      let low = max(0, first - Workload.overscan)
      let window = low..<min(last + Workload.overscan, model.subviewCount - 1) + 1
      guard var unmeasured = model.firstUnmeasured(in: window) else { break }
      measuredAny = true
      while !unmeasured.isEmpty {
        model.measure(unmeasured, as: heights[unmeasured])
        counters.measured += unmeasured.count
        unmeasured = model.firstUnmeasured(in: unmeasured.upperBound..<window.upperBound) ?? 0..<0
      }
      correct(to: clamped(model.leadingEdge(of: first) + distance))
    }
    return measuredAny
  }

  private mutating func correct(to corrected: Length) {
    let correction = (corrected - offset).magnitude
    if correction != .zero {
      counters.corrections += 1
      counters.correctionTotal += correction
      counters.correctionLargest = max(counters.correctionLargest, correction)
    }
    offset = corrected
  }

  private func clamped(_ offset: Length) -> Length {
    max(.zero, min(offset, model.extent - viewport))
  }
}

extension WorkloadDriver {
  private enum Alignment { case start, center, end }

  /// Runs scroll-to call `number`, which aligns by its number.
  mutating func scroll(to row: Int, call number: Int) {
    let alignment: Alignment? =
      switch number % 4 {
      case 0: .start
      case 1: .center
      case 2: .end
      default: nearestAlignment(of: row)
      }
    if let alignment {
      for _ in 0..<20 {
        offset = target(row, alignment)
        counters.iterations += 1
        if !settle(), target(row, alignment) == offset { break }
      }
      let error = (offset - target(row, alignment)).magnitude
      counters.worstLandingError = max(counters.worstLandingError, error)
    }
    counters.fingerprint =
      (counters.fingerprint + Double(offset.points) * Double(number + 1)).truncatingRemainder(dividingBy: 1e9)
  }

  private func nearestAlignment(of row: Int) -> Alignment? {
    let start = model.leadingEdge(of: row)
    if start >= offset, start + model.length(of: row) <= offset + viewport { return nil }
    return start < offset ? .start : .end
  }

  private func target(_ row: Int, _ alignment: Alignment) -> Length {
    let start = model.leadingEdge(of: row)
    let spare = model.length(of: row) - viewport
    return switch alignment {
    case .start: clamped(start)
    case .center: clamped(start + Length(units: spare.units / 2))
    case .end: clamped(start + spare)
    }
  }
}
