import Foundation

/// Where a path leads once its symbolic links are followed.
struct RealPath: Equatable {
  /// The absolute path, free of links.
  let text: String

  /// Follows a path; `nil` with `errno` set if there is nothing.
  init?(_ path: String) {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    text = String(cString: resolved)
  }
}

extension RealPath {
  /// Whether the path lies in a folder, at any depth.
  func isInside(_ folder: RealPath) -> Bool {
    let prefix = folder.text == "/" ? "/" : folder.text + "/"
    return text.utf8.starts(with: prefix.utf8)
  }
}

extension String {
  /// The part of a path up to its last slash; empty for a name alone.
  var folderPrefix: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[...$0]) } ?? ""
  }
}
