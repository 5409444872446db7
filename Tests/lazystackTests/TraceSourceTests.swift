import Foundation
import Testing

@testable import lazystack

@Suite("Reading a trace")
struct TraceSourceTests {
  @Test("takes standard input for a trace of the name '-'")
  func standardInput() {
    let captured = CapturedConsole()
    captured.input = TemporaryFolder.trace
    #expect(captured.run("test", "-") == .passed)
    #expect(captured.output == "1 trace, 0 expectations: all passed\n")
    captured.input = "trace 1\nScroll {}"
    #expect(captured.run("replay", "-") == .undone)
    #expect(captured.errors.hasPrefix("-:2:1: error: "))
  }

  @Test("names a missing file without a place")
  func missing() {
    let captured = CapturedConsole()
    #expect(captured.run("replay", "no/such.trace") == .undone)
    #expect(captured.output == "")
    #expect(captured.errors == "no/such.trace: error: no such file\n")
  }

  @Test("refuses one over 256 MiB before reading it")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.trace", "")
    #expect(truncate(path, off_t(TraceSource.sizeLimit + 1)) == 0)
    let captured = CapturedConsole()
    #expect(captured.run("replay", path) == .undone)
    #expect(captured.errors == "\(path): error: is larger than 256 MiB\n")
  }

  @Test("stops at the limit where the size is not known before")
  func endless() throws {
    let descriptor = try FileDescriptor.open("/dev/zero", O_RDONLY)
    defer { try? descriptor.close() }
    #expect(throws: FileError.Reason.exceeds(1 << 20)) { try descriptor.read(upTo: 1 << 20) }
  }

  @Test("reads the files it names in its own folder")
  func companions() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.trace", TemporaryFolder.trace(heights: "sub/h.txt"))
    try folder.write("sub/h.txt", "44\n60\n")
    let captured = CapturedConsole()
    #expect(captured.run("replay", folder["a.trace"]) == .passed)
    #expect(captured.errors == "")

    try folder.write("sub/h.txt", "44\nx\n")
    #expect(captured.run("replay", folder["a.trace"]) == .undone)
    #expect(captured.errors.hasPrefix(folder["sub/h.txt:2:1: error: "]))
  }

  /// Links that lead from the trace's folder to the secret beside it.
  @Test("follows no link out of its folder", arguments: ["../secret.txt", "..", "inner/up"])
  func escape(target: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("secret.txt", "1\n")
    try folder.write("home/inner/h.txt", "44\n")
    try folder.link("home/inner/up", to: "../..")
    try folder.link("home/link", to: target)
    let file = target.hasSuffix(".txt") ? "link" : "link/secret.txt"
    let path = try folder.write("home/a.trace", TemporaryFolder.trace(heights: file))
    let captured = CapturedConsole()
    #expect(captured.run("replay", path) == .undone)
    #expect(
      captured.errors
        == "\(path):2:70: error: cannot read the file '\(file)': leads out of the trace's folder\n")
  }

  @Test("follows links within its folder")
  func innerLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("home/inner/h.txt", "44\n")
    try folder.link("home/h.txt", to: "inner/h.txt")
    let path = try folder.write("home/a.trace", TemporaryFolder.trace(heights: "h.txt"))
    #expect(CapturedConsole().run("replay", path) == .passed)
  }

  @Test("reads only regular files of at most 64 MiB beside it")
  func irregular() throws {
    let folder = try TemporaryFolder()
    let companions = CompanionFiles(of: .file(folder["a.trace"]))
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    #expect(throws: FileError.Reason.isNoRegularFile) { try companions.read("pipe") }
    try folder.write("sub/x")
    #expect(throws: FileError.Reason.isFolder) { try companions.read("sub") }
    #expect(throws: FileError.Reason.system(ENOENT)) { try companions.read("none") }
    #expect(truncate(try folder.write("large", ""), off_t(CompanionFiles.sizeLimit + 1)) == 0)
    #expect(throws: FileError.Reason.exceeds(64 << 20)) { try companions.read("large") }
  }
}
