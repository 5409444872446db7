import Foundation

/// Everything the command line knows of the outside besides files: streams, terminal, clock.
///
/// Tests put closures of their own in place of the process's.
struct Console {
  var isInputTerminal = false
  var isOutputTerminal = false
  var isErrorTerminal = false

  /// The value of an environment variable.
  var variable: (String) -> String? = { _ in nil }

  /// Reads standard input to its end, or fails beyond a limit.
  var readInput: (_ limit: Int) throws(FileError.Reason) -> [UInt8]

  /// Writes data to standard output.
  var writeOutput: ([UInt8]) throws(FileError.Reason) -> Void

  /// Writes to standard error; a failure of that is ignored.
  var writeError: ([UInt8]) -> Void

  /// Runs a program to its end.
  var call: (ProgramCall) throws(FileError.Reason) -> EndedProcess =
    { (_) throws(FileError.Reason) in throw .system(ENOEXEC) }

  /// The time since some moment, by a clock that never goes back.
  ///
  /// It paces the progress line on a terminal's standard error; no report depends on it.
  var now: () -> Duration = { .zero }
}

extension Console {
  /// The process's own streams.
  static var process: Console {
    let start = ContinuousClock.now
    return Console(
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal,
      isErrorTerminal: FileDescriptor.standardError.isTerminal,
      variable: { ProcessInfo.processInfo.environment[$0] },
      readInput: { limit throws(FileError.Reason) in
        try FileDescriptor.standardInput.read(upTo: limit)
      },
      writeOutput: { bytes throws(FileError.Reason) in
        try FileDescriptor.standardOutput.write(bytes)
      },
      writeError: { try? FileDescriptor.standardError.write($0) },
      call: { call throws(FileError.Reason) in try EndedProcess(call) },
      now: { ContinuousClock.now - start })
  }
}

extension Console {
  /// Writes text to standard output.
  ///
  /// A closed pipe is no error: its reader has had enough.
  func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes bytes to standard output.
  ///
  /// A closed pipe is no error: its reader has had enough.
  func write(_ bytes: [UInt8]) throws(FileError) {
    guard !bytes.isEmpty else { return }
    do {
      try writeOutput(bytes)
    } catch .system(EPIPE) {
      return
    } catch {
      throw FileError("standard output", error)
    }
  }

  /// Writes a message to standard error, as lines.
  func complain(_ message: String) {
    writeError(Array((message.hasSuffix("\n") ? message : message + "\n").utf8))
  }

  /// Whether the terminal understands escape sequences.
  var isTerminalCapable: Bool { variable("TERM") != "dumb" }

  /// Whether text on standard output is to be coloured unless someone says otherwise.
  var prefersColor: Bool {
    isOutputTerminal && isTerminalCapable && (variable("NO_COLOR") ?? "").isEmpty
  }
}
