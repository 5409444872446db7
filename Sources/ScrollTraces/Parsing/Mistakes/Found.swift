extension TraceError {
  /// What stands where something else belongs.
  package enum Found: Hashable, Sendable {
    case end(of: Subject)
    case lineEnd
    case string
    case bareCarriageReturn

    /// A byte that is no character one can see.
    case byte(UInt8)

    /// A word, a number or a symbol.
    case text(String)
  }
}

extension TraceError.Found: CustomStringConvertible {
  package var description: String {
    switch self {
    case .end(let subject): "the end of the \(subject.rawValue)"
    case .lineEnd: "the end of the line"
    case .string: "a string"
    case .bareCarriageReturn: "a carriage return without a line feed"
    case .byte(let byte): Self.hexadecimal(byte)
    case .text(let text): "'\(TraceError.shortened(text))'"
    }
  }

  /// A byte as two digits.
  static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x" + (digits.count == 1 ? "0" : "") + digits
  }
}
