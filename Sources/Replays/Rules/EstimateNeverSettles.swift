import LazyStacks
import ScrollTraces

/// Whether the estimate goes on changing after every row was seen.
struct SettlingWatch {
  /// The first frame after which every row had been measured.
  private(set) var complete: Int?

  /// The corrections since, the largest change of the content's extent, and the step of the first.
  private(set) var corrections = 0
  private(set) var largest = Length.zero
  private(set) var step: SourceLocation?
  private var extent = Length.zero

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    defer { extent = stack.contentExtent }
    switch frame.command {
    case .edit, .changeEnvironment, .changeState, .changeViewport:
      // What there is, or how long it is, is another question now.
      complete = nil
      return
    default: break
    }
    guard stack.content.isLazy else { return }
    if complete != nil, frame.isCorrection, frame.cause != .load {
      corrections += 1
      largest = max(largest, (stack.contentExtent - extent).magnitude)
      step = step ?? frame.location
    }
    if complete == nil, stack.hasMeasuredAll { complete = frame.number }
  }
}

extension DiagnosticRule {
  /// An estimate that still moves after all rows were seen.
  ///
  /// - Note: Known from a reimplementation: SwiftUI keeps a running mean and not each row's length, as a report of
  ///   2022 observed, too. A note: no app can change it, but for even heights.
  static let estimateNeverSettles = DiagnosticRule(.estimateNeverSettles) { session in
    let watch = session.watches.settling
    // One more correction may belong to the last row that was measured.
    guard watch.corrections > 1 else { return [] }
    return [
      Finding(
        location: watch.step,
        symptom:
          "the scroll bar never comes to rest: \(PlainNumber.count(watch.corrections, "correction")) after "
          + "every row had been seen, the content's extent by up to \(PlainNumber.points(watch.largest))",
        because:
          "a lazy stack knows the rows on screen and an average, not each row it has seen; where heights "
          + "differ from part to part, the average goes on changing",
        fix: "give rows heights that differ less, or a fixed one; do not store offsets",
        evidence: ["corrections": Double(watch.corrections), "largest": Double(watch.largest.points)])
    ]
  }

  /// The first rows, which stand for all others, are far from the mean.
  ///
  /// - Note: Known from a reimplementation: the first two rows are measured and their mean taken for the rest.
  static let outlierInSample = DiagnosticRule(.outlierInSample) { session in
    guard let sample = session.sample else { return [] }
    let ratio = Double(sample.mean.units) / Double(max(1, sample.trueMean.units))
    guard ratio >= 2 || ratio <= 0.5 else { return [] }
    return [
      Finding(
        location: session.trace.content.location,
        symptom:
          "the scroll bar is wrong at first: \(PlainNumber.points(sample.extent)) of content are announced "
          + "where there are \(PlainNumber.points(sample.trueExtent))",
        because:
          "the first \(PlainNumber.count(sample.rows, "row")) stand for all others until more are measured: "
          + "\(PlainNumber.points(sample.mean)) each, where the mean is \(PlainNumber.points(sample.trueMean))",
        fix:
          "put what is unlike the other rows, such as a header, before the stack or into a Section's header; it is "
          + "no part of the sample there",
        evidence: [
          "rows": Double(sample.rows), "mean": Double(sample.mean.points),
          "trueMean": Double(sample.trueMean.points), "extent": Double(sample.extent.points),
          "trueExtent": Double(sample.trueExtent.points),
        ])
    ]
  }
}

/// What the first rows made of the content.
struct SampleFigures {
  let rows: Int
  let mean: Length
  let extent: Length
  let trueMean: Length
  let trueExtent: Length

  /// The figures of the initial layout; `nil` if nothing was sampled, or if the true extent is not known.
  init?(_ stack: LazyStack, trueExtent: Length?) {
    let count = min(stack.parameters.sample, stack.content.subviewCount)
    let lengths = (0..<count).compactMap { stack.measuredLength(of: $0) }
    guard let trueExtent, stack.content.isLazy, count > 0, lengths.count == count,
      stack.content.subviewCount > count
    else { return nil }
    let total = stack.content.subviewCount
    let gaps = stack.content.spacing * (total - 1)
    let rowsExtent = trueExtent - stack.leading - stack.trailing - gaps
    rows = count
    mean = Length(units: lengths.reduce(.zero, +).units / Int64(count))
    trueMean = Length(units: max(.zero, rowsExtent).units / Int64(total))
    extent = stack.contentExtent
    self.trueExtent = trueExtent
  }
}
