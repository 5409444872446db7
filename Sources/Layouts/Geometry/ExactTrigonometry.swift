/// Sine and cosine from sums and products alone.
///
/// A math library's last digit differs from one system to the next; these results do not, since
/// every step is an operation that IEEE 754 defines exactly.
package enum ExactTrigonometry {
  /// The cosine and the sine of an angle in radians, to about 1e-15 for up to a few hundred turns.
  package static func cosineAndSine(_ radians: Double) -> (cosine: Double, sine: Double) {
    guard radians.isFinite else { return (.nan, .nan) }
    let quarterTurns = (radians / (.pi / 2)).rounded()
    let rest = radians - quarterTurns * (.pi / 2)
    let (cosine, sine) = nearZero(rest)
    switch Int(quarterTurns.truncatingRemainder(dividingBy: 4)) {
    case 1, -3: return (-sine, cosine)
    case 2, -2: return (-cosine, -sine)
    case 3, -1: return (sine, -cosine)
    default: return (cosine, sine)
    }
  }

  /// The cosine and the sine of a share of a whole turn; quarters of a turn are exact.
  package static func cosineAndSine(turns: Double) -> (cosine: Double, sine: Double) {
    guard turns.isFinite else { return (.nan, .nan) }
    let quarters = (turns * 4).rounded()
    let (cosine, sine) = nearZero((turns - quarters / 4) * 2 * .pi)
    switch Int(quarters.truncatingRemainder(dividingBy: 4)) {
    case 1, -3: return (-sine, cosine)
    case 2, -2: return (-cosine, -sine)
    case 3, -1: return (sine, -cosine)
    default: return (cosine, sine)
    }
  }

  /// Both series, for an eighth of a turn to either side.
  private static func nearZero(_ angle: Double) -> (Double, Double) {
    let square = angle * angle
    var cosine = 1.0
    var sine = 1.0
    for step in stride(from: 11.0, through: 1, by: -1) {
      cosine = 1 - cosine * square / ((2 * step - 1) * (2 * step))
      sine = 1 - sine * square / ((2 * step) * (2 * step + 1))
    }
    return (cosine, sine * angle)
  }
}
