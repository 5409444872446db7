import Findings
internal import LazyStacks

/// The bytes of a source text and a place among them.
///
/// Only ``skipSpace()`` and ``takeNewline()`` cross a line's end, so a location is a
/// subtraction rather than a count.
struct SourceCursor {
  /// The whole text.
  let bytes: [UInt8]

  /// The index of the next byte.
  private(set) var position: Int

  private var line: Int
  private var lineStart: Int

  /// Starts at the first byte after a byte order mark, which no column counts.
  ///
  /// - Parameter firstLine: The line that the text begins on, where another text stands before it.
  init(_ bytes: [UInt8], firstLine: Int = 1) {
    self.bytes = bytes
    line = firstLine
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = position
  }
}

extension SourceCursor {
  /// The place of the next byte.
  var location: SourcePoint {
    SourcePoint(line: line, column: position - lineStart + 1)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte; `nil` at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a word starts here.
  var isAtWord: Bool { peek?.isWordHead ?? false }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    switch peek {
    case .some(UInt8(ascii: "-")): peek(1)?.isDigit ?? false
    case .some(let byte): byte.isDigit
    case nil: false
    }
  }

  /// Whether the line ends here: by a newline, a comment or the end of the text.
  var isAtLineEnd: Bool {
    isAtEnd || peek == UInt8(ascii: "\n") || starts(with: "\r\n") || starts(with: "//")
  }

  /// The byte some way ahead; `nil` beyond the end.
  func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  func starts(with symbol: StaticString) -> Bool {
    symbol.withUTF8Buffer { symbol in
      guard position + symbol.count <= bytes.count else { return false }
      for index in symbol.indices where bytes[position + index] != symbol[index] { return false }
      return true
    }
  }

  /// The word here, without moving; empty if there is none.
  var word: String {
    guard isAtWord else { return "" }
    var end = position + 1
    while end < bytes.count, bytes[end].isWordTail { end += 1 }
    return text(position..<end)
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The place of any byte; counts lines, so it is for errors only.
  func location(of position: Int) -> SourcePoint {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, position) : 0
    let before = bytes[first..<position]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
    let line = 1 + before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    return SourcePoint(line: line, column: position - start + 1)
  }
}

extension SourceCursor {
  /// Moves over bytes of the same line.
  mutating func advance(by count: Int = 1) {
    position += count
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  /// Skips spaces, tabs, newlines and comments.
  mutating func skipSpace() {
    repeat {
      skipBlanks()
      skipComment()
    } while takeNewline()
  }

  /// Skips a comment up to its line's end.
  ///
  /// A carriage return ends it too, so that one without a line feed is found rather
  /// than hidden.
  mutating func skipComment() {
    guard starts(with: "//") else { return }
    while let byte = peek, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
  }

  mutating func takeNewline() -> Bool {
    guard take(symbol: "\n") || take(symbol: "\r\n") else { return false }
    line += 1
    lineStart = position
    return true
  }

  mutating func take(symbol: StaticString) -> Bool {
    guard starts(with: symbol) else { return false }
    position += symbol.utf8CodeUnitCount
    return true
  }

  /// Takes a word if it is exactly this one.
  mutating func take(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard starts(with: word), !(peek(count)?.isWordTail ?? false) else { return false }
    position += count
    return true
  }

  mutating func takeWord() -> String? {
    guard isAtWord else { return nil }
    return takeRun { $0.isWordTail }
  }

  /// Takes the longest run of bytes of a kind.
  mutating func takeRun(while belongs: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, belongs(byte) { position += 1 }
    return text(start..<position)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether a word may start with the byte.
  var isWordHead: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
  }

  /// Whether a word may go on with the byte.
  var isWordTail: Bool { isWordHead || isDigit }
}
