import Findings
package import LazyStacks

/// The frames of a replay as JSON Lines: an object a frame, with the names of the CSV as keys, `null` where it has
/// nothing.
package struct JSONLineFrames: FrameEncoder {
  package init() {}

  package mutating func write(_ frame: TimelineFrame, of stack: LazyStack, into bytes: inout [UInt8]) {
    for column in FrameColumn.allCases {
      bytes += (column == .frame ? "{\"" : ",\"").utf8
      bytes += column.rawValue.utf8
      bytes += "\":".utf8
      let value = column.value(of: frame)
      if case .id(let id) = value {
        var writer = JSONWriter()
        writer.id(id)
        bytes += writer.bytes
      } else {
        bytes += (value.number ?? "null").utf8
      }
    }
    bytes += "}\n".utf8
  }
}
