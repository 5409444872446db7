import Foundation

/// A file that is written whole or not at all.
struct OutputFile {
  let path: String
}

extension OutputFile {
  /// Puts bytes in place of what the file holds, if it exists.
  ///
  /// They are first written to another file in the same folder, which then takes the name;
  /// after a failure the file is as it was and nothing is left beside it. A device or a pipe
  /// is written directly, and a symbolic link to a file stays one.
  func replace(with bytes: [UInt8]) throws(FileError) {
    do throws(FileError.Reason) {
      switch try existingMode() {
      case .some(let mode) where mode & S_IFMT == S_IFDIR: throw .isFolder
      case .some(let mode) where mode & S_IFMT != S_IFREG: try write(bytes)
      case let mode: try writeAside(bytes, permissions: mode.map { $0 & 0o7777 })
      }
    } catch {
      throw FileError(path, error)
    }
  }

  /// The type and permissions of what stands there; `nil` for nothing.
  ///
  /// A file that may not be written is refused here: renaming would not ask.
  private func existingMode() throws(FileError.Reason) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw errno == ENOTDIR ? .noFolder : .system(errno) }
      return nil
    }
    guard access(path, W_OK) == 0 else { throw .system(errno) }
    return status.st_mode
  }

  private func write(_ bytes: [UInt8]) throws(FileError.Reason) {
    let descriptor = try FileDescriptor.open(path, O_WRONLY)
    defer { try? descriptor.close() }
    try descriptor.write(bytes)
  }

  private func writeAside(_ bytes: [UInt8], permissions: mode_t?) throws(FileError.Reason) {
    let target = RealPath(path)?.text ?? path
    let (aside, descriptor) = try openAside(in: target.folderPrefix)
    do throws(FileError.Reason) {
      do throws(FileError.Reason) {
        if let permissions { fchmod(descriptor.number, permissions) }
        try descriptor.write(bytes)
      } catch {
        try? descriptor.close()
        throw error
      }
      // Some file systems report only now that there was no room.
      try descriptor.close()
      guard rename(aside, target) == 0 else { throw .system(errno) }
    } catch {
      unlink(aside)
      throw error
    }
  }

  /// Opens a new file with a name that nothing else has.
  private func openAside(in folder: String) throws(FileError.Reason) -> (String, FileDescriptor) {
    for attempt in 0..<100 {
      let name = "\(folder).lazystack-\(getpid())-\(attempt)"
      do {
        return (name, try FileDescriptor.open(name, O_WRONLY | O_CREAT | O_EXCL))
      } catch .system(EEXIST) {
        continue
      } catch .system(ENOENT) {
        throw .noFolder
      }
    }
    throw .system(EEXIST)
  }
}
