import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads a text in quotes.
  mutating func string(_ wanted: @autoclosure () -> TraceError.Wanted) throws(TraceError) -> String {
    let location = place()
    guard cursor.take(symbol: "\"") else { throw missing(wanted()) }
    let start = cursor.position
    var escapes = 0
    while cursor.peek != UInt8(ascii: "\"") {
      if try scanCharacter(ofStringAt: location) { escapes += 1 }
    }
    let range = start..<cursor.position
    cursor.advance()
    guard range.count - escapes <= 1_000 else {
      throw failure(at: location, .text(.longString(range.count - escapes)))
    }
    return escapes == 0 ? cursor.text(range) : unescaped(range)
  }

  /// Moves over one byte, or an escape of two; returns whether it was an escape.
  private mutating func scanCharacter(ofStringAt location: SourcePoint) throws(TraceError) -> Bool {
    guard let byte = cursor.peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
      throw failure(at: location, .text(.unclosedString))
    }
    if byte == UInt8(ascii: "\\") {
      guard let next = cursor.peek(1), next == UInt8(ascii: "\"") || next == byte else {
        throw failure(at: cursor.location, .text(.backslash))
      }
      cursor.advance(by: 2)
      return true
    }
    // U+0080 to U+009F are C2 80 to C2 9F.
    let isLateControl = byte == 0xC2 && (cursor.peek(1) ?? 0xFF) < 0xA0
    guard byte >= 0x20, byte != 0x7F, !isLateControl else {
      throw failure(at: cursor.location, .text(.controlCharacter))
    }
    cursor.advance()
    return false
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in cursor.bytes[range] {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension TraceParser {
  /// Reads an id: a text in quotes or a whole number.
  mutating func rowID() throws(TraceError) -> RowID {
    skip()
    guard cursor.isAtNumber else { return .text(try string(.id)) }
    let token = try scanNumber(.id)
    try refuseUnit(NumberRule(noun: "id", range: 0...0, example: "12"))
    guard let number = token.int else {
      throw failure(at: token.location, .number(.idOutOfRange(text(of: token))))
    }
    return .number(number)
  }
}
