package import LazyStacks

/// SplitMix64: one 64-bit state, the same draws on every machine.
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var draw = state
    draw = (draw ^ (draw >> 30)) &* 0xBF58_476D_1CE4_E5B9
    draw = (draw ^ (draw >> 27)) &* 0x94D0_49BB_1331_11EB
    return draw ^ (draw >> 31)
  }

  /// From 0 to just below 1.
  package mutating func fraction() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }

  package mutating func chance(_ probability: Double) -> Bool {
    fraction() < probability
  }

  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  package mutating func length(in range: ClosedRange<Double>) -> Length {
    Length(points: range.lowerBound + (range.upperBound - range.lowerBound) * fraction())
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[integer(in: 0...values.count - 1)]
  }
}
