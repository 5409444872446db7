import Findings
internal import LazyStacks
internal import struct Foundation.CGFloat

/// A number as it was written.
struct NumberToken {
  var isNegative = false

  /// All digits of the number as one whole number; `nil` beyond `UInt64`.
  var digits: UInt64? = 0

  /// How many digits follow the decimal point.
  var fractionDigits = 0

  /// The double nearest to the number written.
  var value = 0.0

  var location: SourcePoint
  var range: Range<Int>

  /// Whether the number was written without a decimal point.
  var isWhole: Bool { fractionDigits == 0 }

  /// The whole number written; `nil` for a fraction or beyond `Int`.
  var int: Int? {
    guard isWhole, let digits else { return nil }
    return isNegative ? Int(exactly: -Int128(digits)) : Int(exactly: digits)
  }
}

extension TraceParser {
  /// Reads a number that keeps a rule.
  mutating func number(_ rule: NumberRule) throws(TraceError) -> Double {
    try numberToken(rule).value
  }

  mutating func length(_ rule: NumberRule) throws(TraceError) -> Length {
    Length(CGFloat(try number(rule)))
  }

  mutating func whole(_ rule: NumberRule) throws(TraceError) -> Int {
    Int(try number(rule))
  }

  mutating func numberToken(_ rule: NumberRule) throws(TraceError) -> NumberToken {
    let token = try scanNumber(.number(rule))
    try refuseUnit(rule)
    try check(token, rule)
    return token
  }

  func check(_ token: NumberToken, _ rule: NumberRule) throws(TraceError) {
    guard rule.allows(token.value) else {
      throw failure(at: token.location, .number(.outOfRange(text(of: token), rule)))
    }
    guard token.isWhole || !rule.isWhole else {
      throw failure(at: token.location, .number(.notWhole(text(of: token), rule)))
    }
  }

  /// A number as written.
  func text(of token: NumberToken) -> String { cursor.text(token.range) }

  /// Reads a whole number from 0 to the largest `UInt64`.
  mutating func seed() throws(TraceError) -> UInt64 {
    let token = try scanNumber(.view(.seed))
    try refuseUnit(NumberRule(noun: "seed", range: 0...0, example: "7"))
    guard let digits = token.digits, token.isWhole, !token.isNegative || digits == 0 else {
      throw failure(at: token.location, .number(.seedOutOfRange(text(of: token))))
    }
    return digits
  }

  /// Refuses letters right after a number.
  func refuseUnit(_ rule: NumberRule) throws(TraceError) {
    guard cursor.isAtWord else { return }
    throw failure(at: cursor.location, .number(.unit(cursor.word, rule)))
  }
}

extension TraceParser {
  /// Reads digits, whatever they are for.
  ///
  /// - Parameter wanted: What to write if there is no number.
  mutating func scanNumber(_ wanted: @autoclosure () -> TraceError.Wanted) throws(TraceError) -> NumberToken {
    skip()
    guard cursor.isAtNumber else { throw noNumber(wanted()) }
    let start = cursor.position
    var token = NumberToken(location: cursor.location, range: start..<start)
    token.isNegative = cursor.take(symbol: "-")
    try scanDigits(into: &token, areFraction: false)
    if cursor.peek == UInt8(ascii: "."), cursor.peek(1) != UInt8(ascii: ".") {
      cursor.advance()
      guard cursor.peek?.isDigit ?? false else {
        throw failure(at: token.location, .number(.bareDecimalPoint))
      }
      try scanDigits(into: &token, areFraction: true)
    }
    token.range = start..<cursor.position
    try refuseExponent(after: token)
    token.value = value(of: token)
    return token
  }

  private mutating func scanDigits(into token: inout NumberToken, areFraction: Bool) throws(TraceError) {
    while let byte = cursor.peek {
      if byte.isDigit {
        token.append(byte - UInt8(ascii: "0"))
        if areFraction { token.fractionDigits += 1 }
      } else if byte == UInt8(ascii: "_") {
        var next = 1
        while cursor.peek(next) == UInt8(ascii: "_") { next += 1 }
        guard cursor.peek(next)?.isDigit ?? false else {
          throw failure(at: cursor.location, .number(.strayUnderscore))
        }
        cursor.advance(by: next - 1)
      } else {
        return
      }
      cursor.advance()
    }
  }

  private func refuseExponent(after token: NumberToken) throws(TraceError) {
    guard let letter = cursor.peek, letter | 0x20 == UInt8(ascii: "e"), let next = cursor.peek(1) else {
      return
    }
    let isSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    guard next.isDigit || isSign && (cursor.peek(2)?.isDigit ?? false) else { return }
    throw failure(at: token.location, .number(.exponent))
  }

  private func noNumber(_ wanted: TraceError.Wanted) -> TraceError {
    var ahead = cursor
    if ahead.peek == UInt8(ascii: "-") { ahead.advance() }
    guard ["nan", "inf", "infinity"].contains(ahead.word.lowercased()) else { return missing(wanted) }
    return failure(at: cursor.location, .number(.notFinite(ahead.word, wanted)))
  }

  /// Returns the double nearest to what was written.
  ///
  /// Digits below 2^53 and powers of ten up to 10^22 are exact doubles, so a single
  /// division rounds once; whatever is longer takes the standard library's way.
  private func value(of token: NumberToken) -> Double {
    let magnitude: Double
    if let digits = token.digits, digits < 1 << 53, token.fractionDigits <= 22 {
      magnitude = token.isWhole ? Double(digits) : Double(digits) / Self.powersOfTen[token.fractionDigits]
    } else {
      let text = cursor.text(token.range).filter { $0 != "_" && $0 != "-" }
      magnitude = Double(text) ?? .infinity
    }
    // Zero has no sign here, or `-0` would print as another trace.
    return token.isNegative && magnitude != 0 ? -magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension NumberToken {
  fileprivate mutating func append(_ digit: UInt8) {
    guard let digits else { return }
    let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
    let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
    self.digits = overflow || carry ? nil : sum
  }
}
