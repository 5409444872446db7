/// A value of a JSON document, with the place where it stands.
package struct JSONValue: Sendable {
  package let kind: Kind
  package let point: SourcePoint

  package indirect enum Kind: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// A member of an object; the place is its key's.
  package struct Member: Sendable {
    package let key: String
    package let point: SourcePoint
    package let value: JSONValue
  }
}

/// What is wrong with a document, and where.
package struct JSONError: Error, Hashable {
  package let point: SourcePoint
  package let message: String

  package init(_ point: SourcePoint, _ message: String) {
    self.point = point
    self.message = message
  }
}

extension JSONValue {
  /// Reads a document.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.value(depth: 0)
    try reader.end()
  }

  /// What the value is, for messages.
  package var noun: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "'\(text)'"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}

/// Reads JSON as RFC 8259 has it, byte by byte.
private struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Deeper nesting is refused, as each level takes stack.
  private static let depthLimit = 128

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private var point: SourcePoint { SourcePoint(line: line, column: index - lineStart + 1) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
      }
    }
  }

  mutating func end() throws(JSONError) {
    skipSpace()
    if next != nil { throw JSONError(point, "there is more after the end of the document") }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    let start = point
    guard depth < Self.depthLimit else { throw JSONError(start, "is nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return JSONValue(kind: .object(try members(depth: depth)), point: start)
    case UInt8(ascii: "["): return JSONValue(kind: .array(try elements(depth: depth)), point: start)
    case UInt8(ascii: "\""): return JSONValue(kind: .string(try string()), point: start)
    default: return JSONValue(kind: try word(), point: start)
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      let start = point
      guard next == UInt8(ascii: "\"") else { throw JSONError(start, "a key in quotes is missing here") }
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw JSONError(start, "the key '\(key)' stands twice")
      }
      skipSpace()
      guard take(":") else { throw JSONError(point, "a ':' is missing after the key '\(key)'") }
      members.append(JSONValue.Member(key: key, point: start, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw JSONError(point, "a ',' or '}' is missing here") }
    }
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw JSONError(point, "a ',' or ']' is missing here") }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = point
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20: throw JSONError(start, "the text has no closing quote in its line")
      default: text.append(byte)
      }
    }
    throw JSONError(start, "the text has no closing quote")
  }

  private mutating func escaped() throws(JSONError) -> [UInt8] {
    let start = point
    guard let byte = next else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\") {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw JSONError(start, "unknown escape '\\\(Character(UnicodeScalar(byte)))'")
    }
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw JSONError(point, "four hexadecimal digits are missing here")
    }
    index += 4
    return unit
  }

  private mutating func word() throws(JSONError) -> JSONValue.Kind {
    let start = index
    let stops: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D, 0x22]
    while let byte = next, !stops.contains(byte) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if let first = word.utf8.first, first == 0x2D || 0x30...0x39 ~= first, let number = Double(word),
        number.isFinite
      {
        return .number(number)
      }
      index = start
      throw JSONError(point, word.isEmpty ? "a value is missing here" : "'\(word)' is no value of JSON")
    }
  }
}
