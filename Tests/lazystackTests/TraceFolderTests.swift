import Foundation
import Testing

@testable import lazystack

@Suite("A folder of traces")
struct TraceFolderTests {
  @Test("means its traces at any depth, in the bytewise order of their paths")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.trace", "a/z.trace", "a.trace", "a-b.trace", "B.trace", "é.trace", "a/b/c.trace", "a/n.txt",
    ] {
      try folder.write(name)
    }
    let names = ["B.trace", "a-b.trace", "a.trace", "a/b/c.trace", "a/z.trace", "b.trace", "é.trace"]
    #expect(TraceFolder.traces(at: folder.path) == names.map { .success(.file(folder[$0])) })
    #expect(TraceFolder.traces(at: folder.path + "/") == names.map { .success(.file(folder[$0])) })
  }

  @Test("follows links to files, and none to folders")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.trace")
    try folder.link("b.trace", to: "a.trace")
    try folder.link("circle", to: ".")
    #expect(
      TraceFolder.traces(at: folder.path) == ["a.trace", "b.trace"].map { .success(.file(folder[$0])) })
  }

  @Test("is an error without traces")
  func empty() throws {
    let folder = try TemporaryFolder()
    let captured = CapturedConsole()
    #expect(captured.run("test", folder.path) == .undone)
    #expect(captured.errors == "\(folder.path): error: holds no .trace files\n")
    #expect(captured.output == "1 trace could not be replayed\n")
  }

  @Test("is not what replay takes")
  func replay() throws {
    let folder = try TemporaryFolder()
    let captured = CapturedConsole()
    #expect(captured.run("replay", folder.path) == .undone)
    #expect(captured.errors == "\(folder.path): error: is a folder, not a file\n")
  }

  @Test("leaves other paths and standard input as they are", arguments: ["-", "no/such.trace"])
  func others(path: String) {
    #expect(TraceFolder.traces(at: path) == [.success(TraceSource(path))])
  }
}
