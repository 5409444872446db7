import Foundation
import Testing

@testable import lazystack

@Suite("The file a report is written to")
struct OutputFileTests {
  @Test("appears, is replaced, and leaves nothing beside it")
  func replacing() throws {
    let folder = try TemporaryFolder()
    for text in ["first", "second, longer", "3"] {
      try OutputFile(path: folder["out"]).replace(with: Array(text.utf8))
      #expect(try folder.text("out") == text)
    }
    #expect(try folder.names() == ["out"])
  }

  @Test("keeps its permissions")
  func permissions() throws {
    let folder = try TemporaryFolder()
    #expect(chmod(try folder.write("out"), 0o640) == 0)
    try OutputFile(path: folder["out"]).replace(with: [])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder["out"])
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("stays a link if it was one")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/out", "old")
    try folder.link("out", to: "real/out")
    try OutputFile(path: folder["out"]).replace(with: Array("new".utf8))
    #expect(try folder.text("real/out") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["out"]) == "real/out")
  }

  @Test("may be a device, which stays one")
  func device() throws {
    try OutputFile(path: "/dev/null").replace(with: [1])
    #expect(try FileDescriptor.open("/dev/null", O_RDONLY).status().st_mode & S_IFMT == S_IFCHR)
  }

  @Test("is refused with its path and the reason, and nothing is left behind")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace")
    try folder.write("sub/x")
    for (name, reason) in [
      ("none/out", "no such folder"), ("a.trace/out", "no such folder"), ("sub", "is a folder, not a file"),
    ] {
      let captured = CapturedConsole()
      #expect(captured.run("test", trace, "-o", folder[name]) == .undone)
      #expect(captured.output == "")
      #expect(captured.errors == "\(folder[name]): error: \(reason)\n")
    }
    #expect(try folder.names() == ["a.trace", "sub"])
  }

  @Test("holds what standard output would")
  func outputOptions() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace")
    let captured = CapturedConsole()
    #expect(captured.run("test", "--output", folder["out.txt"], trace) == .passed)
    #expect(captured.output == "")
    #expect(try folder.text("out.txt") == "1 trace, 0 expectations: all passed\n")
  }
}
