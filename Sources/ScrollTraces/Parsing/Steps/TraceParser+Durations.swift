internal import LazyStacks

extension TraceParser {
  /// Reads a length of time from 0 to an hour, exactly.
  mutating func duration() throws(TraceError) -> Duration {
    let token = try scanNumber(.time)
    let decimals: Int
    if cursor.take(word: "ms") {
      decimals = 6
    } else if cursor.take(word: "s") {
      decimals = 9
    } else {
      throw noUnit(after: token)
    }
    guard token.fractionDigits <= decimals else {
      throw failure(at: token.location, .number(.tooFine(textWithUnit(token), decimals: decimals)))
    }
    guard let nanoseconds = nanoseconds(token, decimals: decimals) else {
      throw failure(at: token.location, .number(.timeOutOfRange(textWithUnit(token))))
    }
    return .nanoseconds(nanoseconds)
  }

  private func noUnit(after token: NumberToken) -> TraceError {
    guard cursor.isAtWord else {
      return failure(at: token.location, .number(.timeWithoutUnit))
    }
    return failure(at: cursor.location, .number(.unknownTimeUnit(cursor.word)))
  }

  /// A time as written, its unit being what the cursor has just passed.
  private func textWithUnit(_ token: NumberToken) -> String {
    cursor.text(token.range.lowerBound..<cursor.position)
  }

  /// The whole number of nanoseconds in a number of units, each 10^decimals of them.
  private func nanoseconds(_ token: NumberToken, decimals: Int) -> Int64? {
    guard var nanoseconds = token.digits, !token.isNegative || nanoseconds == 0 else { return nil }
    for _ in token.fractionDigits..<decimals {
      let (product, overflow) = nanoseconds.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      nanoseconds = product
    }
    return nanoseconds <= 3_600_000_000_000 ? Int64(nanoseconds) : nil
  }
}
