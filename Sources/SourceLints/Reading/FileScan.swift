/// What the bytes of a file give away without a parser: whether it is worth parsing, and what it may declare.
///
/// Words in comments and texts count too: a file parsed in vain costs time and nothing else.
struct FileScan: Sendable {
  /// Whether the file may hold something to report.
  private(set) var isCandidate = false

  /// Whether it mentions a view whose elements are built when they are seen.
  private(set) var usesLazyContainers = false

  /// The types declared or extended.
  private(set) var types: Set<String> = []

  /// The properties and functions declared.
  private(set) var members: Set<String> = []

  /// The modules imported, and those of them that are exported again.
  private(set) var imports: Set<String> = []
  private(set) var exports: Set<String> = []

  private static let reasons: Set<String> = KnownViews.lazyContainers.union([
    "ForEach", "OutlineGroup", "onScrollGeometryChange", "GeometryReader", "onGeometryChange",
    "scrollPosition",
    "UUID", "lazystack",
  ])
  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "extension", "typealias", "actor", "protocol",
  ]
  private static let memberKeywords: Set<String> = ["func", "var", "let"]
  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  init(_ bytes: [UInt8]) {
    var keyword = Keyword.none
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard Self.isLetter(bytes[index]) else {
          if !Self.isGap(bytes[index]) { keyword = .none }
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index += 1 }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        let isPath = keyword == .type && index < bytes.count && bytes[index] == UInt8(ascii: ".")
        keyword = take(word, after: keyword)
        // The last name of `extension Feed.Row` is the type that is extended.
        if isPath {
          keyword = .type
          index += 1
        }
      }
    }
  }

  /// Whether one of some names stands in a file.
  static func mentions(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
    let lengths = Set(names.map(\.utf8.count))
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let start = index
        while index < bytes.count, isLetter(bytes[index]) || isDigit(bytes[index]) { index += 1 }
        if lengths.contains(index - start),
          names.contains(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self))
        {
          return true
        }
        if index == start { index += 1 }
      }
      return false
    }
  }

  private enum Keyword { case none, type, member, exported, imported, reexported }

  /// Takes a word; the longest that matters has 24 letters.
  private mutating func take(_ word: UnsafeBufferPointer<UInt8>, after keyword: Keyword) -> Keyword {
    switch keyword {
    case .type: types.insert(String(decoding: word, as: UTF8.self))
    case .member: members.insert(String(decoding: word, as: UTF8.self))
    case .imported, .reexported:
      let name = String(decoding: word, as: UTF8.self)
      // `import struct UI.Row` names what is imported first.
      if Self.importKinds.contains(name) { return keyword }
      imports.insert(name)
      if keyword == .reexported { exports.insert(name) }
      return .none
    case .none, .exported: break
    }
    guard 3...24 ~= word.count else { return .none }
    switch word[0] {
    // The first letters of all keywords and reasons.
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "e"), UInt8(ascii: "f"), UInt8(ascii: "i"),
      UInt8(ascii: "l"), UInt8(ascii: "p"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "v"),
      UInt8(ascii: "_"):
      let text = String(decoding: word, as: UTF8.self)
      if Self.typeKeywords.contains(text) { return .type }
      if Self.memberKeywords.contains(text) { return .member }
      if text == "import" { return keyword == .exported ? .reexported : .imported }
      if text == "_exported" { return .exported }
      if !isCandidate, Self.reasons.contains(text) { isCandidate = true }
    case UInt8(ascii: "F"), UInt8(ascii: "G"), UInt8(ascii: "L"), UInt8(ascii: "O"), UInt8(ascii: "T"),
      UInt8(ascii: "U"), UInt8(ascii: "o"):
      if isCandidate, usesLazyContainers { break }
      let text = String(decoding: word, as: UTF8.self)
      if Self.reasons.contains(text) { isCandidate = true }
      if KnownViews.lazyContainers.contains(text) { usesLazyContainers = true }
    default: break
    }
    return .none
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte & 0xDF >= 0x41 && byte & 0xDF <= 0x5A || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// What may stand between a keyword and a name.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == UInt8(ascii: "`")
  }
}
