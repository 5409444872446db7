internal import LazyStacks

extension TraceParser {
  /// Reads what follows `state`: a row's id, a key, and what it is to hold.
  mutating func stateStep() throws(TraceError) -> Step {
    let id = try rowID()
    let key = try word(.view(.stateName))
    guard take(symbol: "=") else { throw missing(.equalsAndValue) }
    return .state(id, key: key, try stateValue())
  }

  private mutating func stateValue() throws(TraceError) -> StateValue {
    if take(word: "true") { return .flag(true) }
    if cursor.take(word: "false") { return .flag(false) }
    if cursor.peek == UInt8(ascii: "\"") { return .text(try string(.step(.stateValue))) }
    guard cursor.isAtNumber else { throw missing(.step(.stateValue)) }
    return .number(try number(.stateValue))
  }
}
