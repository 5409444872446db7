import Foundation

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  /// The path as it was given, or the stream's name.
  let path: String

  let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  enum Reason: Error, Hashable {
    /// A folder stands where a file is needed.
    case isFolder

    /// A folder has no traces at any depth.
    case holdsNoTraces

    /// A folder has no Swift files at any depth.
    case holdsNoSwift

    /// The limit in bytes, a whole number of mebibytes.
    case exceeds(Int)

    /// A symbolic link leads out of the folder a trace may read from.
    case leavesFolder

    /// The file is the trace that is to be repaired.
    case isInput

    /// The file is among the sources that are linted.
    case isSource

    /// The folder to write in does not exist.
    case noFolder

    /// The file is a device or a pipe, which may never end.
    case isNoRegularFile

    /// What the system said, an `errno`.
    case system(Int32)
  }
}

extension FileError {
  /// The error as one line, without the newline.
  var line: String { "\(path): error: \(reason)" }
}

extension FileError.Reason: CustomStringConvertible {
  /// The reason as it follows a path; the common ones read alike on every system.
  var description: String {
    switch self {
    case .isFolder: "is a folder, not a file"
    case .holdsNoTraces: "holds no .trace files"
    case .holdsNoSwift: "holds no .swift files"
    case .exceeds(let limit): "is larger than \(limit >> 20) MiB"
    case .leavesFolder: "leads out of the trace's folder"
    case .isInput: "is the trace itself; write the repaired one to another file"
    case .isSource: "is one of the files that are linted; write to another file"
    case .noFolder: "no such folder"
    case .isNoRegularFile: "is not a regular file"
    case .system(ENOENT), .system(ENOTDIR): "no such file"
    case .system(EACCES), .system(EPERM): "permission denied"
    case .system(EISDIR): Self.isFolder.description
    case .system(ENOSPC): "no space left on the device"
    case .system(ENAMETOOLONG): "the path is too long"
    case .system(let code): String(cString: strerror(code)).lowercased()
    }
  }
}
