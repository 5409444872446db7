internal import struct Foundation.CGFloat
internal import LazyStacks
internal import ScrollTraces

/// `lazystack import`: a recording of a running app as a trace.
struct ImportCommand: Equatable {
  var format = RecordingFormat.csv
  var source: TraceSource
  var placeholder = Recording.Placeholder()

  /// The trace to write; `nil` for standard output.
  var output: String?
}

/// A language that recordings are written in.
enum RecordingFormat: String, CaseIterable {
  /// Comma-separated values, a sample a line.
  case csv
}

extension ImportCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    guard let word = words.first else {
      throw UsageError("Missing expected argument '<format> <file>'", arguments.commandHelp)
    }
    guard let format = RecordingFormat(rawValue: word) else {
      let known = RecordingFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      throw UsageError("Unknown format '\(word)'; write \(known), and then the file", arguments.commandHelp)
    }
    guard words.count > 1 else {
      throw UsageError("Missing expected argument '<file>'", arguments.commandHelp)
    }
    guard words.count == 2 else {
      throw UsageError("Unexpected argument '\(words[2])'", arguments.commandHelp)
    }
    self.format = format
    source = TraceSource(words[1])
    placeholder = try arguments.placeholder()
    output = arguments[.traceOutput] == ["-"] ? nil : try arguments.tracePath(.traceOutput)
  }

  /// Reads the recording and writes the trace, whole or not at all.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let bytes: [UInt8]
    do {
      bytes = try source.read(on: console)
    } catch {
      throw FileError(source.name, error)
    }
    let recording: Recording
    do {
      recording = try Recording(parsing: bytes)
    } catch {
      console.complain("\(source.name):\(error.location): error: \(error.message)")
      return .undone
    }
    let outputOptions = OutputOptions(output: output)
    try outputOptions.write(recording.traceText(placeholder: placeholder), on: console)
    return .passed
  }
}

extension Arguments {
  /// The placeholder for the app's own rows.
  fileprivate func placeholder() throws(UsageError) -> Recording.Placeholder {
    var placeholder = Recording.Placeholder()
    if let text = self[.rows].first {
      guard let count = Int(text), 1...ForEach.Elements.maximumCount ~= count else {
        throw invalid(
          text, for: .rows, "write a whole number from 1 to \(ForEach.Elements.maximumCount), such as 1000")
      }
      placeholder.rowCount = count
    }
    if let text = self[.height].first { placeholder.rowHeight = try points(text, for: .height, from: 1) }
    if let text = self[.width].first { placeholder.width = try points(text, for: .width, from: 0) }
    return placeholder
  }

  private func points(_ text: String, for option: Option, from least: Double) throws(UsageError) -> Length {
    guard let points = Double(text), least...1_000_000 ~= points else {
      throw invalid(text, for: option, "write points from \(Int(least)) to 1000000, such as 44")
    }
    return Length(CGFloat(points))
  }

  private func invalid(_ text: String, for option: Option, _ advice: String) -> UsageError {
    UsageError("The value '\(text)' is invalid for '\(option.synopsis)'; \(advice)", commandHelp)
  }
}
