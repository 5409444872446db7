import Findings
internal import LazyStacks
internal import ScrollTraces

/// Why a replay cannot be begun, or a step not be taken: as the command line would say it of the trace.
public struct StackReplayError: Error, Hashable, Sendable {
  /// The replay's name, or the file that is wrong.
  public let name: String

  /// The line of the replay's trace, from 1.
  public let line: Int

  /// The column where the mistake begins, in bytes from 1.
  public let column: Int

  /// What was found and what to write instead, in one line.
  public let message: String

  /// What stands on the line, without the blanks around it; empty where that is not known.
  public let source: String
}

extension StackReplayError {
  init(_ error: TraceError, in text: String, name: String) {
    self.init(
      name: error.file ?? name, line: error.location.line, column: error.location.column,
      message: error.message, source: error.file == nil ? text.line(error.location.line) : "")
  }
}

extension StackReplayError: CustomStringConvertible {
  /// The place and the message, and below it the line of the trace.
  public var description: String {
    "\(name):\(line):\(column): error: \(message)" + (source.isEmpty ? "" : "\n    \(source)")
  }
}

extension String {
  /// A line of a text, from 1, without the blanks around it.
  func line(_ number: Int) -> String {
    let lines = split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1].drop { $0 == " " }
    return line.last == "\r" ? String(line.dropLast()) : String(line)
  }
}
