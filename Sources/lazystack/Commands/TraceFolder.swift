import Foundation

/// A folder and the traces in it.
struct TraceFolder {
  let path: String

  /// The traces of a path on the command line: those in a folder, else the file itself.
  static func traces(at path: String) -> [Result<TraceSource, FileError>] {
    var status = stat()
    let source = TraceSource(path)
    guard source != .standardInput, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      return [.success(source)]
    }
    return TraceFolder(path: path).traces()
  }
}

extension TraceFolder {
  /// The files at any depth whose names end in `.trace`, in the bytewise order of their paths;
  /// a folder that cannot be read has its place among them.
  ///
  /// Chosen: links to files are followed, links to folders are not, so there are no circles.
  func traces() -> [Result<TraceSource, FileError>] {
    var found: [(path: String, result: Result<TraceSource, FileError>)] = []
    var folders = [path]
    while let folder = folders.popLast() {
      do {
        for entry in try Self.entries(of: folder) {
          if entry.isFolder {
            folders.append(entry.path)
          } else if entry.path.hasSuffix(TraceSource.fileSuffix) {
            found.append((entry.path, .success(.file(entry.path))))
          }
        }
      } catch {
        found.append((folder, .failure(FileError(folder, error))))
      }
    }
    guard !found.isEmpty else { return [.failure(FileError(path, .holdsNoTraces))] }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.result)
  }

  /// What a folder holds besides itself and its parent, in no order.
  static func entries(
    of folder: String
  ) throws(FileError.Reason) -> [(path: String, isFolder: Bool)] {
    guard let stream = opendir(folder) else { throw .system(errno) }
    defer { closedir(stream) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var entries: [(path: String, isFolder: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder = lstat(prefix + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append((prefix + name, isFolder))
    }
    return entries
  }
}
