extension ModelParameters {
  /// The parameter that is out of its range, by its name; `nil` if all are in theirs.
  ///
  /// The ranges are those of the trace language, which has no pass limit below 3: a frame may need as many.
  var invalidParameter: (name: String, value: Double)? {
    let viewports = 0...1_000_000.0
    let rows = 0...1_000_000.0
    let lengths = 0...1_000_000.0
    let named: [(String, Double, ClosedRange<Double>)] = [
      ("walk", walk.bound ?? 0, viewports), ("prefetch", prefetch, viewports),
      ("prefetchRows", Double(prefetchRows), rows), ("idlePrefetch", Double(idlePrefetch), rows),
      ("retain", Double(retain.bound ?? 0), 0...1_000_000_000), ("passLimit", Double(passLimit), 1...1_000),
      ("buildLimit", Double(buildLimit), 1...Double(Int32.max)),
      ("stride", Double(stride.points), lengths), ("sample", Double(sample), rows),
      ("publish", publish, 0...1), ("estimate", Double(estimate.fixedLength.points), lengths),
      ("visibilityTolerance", Double(visibilityTolerance.points), 0...100),
      ("jumpWalk", jumpWalk, viewports),
    ]
    return named.first { !$0.2.contains($0.1) }.map { ($0.0, $0.1) }
  }
}

extension ModelParameters.Limit {
  /// The bound; `nil` if there is none.
  fileprivate var bound: Value? {
    if case .to(let value) = self { value } else { nil }
  }
}

extension ModelParameters.Estimate {
  /// What each row that was never measured counts as, if that is one length.
  fileprivate var fixedLength: Length {
    if case .fixed(let length) = self { length } else { .zero }
  }
}
