import Foundation

@testable import lazystack

/// A console that keeps what is written to it.
final class CapturedConsole {
  private(set) var output = ""
  private(set) var errors = ""

  /// What standard input holds.
  var input = ""
  var variables: [String: String] = [:]

  /// What writing to standard output ends in.
  var outputFailure: FileError.Reason?

  /// How far the clock goes on at each look.
  var tick = Duration.zero
  private var time = Duration.zero

  var isInputTerminal = false
  var isOutputTerminal = false
  var isErrorTerminal = false

  /// What becomes of the programs that are called.
  var ended: [EndedProcess] = []

  /// The programs that were called.
  private(set) var calls: [ProgramCall] = []

  var console: Console {
    Console(
      isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal,
      isErrorTerminal: isErrorTerminal,
      variable: { self.variables[$0] },
      readInput: { _ in Array(self.input.utf8) },
      writeOutput: { bytes throws(FileError.Reason) in
        if let failure = self.outputFailure { throw failure }
        self.output += String(decoding: bytes, as: UTF8.self)
      },
      writeError: { self.errors += String(decoding: $0, as: UTF8.self) },
      call: { call throws(FileError.Reason) in
        self.calls.append(call)
        guard !self.ended.isEmpty else { throw .system(ENOEXEC) }
        return self.ended.removeFirst()
      },
      now: {
        self.time += self.tick
        return self.time
      })
  }

  func run(_ words: String...) -> ExitStatus {
    LazystackCommand.run(words, on: console)
  }
}
