import Testing

@testable import lazystack

@Suite("Formats for continuous integration")
struct CheckFormatTests {
  private static let failing = TemporaryFolder.trace + "expect built == 4\n"

  @Test("report failures, and of traces that could not be replayed", arguments: ["github", "junit"])
  func test(format: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.trace", Self.failing)
    let captured = CapturedConsole()
    #expect(captured.run("test", "--format", format, path) == .failed)
    #expect(captured.output.contains("built == 4"))
    #expect(captured.run("test", "--format", format, path, "none") == .undone)
    #expect(captured.output.contains("no such file"))
    #expect(captured.errors == "")
  }

  @Test("are empty of failures where all is well")
  func passing() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.trace")
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", "--format=github", path) == .passed)
    #expect(captured.output == "")
    #expect(captured.run("diagnose", "--format=junit", path) == .passed)
    #expect(captured.output.contains(" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\" "))
  }

  @Test(
    "keep a GitHub command on one line, whatever the folder is called",
    arguments: ["test", "diagnose", "lint"])
  func folderNames(command: String) throws {
    #if !LINT
      if command == "lint" { return }
    #endif
    let folder = try TemporaryFolder()
    let path =
      command == "lint"
      ? try folder.write("d\r\ne 9%\u{301}/a.swift", "let v = List { ForEach(a) { if b { C() } } }\n")
      : try folder.write(
        "d\r\ne 9%\u{301}/a.trace",
        "trace 1\nScrollView { LazyVStack { ForEach(ids: [1, 1]) { Row(height: 44) } } }\nexpect built == 9\n"
      )
    let captured = CapturedConsole()
    #expect(captured.run(command, "--format=github", path) == .failed)
    let lines = captured.output.split(omittingEmptySubsequences: true) { $0.isNewline }
    #expect(lines.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(captured.output.contains("d%0D%0Ae 9%25\u{301}/a."))
  }

  @Test("agree with the exit status", arguments: ["error", "never"])
  func status(threshold: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.trace",
      "trace 1\nScrollView { LazyVStack { ForEach(ids: [1, 1]) { Row(height: 44) } } }\n")
    for command in ["test", "diagnose"] {
      let captured = CapturedConsole()
      let status = captured.run(command, "--format=junit", "--fail-on", threshold, path)
      #expect(status == (threshold == "never" ? .passed : .failed))
      #expect(captured.output.contains("failures=\"\(status.rawValue)\""))
    }
  }
}
