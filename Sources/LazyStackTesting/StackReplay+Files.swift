public import Foundation
public import LazyStacks

extension StackReplay {
  /// Replays a trace from a file, all of its steps included.
  ///
  /// Files that it names with `file("x.txt")` are read beside it.
  ///
  /// - Parameters:
  ///   - file: The trace, in UTF-8.
  ///   - model: Parameters that win over the trace's own.
  /// - Throws: That the file cannot be read, at line 1, or the first mistake in it.
  public init(contentsOf file: URL, model: ModelParameters? = nil) throws(StackReplayError) {
    let name = file.relativePath
    let bytes: [UInt8]
    do {
      bytes = try Array(Data(contentsOf: file))
    } catch {
      throw StackReplayError(name: name, line: 1, column: 1, message: "cannot read the file", source: "")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StackReplayError(
        name: name, line: 1, column: 1, message: "the trace is not UTF-8; save it as UTF-8", source: "")
    }
    let folder = file.deletingLastPathComponent()
    try self.init(trace: text, name: name, model: model) { path in
      try Array(Data(contentsOf: folder.appending(path: path)))
    }
  }
}
