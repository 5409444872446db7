import Foundation

/// The files that a trace names with `file("heights.txt")`: those in its folder.
struct CompanionFiles {
  /// The trace's folder with its slash; empty for the working directory.
  let folder: String

  /// The largest file that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// The files beside a trace; beside standard input they are the working directory's.
  init(of source: TraceSource) {
    folder = source == .standardInput ? "" : source.name.folderPrefix
  }
}

extension CompanionFiles {
  /// Reads a file by its path within the folder.
  ///
  /// - Throws: `.leavesFolder` if a symbolic link leads elsewhere.
  /// - Note: Chosen: links within the folder are fine. The path that is opened is the one
  ///   that was checked, links resolved.
  func read(_ path: String) throws(FileError.Reason) -> [UInt8] {
    guard let home = RealPath(folder.isEmpty ? "." : folder), let file = RealPath(folder + path) else {
      throw .system(errno)
    }
    guard file.isInside(home) else { throw .leavesFolder }
    // Without O_NONBLOCK, opening a pipe would wait for its writer.
    let descriptor = try FileDescriptor.open(file.text, O_RDONLY | O_NONBLOCK)
    defer { try? descriptor.close() }
    switch try descriptor.status().st_mode & S_IFMT {
    case S_IFREG: return try descriptor.read(upTo: Self.sizeLimit)
    case S_IFDIR: throw .isFolder
    default: throw .isNoRegularFile
    }
  }
}
