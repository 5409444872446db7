import Foundation

/// A file that is written piece by piece, and is there whole or not at all.
///
/// What is written goes to another file in the same folder, which takes the name in the end. A device or a pipe is
/// written directly, and a symbolic link to a file stays one.
final class GrowingFile {
  let path: String
  private let descriptor: FileDescriptor

  /// The file beside it and the one whose name it takes; `nil` where the file is written directly.
  private let aside: (path: String, target: String)?
  private var isOpen = true

  /// Opens a file.
  ///
  /// One that may not be written is refused here: renaming would not ask.
  init(_ path: String) throws(FileError) {
    self.path = path
    do throws(FileError.Reason) {
      let mode = try Self.existingMode(of: path)
      switch mode {
      case .some(let mode) where mode & S_IFMT == S_IFDIR: throw .isFolder
      case .some(let mode) where mode & S_IFMT != S_IFREG:
        (descriptor, aside) = (try FileDescriptor.open(path, O_WRONLY), nil)
      case let mode:
        let target = RealPath(path)?.text ?? path
        let (name, descriptor) = try Self.openAside(in: target.folderPrefix)
        if let mode { fchmod(descriptor.number, mode & 0o7777) }
        (self.descriptor, aside) = (descriptor, (name, target))
      }
    } catch {
      throw FileError(path, error)
    }
  }

  deinit { cancel() }
}

extension GrowingFile {
  /// Writes what comes next; after a failure nothing is left of it.
  func append(_ bytes: [UInt8]) throws(FileError) {
    do {
      try descriptor.write(bytes)
    } catch {
      cancel()
      throw FileError(path, error)
    }
  }

  /// Ends the file, which now takes its name.
  func finish() throws(FileError) {
    guard isOpen else { return }
    isOpen = false
    do throws(FileError.Reason) {
      // Some file systems report only now that there was no room.
      try descriptor.close()
      if let aside, rename(aside.path, aside.target) != 0 { throw .system(errno) }
    } catch {
      if let aside { unlink(aside.path) }
      throw FileError(path, error)
    }
  }

  /// Leaves the file as it was.
  func cancel() {
    guard isOpen else { return }
    isOpen = false
    try? descriptor.close()
    if let aside { unlink(aside.path) }
  }
}

extension GrowingFile {
  /// The type and permissions of what stands there; `nil` for nothing.
  private static func existingMode(of path: String) throws(FileError.Reason) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw errno == ENOTDIR ? .noFolder : .system(errno) }
      return nil
    }
    guard access(path, W_OK) == 0 else { throw .system(errno) }
    return status.st_mode
  }

  /// Opens a new file with a name that nothing else has.
  private static func openAside(in folder: String) throws(FileError.Reason) -> (String, FileDescriptor) {
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
