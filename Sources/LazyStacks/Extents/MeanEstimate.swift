/// What `k` unmeasured subviews count as, for any `k`, without one rounding for each.
///
/// A mean is its sum and its count, divided last: `k` subviews take `(sum × k) / count`,
/// rounded once, to the nearest grid unit, ties away from zero. Held as quotient and remainder
/// of that division, so that comparing an edge needs no division and reading one needs one.
struct MeanEstimate: Hashable, Sendable {
  private let quotient: Length
  private let remainder: Int64
  private let divisor: Int64

  /// Creates an estimate of one length for every subview.
  init(fixed length: Length) {
    (quotient, remainder, divisor) = (length, 0, 1)
  }

  /// Creates the mean of `count` lengths.
  ///
  /// - Precondition: `count` is positive and below 2^31; `sum` is not negative.
  init(sum: Length, count: Int) {
    divisor = Int64(count)
    quotient = Length(units: sum.units / divisor)
    remainder = sum.units % divisor
  }
}

extension MeanEstimate {
  /// The extent of `count` unmeasured subviews; at most ``Length/maximum``.
  ///
  /// - Precondition: `count` is below 2^31.
  @inline(__always)
  func extent(of count: Int) -> Length {
    let whole = quotient * count
    if remainder == 0 { return whole }
    return Length(units: whole.units + (2 * remainder * Int64(count) + divisor) / (2 * divisor))
  }

  /// Returns whether `count` unmeasured subviews after `start` end at `limit` or after it.
  ///
  /// - Precondition: They end before ``Length/maximum``.
  @inline(__always)
  func reaches(_ limit: Length, from start: Length, count: Int) -> Bool {
    let missing = limit.units &- start.units &- quotient.units &* Int64(count)
    if missing <= 0 { return true }
    // What the remainder adds is at most one unit a subview.
    if missing > count { return false }
    return 2 * remainder * Int64(count) + divisor >= 2 * missing * divisor
  }

  /// The mean itself, for guesses that are checked afterwards.
  var approximateUnits: Double {
    Double(quotient.units) + Double(remainder) / Double(divisor)
  }
}
