/// A number that may differ from element to element: a height or a count of characters.
///
/// Values are drawn by the element's *ordinal*, which an edit never changes, so a
/// row keeps its height wherever it moves.
public enum Quantity: Hashable, Sendable {
  /// One number, for every element.
  case constant(Double)

  /// `lo...hi` between whole numbers: `lo + draw mod (hi - lo + 1)`.
  case integers(ClosedRange<Int>, seed: UInt64)

  /// `lo...hi` with a fractional bound.
  case fractions(ClosedRange<Double>, seed: UInt64)

  /// A list that repeats.
  case cycle([Double])

  /// The numbers of a file beside the trace, one a line, repeating.
  case file(String, [Double])
}

extension Quantity {
  /// Returns the number for an element.
  ///
  /// - Complexity: O(1).
  package func value(at ordinal: Ordinal) -> Double {
    switch self {
    case .constant(let value):
      value
    case .integers(let range, let seed):
      Double(range.lowerBound + Int(Self.draw(ordinal.rawValue, seed: seed) % UInt64(range.count)))
    case .fractions(let range, let seed):
      range.lowerBound + (range.upperBound - range.lowerBound) * Self.fraction(ordinal.rawValue, seed: seed)
    case .cycle(let values), .file(_, let values):
      values[ordinal.rawValue % values.count]
    }
  }

  /// The largest number that an element may have.
  var largestValue: Double {
    switch self {
    case .constant(let value): value
    case .integers(let range, _): Double(range.upperBound)
    case .fractions(let range, _): range.upperBound
    case .cycle(let values), .file(_, let values): values.max() ?? 0
    }
  }

  /// Whether it is the same number for all elements, and says so.
  var isConstant: Bool { if case .constant = self { true } else { false } }

  /// After how many elements the values repeat; `nil` if they never do.
  package var period: Int? {
    switch self {
    case .constant: 1
    case .cycle(let values), .file(_, let values): values.count
    case .integers(let range, _): range.count == 1 ? 1 : nil
    case .fractions(let range, _): range.lowerBound == range.upperBound ? 1 : nil
    }
  }
}

extension Quantity {
  /// Draw `k` of a seed: SplitMix64's finaliser of `seed + (k + 1) × 0x9E3779B97F4A7C15`.
  static func draw(_ k: Int, seed: UInt64) -> UInt64 {
    var z = seed &+ (UInt64(k) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Draw `k` of a seed as a number in 0..<1.
  static func fraction(_ k: Int, seed: UInt64) -> Double {
    Double(draw(k, seed: seed) >> 11) / 9_007_199_254_740_992
  }
}
