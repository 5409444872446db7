import Foundation

/// A file that is written whole or not at all.
struct OutputFile {
  let path: String
}

extension OutputFile {
  /// Puts bytes in place of what the file holds, if it exists.
  ///
  /// After a failure the file is as it was and nothing is left beside it.
  func replace(with bytes: [UInt8]) throws(FileError) {
    let file = try GrowingFile(path)
    try file.append(bytes)
    try file.finish()
  }
}
