package import LazyStacks
package import ScrollTraces

/// Writes the frames of a replay one after the other, as bytes, and keeps none of them.
package protocol FrameEncoder {
  /// Begins a trace; called once for each, before its first frame.
  mutating func begin(_ trace: Trace, name: String, into bytes: inout [UInt8])

  /// Writes a frame; the stack is as it stands at the frame's end.
  mutating func write(_ frame: TimelineFrame, of stack: LazyStack, into bytes: inout [UInt8])

  /// Ends the trace, whose report is known now.
  mutating func end(_ report: ReplayReport, into bytes: inout [UInt8])

  /// Ends the document.
  mutating func finish(into bytes: inout [UInt8])
}

extension FrameEncoder {
  package mutating func begin(_ trace: Trace, name: String, into bytes: inout [UInt8]) {}
  package mutating func end(_ report: ReplayReport, into bytes: inout [UInt8]) {}
  package mutating func finish(into bytes: inout [UInt8]) {}
}
