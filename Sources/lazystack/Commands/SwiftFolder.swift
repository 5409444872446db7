#if LINT
  import Foundation
  internal import Synchronization

  /// A folder and the Swift files in it.
  enum SwiftFolder {
    /// How a file's name ends in a folder.
    private static let fileSuffix = ".swift"

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// The files of a path on the command line: those in a folder at any depth, in the bytewise order of their
    /// paths, else the file itself.
    ///
    /// Chosen: hidden folders are left out, as builds and checkouts lie there, and those of package managers; links to folders are not
    /// followed, so there are no circles.
    static func files(at path: String) -> [Result<String, FileError>] {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [.success(path)] }
      var found: [(path: String, result: Result<String, FileError>)] = []
      var folders = [path]
      while let folder = folders.popLast() {
        do {
          for entry in try TraceFolder.entries(of: folder) {
            let name = entry.path.split(separator: "/").last ?? ""
            if entry.isFolder {
              if isOwn(String(name)) { folders.append(entry.path) }
            } else if name.hasSuffix(fileSuffix) {
              found.append((entry.path, .success(entry.path)))
            }
          }
        } catch {
          found.append((folder, .failure(FileError(folder, error))))
        }
      }
      guard !found.isEmpty else { return [.failure(FileError(path, .holdsNoSwift))] }
      return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.result)
    }

    /// Whether the files in a folder of this name are the project's own.
    static func isOwn(_ name: String) -> Bool {
      !name.hasPrefix(".") && !Checkout.foreign.contains(name)
    }

    static func read(_ path: String) throws(FileError.Reason) -> [UInt8] {
      // Without O_NONBLOCK, opening a pipe would wait for its writer.
      let descriptor = try FileDescriptor.open(path, O_RDONLY | O_NONBLOCK)
      defer { try? descriptor.close() }
      return try descriptor.read(upTo: sizeLimit)
    }
  }

  /// The files that several threads could not read.
  final class UnreadFiles: Sendable {
    private let errors = Mutex<Set<FileError>>([])

    func add(_ error: FileError) { errors.withLock { _ = $0.insert(error) } }

    var sorted: [FileError] {
      errors.withLock { $0.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }
    }
  }
#endif
