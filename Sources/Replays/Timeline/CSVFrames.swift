package import LazyStacks
package import ScrollTraces

/// The frames of a replay as comma-separated values, by RFC 4180: a line of names, then a line a frame.
///
/// Lines end with a newline alone, as every tool takes it and `diff` wants it.
package struct CSVFrames: FrameEncoder {
  package init() {}

  package mutating func begin(_ trace: Trace, name: String, into bytes: inout [UInt8]) {
    bytes += FrameColumn.allCases.map(\.rawValue).joined(separator: ",").utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  package mutating func write(_ frame: TimelineFrame, of stack: LazyStack, into bytes: inout [UInt8]) {
    for column in FrameColumn.allCases {
      if column != .frame { bytes.append(UInt8(ascii: ",")) }
      let value = column.value(of: frame)
      if case .id(let id) = value {
        bytes += Self.quoted(id.description).utf8
      } else if let number = value.number {
        bytes += number.utf8
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// A text, in quotes where it needs them.
  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
