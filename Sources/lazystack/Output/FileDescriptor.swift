import Foundation

/// An open file of the system, read and written whole.
///
/// It is not closed by itself: standard streams outlive everything.
struct FileDescriptor {
  let number: Int32
}

extension FileDescriptor {
  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Opens a file; `permissions` are those of a new one, less the process's mask.
  static func open(
    _ path: String, _ flags: Int32, permissions: mode_t = 0o666
  ) throws(FileError.Reason) -> FileDescriptor {
    FileDescriptor(number: try check { Foundation.open(path, flags | O_CLOEXEC, permissions) })
  }

  func close() throws(FileError.Reason) {
    // Not repeated after an interruption: the number may be another file's by then.
    guard Foundation.close(number) == 0 || errno == EINTR else { throw .system(errno) }
  }

  /// Whether a person sits at the other end.
  var isTerminal: Bool { isatty(number) == 1 }

  /// What the system knows about the file.
  func status() throws(FileError.Reason) -> stat {
    var status = stat()
    try Self.check { fstat(number, &status) }
    return status
  }
}

extension FileDescriptor {
  /// Reads up to the end.
  ///
  /// - Throws: `.exceeds` for more bytes than `limit`; a regular file is not read at all then.
  func read(upTo limit: Int) throws(FileError.Reason) -> [UInt8] {
    let status = try status()
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
    guard status.st_size <= limit else { throw .exceeds(limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try transfer(POLLIN) { Foundation.read(number, &buffer, buffer.count) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw .exceeds(limit) }
    }
  }

  /// Writes all bytes, in as many parts as it takes.
  func write(_ bytes: [UInt8]) throws(FileError.Reason) {
    var start = 0
    while start < bytes.count {
      start += try transfer(POLLOUT) {
        bytes.withUnsafeBytes { bytes in
          Foundation.write(number, bytes.baseAddress?.advanced(by: start), bytes.count - start)
        }
      }
    }
  }

  /// Repeats a transfer that was interrupted, or whose other end was not ready.
  ///
  /// A shared terminal or pipe may have been made non-blocking by another process.
  private func transfer(_ event: Int32, _ body: () -> Int) throws(FileError.Reason) -> Int {
    while true {
      let count = body()
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        _ = poll(&request, 1, -1)
      case let code: throw .system(code)
      }
    }
  }

  @discardableResult
  private static func check(_ body: () -> Int32) throws(FileError.Reason) -> Int32 {
    while true {
      let result = body()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .system(errno) }
    }
  }
}
