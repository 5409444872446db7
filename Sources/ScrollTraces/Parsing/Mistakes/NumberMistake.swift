extension TraceError {
  /// What can be wrong with a number or a length of time; texts are as they were written.
  package enum NumberMistake: Hashable, Sendable {
    case outOfRange(String, NumberRule)

    /// A fraction where only a whole number makes sense.
    case notWhole(String, NumberRule)

    case seedOutOfRange(String)

    /// A whole number that is no id.
    case idOutOfRange(String)

    /// Letters right after a number.
    case unit(String, NumberRule)

    case bareDecimalPoint
    case strayUnderscore
    case exponent

    /// `nan`, `inf` and the like.
    case notFinite(String, Wanted)

    /// `390x844`: the letters and digits right after a number.
    case sizeWithoutSpaces(String)

    /// A time with more decimals than its unit has down to a nanosecond.
    case tooFine(String, decimals: Int)

    case timeOutOfRange(String)
    case timeWithoutUnit
    case unknownTimeUnit(String)
  }
}

extension TraceError.NumberMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outOfRange(let text, let rule):
      "the \(rule.noun) \(TraceError.shortened(text)) is out of range; write \(rule.rangeText)"
    case .notWhole(let text, let rule):
      "the \(rule.noun) \(TraceError.shortened(text)) is not whole; "
        + "write a whole number, such as \(rule.example)"
    case .seedOutOfRange(let text):
      "the seed \(TraceError.shortened(text)) is out of range; write a whole number from 0 to \(UInt64.max)"
    case .idOutOfRange(let text):
      "the id \(TraceError.shortened(text)) is not a whole number of 64 bits; "
        + "write such a number or a text in quotes"
    case .unit(let unit, let rule):
      (["s", "ms"].contains(unit)
        ? "'\(unit)' is a unit of time; " : "unknown unit '\(TraceError.shortened(unit))'; ")
        + (rule.isLength
          ? "write lengths in points as plain numbers, such as 44"
          : "write a plain number, such as \(rule.example)")
    case .bareDecimalPoint: "a decimal point needs digits after it, such as 5.0"
    case .strayUnderscore: "found '_' after a number; it goes between digits, as in 1_000"
    case .exponent: "numbers have no exponents here; write all digits, such as 1_000_000 for 1e6"
    case .notFinite(let word, let wanted):
      "'\(word)' is not a number that a trace may hold; write \(wanted)"
    case .sizeWithoutSpaces(let word):
      "found '\(word)' right after a number; write 390 x 844, with spaces"
    case .tooFine(let text, let decimals):
      "the time \(TraceError.shortened(text)) is finer than a nanosecond; write at most \(decimals) decimals"
    case .timeOutOfRange(let text):
      "the time \(TraceError.shortened(text)) is out of range; write 0s to 3600s"
    case .timeWithoutUnit: "lengths of time need a unit, such as '200ms'"
    case .unknownTimeUnit(let unit):
      "unknown unit '\(TraceError.shortened(unit))'; "
        + "write times in milliseconds or seconds, such as 200ms or 1.5s"
    }
  }
}
