/// Numbers for people: thousands separated, without a locale.
package enum PlainNumber {
  /// A count, such as `12,345`.
  package static func count(_ count: Int) -> String {
    let digits = Array(String(count.magnitude))
    var text = count < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// A count and what it counts, such as `1 row` or `2 rows`.
  package static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(Self.count(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
