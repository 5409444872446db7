import Foundation
import Synchronization

/// What became of a process.
struct EndedProcess: Equatable {
  var status: Status

  /// What the process wrote to standard output.
  var output: String

  /// How a process ends.
  enum Status: Equatable {
    case exited(Int32)

    /// The system ended it, with a signal's number.
    case ended(signal: Int32)

    /// The process was ended after a number of seconds.
    case outlasted(seconds: Int)
  }
}

extension EndedProcess.Status: CustomStringConvertible {
  var description: String {
    switch self {
    case .exited(let code): "ended with status \(code)"
    case .ended(let signal): "trapped (signal \(signal))"
    case .outlasted(let seconds): "did not end within \(seconds) seconds"
    }
  }
}

extension EndedProcess {
  /// Runs a program to its end.
  init(_ call: ProgramCall) throws(FileError.Reason) {
    let process = Process()
    (process.executableURL, process.arguments) = call.invocation
    // A backtrace would take seconds that nobody waits for.
    process.environment = ProcessInfo.processInfo.environment
      .merging(call.variables) { $1 }.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = call.keepsErrors ? pipe.fileHandleForWriting : FileHandle.nullDevice
    let lateness = Lateness()
    do {
      try process.run()
      try pipe.fileHandleForWriting.close()
      let id = process.processIdentifier
      let clock = DispatchWorkItem {
        lateness.note()
        kill(id, SIGKILL)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(call.limit), execute: clock)
      output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      clock.cancel()
    } catch {
      throw .system(ENOEXEC)
    }
    if lateness.isNoted {
      status = .outlasted(seconds: call.limit)
    } else if process.terminationReason == .exit {
      status = .exited(process.terminationStatus)
    } else {
      status = .ended(signal: process.terminationStatus)
    }
  }
}

/// Whether a process took too long, noted on another thread.
private final class Lateness: Sendable {
  private let value = Mutex(false)

  var isNoted: Bool { value.withLock { $0 } }

  func note() { value.withLock { $0 = true } }
}
