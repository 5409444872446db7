import Foundation
internal import Replays
internal import ScrollTraces

/// Where a trace comes from.
enum TraceSource: Hashable {
  case standardInput
  case file(String)

  /// How a trace's name ends in a folder.
  static let fileSuffix = ".trace"

  /// The largest trace that is read, in bytes.
  static let sizeLimit = 256 << 20

  /// A source as the command line names it.
  init(_ word: String) {
    self = word == "-" ? .standardInput : .file(word)
  }

  /// The name that reports show: the path as given.
  var name: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }
}

extension TraceSource {
  /// Reads the trace and the files it names.
  func load(on console: Console) throws(TraceFailure) -> Trace {
    let companions = CompanionFiles(of: self)
    let bytes: [UInt8]
    do {
      bytes = try read(on: console)
    } catch {
      throw .unreadable(FileError(name, error))
    }
    var refusal: FileError?
    do throws(TraceError) {
      return try Trace(parsing: bytes, rules: Diagnosis.Rule.names) { path in
        do throws(FileError.Reason) {
          return try companions.read(path)
        } catch {
          refusal = FileError(path, error)
          throw error
        }
      }
    } catch {
      throw .mistaken(refusal.map { $0.explaining(error) } ?? error)
    }
  }

  /// Reads what is there, at most ``sizeLimit``.
  func read(on console: Console) throws(FileError.Reason) -> [UInt8] {
    switch self {
    case .standardInput:
      return try console.readInput(Self.sizeLimit)
    case .file(let path):
      let descriptor = try FileDescriptor.open(path, O_RDONLY)
      defer { try? descriptor.close() }
      return try descriptor.read(upTo: Self.sizeLimit)
    }
  }
}

extension FileError {
  /// Says in a trace's error why the file it names could not be read.
  ///
  /// The parser knows only that reading failed, and takes the file for missing.
  fileprivate func explaining(_ error: TraceError) -> TraceError {
    guard reason != .system(ENOENT) else { return error }
    return TraceError(at: error.location, .text(.unreadableFile(path, reason: "\(reason)")))
  }
}
