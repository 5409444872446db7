/// The exponential function, with the same bits on every machine.
///
/// A C library's `exp` may differ in its last bit from one system to the next, and a report with it. Here
/// are only `+`, `-`, `*` and `/`, which IEEE 754 rounds alike everywhere, always in the same order.
enum Exponential {
  /// Returns *e* to a power, to about 10^-15 of it.
  ///
  /// With power = *k* ln 2 + rest it is 2^*k* times *e* to the rest, which is at most 0.35: its series is
  /// exact to a double after 14 terms.
  ///
  /// - Precondition: `power` is from -700 to 700, so that the result is a normal number.
  static func value(_ power: Double) -> Double {
    precondition(power.magnitude <= 700, "e to \(power) is out of range")
    let doublings = (power / (logarithmOf2.high + logarithmOf2.low)).rounded(.toNearestOrAwayFromZero)
    let rest = power - doublings * logarithmOf2.high - doublings * logarithmOf2.low
    var series = 1.0
    for term in (1...14).reversed() { series = 1 + series * rest / Double(term) }
    return Double(sign: .plus, exponent: Int(doublings), significand: series)
  }

  /// ln 2 in two parts, which add up to 0.693147180559945309417232121458.
  ///
  /// The first has 32 significant bits: any number of doublings times it is exact.
  private static let logarithmOf2 = (high: 0x1.62e42feep-1, low: 0x1.a39ef35793c76p-33)
}
