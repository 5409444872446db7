/// Writes JSON with keys in the order they are given; the same values give the same bytes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}
}

extension JSONWriter {
  /// Writes an object whose members a closure writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  /// Writes an array whose values a closure writes.
  package mutating func array(_ values: (inout JSONWriter) -> Void) { nest("[", "]", values) }

  /// Writes an array of the values that a closure writes for each element.
  package mutating func array<Element>(_ elements: [Element], _ value: (inout JSONWriter, Element) -> Void) {
    array { writer in for element in elements { value(&writer, element) } }
  }

  /// Writes a member's key; its value must follow.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Begins a new line, for the reader's sake.
  package mutating func newLine() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func nest(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void)
  {
    separate()
    bytes.append(open.utf8Start.pointee)
    needsComma = false
    body(&self)
    bytes.append(close.utf8Start.pointee)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }
}

extension JSONWriter {
  package mutating func null() { raw("null") }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func int(_ value: Int) { raw(String(value)) }

  /// Writes a number: whole ones without a point, others in the shortest form that reads back.
  ///
  /// - Precondition: `value` is finite; JSON has no other numbers.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for \(value)")
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { int(whole) } else { raw("\(value)") }
  }

  package mutating func string(_ text: String?) {
    guard let text else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      case 0x09: bytes += Array("\\t".utf8)
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        bytes += Array("\\u00\(hex.count == 1 ? "0" : "")\(hex)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a member that holds a whole number.
  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    int(value)
  }

  /// Writes a member that holds a whole number, or null.
  package mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { int(value) } else { null() }
  }

  /// Writes a member that holds a number.
  package mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  /// Writes a member that holds true or false.
  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a member that holds a text, or null.
  package mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    string(value)
  }

  /// Returns a document of this project, `{"lazystack":1,…}`, with a newline at its end; a closure writes what
  /// follows the version.
  package static func document(_ members: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.member("lazystack", 1)
      members(&$0)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
