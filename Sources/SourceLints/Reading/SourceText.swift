import Findings
import SwiftParser
import SwiftSyntax

/// The bytes of a file, with its lines.
struct SourceText: Sendable {
  let file: String
  let bytes: [UInt8]

  /// Whether the file was UTF-8 all through.
  let isUTF8: Bool

  /// Whether it mentions an image that is loaded.
  let hasRemoteImages: Bool

  /// Where each line begins.
  private let lineStarts: [Int]

  /// Takes bytes as they are, or as ``decoded(_:)`` gives them.
  ///
  /// Chosen: bytes that are no UTF-8 stay, as the parser steps over them and columns count them.
  init(file: String, bytes: [UInt8]) {
    self.file = file
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    self.bytes = bytes
    hasRemoteImages = FileScan.mentions(KnownViews.remoteImages, bytes)
    var starts = [0]
    for (index, byte) in self.bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
  }

  /// Bytes as the parser and scans read them: UTF-16 is turned into UTF-8, all else stays.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] { fromUTF16(bytes) ?? bytes }

  private static func fromUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      UInt16(bytes[index + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[index + (isLittle ? 0 : 1)])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension SourceText {
  /// The deepest nesting that is parsed; what is deeper is left out, and the file counts as not parsed.
  private static let nestingLimit = 256

  func parse() -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit) }
  }

  /// Whether a tree is so deep that to read it would take more stack than there is: thousands of modifiers
  /// one after the other, or of `else if`.
  ///
  /// A level takes two bytes or more, so only long files are looked at.
  func isTooDeep(_ tree: SourceFileSyntax) -> Bool {
    guard bytes.count > 2 * Self.depthLimit else { return false }
    var rest: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
    while let (node, depth) = rest.popLast() {
      if depth > Self.depthLimit { return true }
      for child in node.children(viewMode: .sourceAccurate) { rest.append((child, depth + 1)) }
    }
    return false
  }

  private static let depthLimit = 5_000

  /// The place of a byte.
  func place(ofByte offset: Int) -> SourcePlace {
    let line = max(1, lineStarts.partitioningIndex { $0 > offset })
    return SourcePlace(
      file: file, location: SourcePoint(line: line, column: offset - lineStarts[line - 1] + 1))
  }

  /// Where a node's own text begins.
  func place(of node: some SyntaxProtocol) -> SourcePlace {
    place(ofByte: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// A line by its number from 1, without its end.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return bytes[lineStarts[number - 1]..<max(lineStarts[number - 1], end)]
  }
}
