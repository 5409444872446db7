internal import LazyStacks
internal import Replays
internal import ScrollTraces

/// The reports that are written frame by frame while traces are replayed.
final class FrameStreams {
  private var streams: [Stream] = []
  private let console: Console

  /// The first failure to write; what follows is not tried.
  private var failure: FileError?

  /// A report under way.
  private struct Stream {
    var encoder: any FrameEncoder

    /// The file; `nil` for standard output.
    let file: GrowingFile?
    var bytes: [UInt8] = []

    mutating func encode(_ body: (inout any FrameEncoder, inout [UInt8]) -> Void) { body(&encoder, &bytes) }
  }

  /// How much is gathered before it is written.
  private static let chunk = 1 << 16

  /// Opens the reports of a command that are written so.
  init(_ options: OutputOptions, on console: Console) throws(FileError) {
    self.console = console
    for target in options.targets {
      guard let encoder = target.format.frameEncoder else { continue }
      let file = try target.path.map { path throws(FileError) in try GrowingFile(path) }
      streams.append(Stream(encoder: encoder, file: file))
    }
  }
}

extension FrameStreams {
  var isEmpty: Bool { streams.isEmpty }

  func begin(_ trace: Trace, name: String) {
    forEach { $0.begin(trace, name: name, into: &$1) }
  }

  func write(_ frame: TimelineFrame, of stack: LazyStack) {
    forEach { $0.write(frame, of: stack, into: &$1) }
  }

  func end(_ report: ReplayReport) {
    forEach { $0.end(report, into: &$1) }
  }

  /// Ends all reports.
  ///
  /// - Parameter isWhole: Whether every trace was replayed to its end; files are left as they were otherwise.
  func finish(isWhole: Bool) throws(FileError) {
    forEach { $0.finish(into: &$1) }
    for index in streams.indices { flush(index) }
    if let failure { throw failure }
    for stream in streams {
      if isWhole { try stream.file?.finish() } else { stream.file?.cancel() }
    }
  }

  private func forEach(_ body: (inout any FrameEncoder, inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    for index in streams.indices {
      streams[index].encode(body)
      if streams[index].bytes.count >= Self.chunk { flush(index) }
    }
  }

  private func flush(_ index: Int) {
    guard failure == nil else { return }
    do throws(FileError) {
      if let file = streams[index].file {
        try file.append(streams[index].bytes)
      } else {
        try console.write(streams[index].bytes)
      }
    } catch {
      failure = error
    }
    streams[index].bytes.removeAll(keepingCapacity: true)
  }
}

extension ReportFormat {
  /// What writes a format frame by frame; `nil` for those that are written in the end.
  fileprivate var frameEncoder: (any FrameEncoder)? {
    switch self {
    case .csv: CSVFrames()
    case .jsonl: JSONLineFrames()
    case .perfetto: PerfettoFrames()
    case .text, .json, .xcode, .github, .junit, .markdown, .sarif, .html: nil
    }
  }
}
