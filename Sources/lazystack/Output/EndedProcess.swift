import Foundation

/// What became of a process that ran this program.
struct EndedProcess: Equatable {
  var status: Status

  /// What it wrote to standard output.
  var output: String

  /// How a process ends.
  enum Status: Equatable {
    case exited(Int32)

    /// The system ended it, with a signal's number.
    case ended(signal: Int32)
  }
}

extension EndedProcess.Status: CustomStringConvertible {
  var description: String {
    switch self {
    case .exited(let code): "ended with status \(code)"
    case .ended(let signal): "trapped (signal \(signal))"
    }
  }
}

extension EndedProcess {
  /// Runs this program, unless another is given, to its end, with more environment variables.
  ///
  /// What it writes to standard error is lost: a trap's message is no part of a report.
  init(
    _ words: [String], _ variables: [String: String], program: URL? = Bundle.main.executableURL
  ) throws(FileError.Reason) {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    // A backtrace would take seconds that nobody waits for.
    process.environment = ProcessInfo.processInfo.environment
      .merging(variables) { $1 }.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      try pipe.fileHandleForWriting.close()
      output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw .system(ENOEXEC)
    }
    process.waitUntilExit()
    status =
      process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .ended(signal: process.terminationStatus)
  }
}
