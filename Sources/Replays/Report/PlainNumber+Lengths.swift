import Findings
import LazyStacks

/// Lengths for people, to a hundredth of a point.
extension PlainNumber {
  /// A length with its unit, such as `1,234.5 pt`.
  static func points(_ length: Length) -> String { number(length) + " pt" }

  /// A length with its unit and its sign, such as `+12 pt`.
  static func signedPoints(_ length: Length) -> String {
    (length > .zero ? "+" : "") + points(length)
  }

  /// A length without its unit, rounded to hundredths, ties away from zero.
  static func number(_ length: Length) -> String {
    let unitsPerPoint = Int128(Length.unitsPerPoint)
    let hundredths = (Int128(length.units.magnitude) * 200 + unitsPerPoint) / (2 * unitsPerPoint)
    let sign = length < .zero && hundredths > 0 ? "-" : ""
    let whole = count(Int(hundredths / 100))
    let rest = Int(hundredths % 100)
    if rest == 0 { return sign + whole }
    let decimals = rest < 10 ? "0\(rest)" : rest.isMultiple(of: 10) ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }

  /// A share of a whole in percent, to a tenth, such as `12.3 %`.
  static func percent(_ part: Length, of whole: Length) -> String {
    guard whole > .zero else { return "-" }
    let tenths = (Int128(part.units.magnitude) * 2000 + Int128(whole.units)) / (2 * Int128(whole.units))
    let rest = tenths % 10
    return count(Int(tenths / 10)) + (rest == 0 ? "" : ".\(rest)") + " %"
  }
}
