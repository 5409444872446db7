/// Whether bytes are UTF-8, and where they cease to be.
enum UTF8Check {
  /// Returns the index of the first byte that begins no scalar; `nil` for valid UTF-8.
  ///
  /// - Complexity: O(*n*); a run of ASCII costs a comparison a byte.
  static func firstInvalidIndex(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if let length = scalarLength(at: index, in: bytes) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  /// Returns the length of the scalar of several bytes at an index; `nil` if it is malformed.
  ///
  /// The second byte's range rules out overlong forms, surrogates and what lies beyond
  /// U+10FFFF (Unicode, table 3-7).
  static func scalarLength(at index: Int, in bytes: [UInt8]) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    return bytes[(index + 2)..<(index + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
  }
}
