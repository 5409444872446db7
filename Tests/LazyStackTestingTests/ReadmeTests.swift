import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  /// The example is the file next to this one, which is compiled and run.
  @Test("shows a test that runs, byte for byte")
  func example() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(contentsOf: folder.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "\n```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.filter { $0.contains("import LazyStackTesting") } == [example])
  }
}
