import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "lazystack-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A path in the folder.
  subscript(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and the folders on its way.
  @discardableResult
  func write(_ name: String, _ text: String = TemporaryFolder.trace) throws -> String {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return self[name]
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: self[name]), encoding: .utf8)
  }

  /// The names in the folder, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// A trace without expectations.
  static let trace = """
    trace 1
    ScrollView { LazyVStack { ForEach(0..<3, id: "r") { Row(height: 44) } } }

    """

  /// A trace whose rows take their heights from a file.
  static func trace(heights file: String) -> String {
    """
    trace 1
    ScrollView { LazyVStack { ForEach(0..<3, id: "r") { Row(height: file("\(file)")) } } }

    """
  }
}
