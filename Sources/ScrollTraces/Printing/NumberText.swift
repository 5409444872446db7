package import LazyStacks
internal import struct Foundation.CGFloat

/// Numbers as a trace writes them: in full, without an exponent.
package enum NumberText {
  /// The shortest decimal that reads back as the same double.
  package static func plain(_ value: Double) -> String {
    if value.magnitude < 1e15, let whole = Int64(exactly: value) { return String(whole) }
    let parts = value.description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return dropZeroFraction(value.description) }
    return shifted(parts[0], by: exponent)
  }

  /// A decimal that keeps its point, so that it reads back as a fraction.
  static func fraction(_ value: Double) -> String {
    let text = plain(value)
    return text.contains(".") ? text : text + ".0"
  }

  /// The shortest decimal that snaps to the same place on the grid.
  ///
  /// Beyond 2^33 points a trace cannot name every place of the grid; such a length
  /// prints as the double nearest to it.
  package static func length(_ length: Length) -> String {
    let unitsPerPoint = Int64(Length.unitsPerPoint)
    let (whole, rest) = length.units.magnitude.quotientAndRemainder(dividingBy: UInt64(unitsPerPoint))
    let sign = length.units < 0 ? "-" : ""
    if rest == 0 { return sign + String(whole) }
    var power: UInt64 = 1
    for decimals in 1...7 {
      power *= 10
      let digits = (rest * power + UInt64(unitsPerPoint) / 2) / UInt64(unitsPerPoint)
      guard digits < power else { continue }
      let padding = String(repeating: "0", count: decimals - String(digits).count)
      let text = sign + String(whole) + "." + padding + String(digits)
      if let value = Double(text), Length(CGFloat(value)) == length { return text }
    }
    return plain(Double(length.points))
  }

  /// A whole number with `_` between its thousands; any other as it is.
  static func grouped(_ value: Double) -> String {
    let digits = Array(plain(value.magnitude))
    guard !digits.contains(".") else { return plain(value) }
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append("_") }
      text.append(digit)
    }
    return text
  }

  /// A length of time in milliseconds below a second, else in seconds.
  static func duration(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = attoseconds / 1_000_000_000
    return seconds == 0
      ? decimal(Int128(nanoseconds), decimals: 6) + "ms"
      : decimal(Int128(seconds) * 1_000_000_000 + Int128(nanoseconds), decimals: 9) + "s"
  }

  /// A text in quotes.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension NumberText {
  private static func dropZeroFraction(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Moves the point of a decimal such as `-1.25` to the right, or to the left.
  private static func shifted(_ mantissa: Substring, by exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
    let whole = parts.first ?? "0"
    let fraction = parts.count == 2 && parts[1] != "0" ? parts[1] : ""
    guard exponent > 0 else {
      return sign + "0." + String(repeating: "0", count: -exponent - whole.count) + whole + fraction
    }
    let moved = fraction.prefix(exponent)
    let rest = fraction.dropFirst(exponent)
    let zeros = String(repeating: "0", count: exponent - moved.count)
    return sign + whole + moved + zeros + (rest.isEmpty ? "" : "." + rest)
  }

  /// A whole number of the smallest units, with the point some decimals from its end.
  private static func decimal(_ units: Int128, decimals: Int) -> String {
    var digits = String(units.magnitude)
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let fraction = digits.suffix(decimals).reversed().drop { $0 == "0" }.reversed()
    let sign = units < 0 ? "-" : ""
    return sign + digits.dropLast(decimals) + (fraction.isEmpty ? "" : "." + String(fraction))
  }
}
