import Foundation
import Testing

@testable import lazystack

@Suite("The words of lint")
struct LintWordsTests {
  @Test("say what to read, and what to sketch")
  func parsing() throws {
    #expect(try Invocation(["help", "lint"]) == .help(.lint))
    #expect(try Invocation(["lint", "Sources"]) == .lint(LintCommand(paths: ["Sources"])))
    #expect(
      try Invocation(["lint", "-q", "--fail-on=warning", "--format=github", "a", "b.swift"])
        == .lint(
          LintCommand(
            paths: ["a", "b.swift"], isQuiet: true, format: .github, failThreshold: .warning)))
    #expect(
      try Invocation(["lint", "--sketch", "App/Feed.swift:12:9", "-o", "feed.trace"])
        == .lint(
          LintCommand(
            paths: ["App"], sketch: .init(file: "App/Feed.swift", line: 12),
            outputOptions: OutputOptions(output: "feed.trace"))))
  }

  @Test(
    "name a folder to resolve the row in",
    arguments: [
      ("Feed.swift", "."), ("./Feed.swift", "."), ("/Feed.swift", "/"), ("App/Feed.swift", "App"),
      ("/a/Sources/App/Views/Feed.swift", "/a/Sources/App"), ("Sources/Feed.swift", "Sources"),
    ])
  func folder(file: String, folder: String) {
    #expect(LintCommand.Place(file: file, line: 1).folder == folder)
  }

  @Test(
    "are refused with what would be right",
    arguments: [
      (["lint"], "Missing expected argument '<path> ...'"),
      (["lint", "-"], "lint reads files and folders, and not standard input"),
      (
        ["lint", "--sketch", "Feed.swift", "App"],
        "The value 'Feed.swift' is invalid for '--sketch <file:line>'; write a file and a line, such as "
          + "Feed.swift:24"
      ),
      (["lint", "--sketch=a:1", "--format=json"], "--sketch prints a trace, so it takes no --format"),
      (
        ["lint", "--sketch=a:1", "-o", "a.txt"],
        "The value 'a.txt' is invalid for '--output <file>'; it is to be a trace, so let it end in '.trace'"
      ),
      (["lint", "--sketch=a:1", "--fix"], "--sketch prints a trace, so it takes no --fix"),
      (
        ["lint", "--write-baseline", "a"],
        "--write-baseline needs --baseline <file>, which is to be written"
      ),
      (
        ["lint", "-o", "a.swift", "App"],
        "'a.swift' is to be written, and what ends in '.swift' is source; give it another ending"
      ),
      (
        ["lint", "--baseline", "a.swift", "App"],
        "'a.swift' is to be written, and what ends in '.swift' is source; give it another ending"
      ),
      (
        ["lint", "--format=html", "a"],
        "The value 'html' is invalid for '--format <format>'; write 'text', 'table', 'json', 'xcode', 'github', "
          + "'sarif', 'checkstyle', 'junit' or 'codeclimate'"
      ),
    ] as [([String], String)])
  func refusal(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(error?.message == message)
  }
}

#if LINT
  @Suite("Linting on the command line")
  struct LintTests {
    private static let broken = """
      struct Feed: View {
        var body: some View {
          List { ForEach(posts) { post in if post.isOn { Text("a") } } }
        }
      }
      """
    private static let doubtful = broken.replacing(
      "if post.isOn { Text(\"a\") }", with: "Text(\"a\"); Divider()")
    private static let fine = broken.replacing("if post.isOn { Text(\"a\") }", with: "HStack {}")

    @Test(
      "fails on what it was asked to fail on",
      arguments: [
        (broken, nil, 1), (broken, "never", 0), (doubtful, nil, 0), (doubtful, "warning", 1),
        (fine, "note", 0),
      ] as [(String, String?, Int32)])
    func status(source: String, threshold: String?, status: Int32) throws {
      let folder = try TemporaryFolder()
      try folder.write("Feed.swift", source)
      let words = ["lint", folder.path] + (threshold.map { ["--fail-on", $0] } ?? [])
      #expect(LazystackCommand.run(words, on: CapturedConsole().console).rawValue == status)
    }

    @Test("reads folders in bytewise order, each file once, and no hidden ones")
    func folders() throws {
      let folder = try TemporaryFolder()
      for name in ["b.swift", "a/z.swift", "B.swift", ".build/x.swift", "a/n.txt"] {
        try folder.write(name, Self.broken)
      }
      let captured = CapturedConsole()
      #expect(captured.run("lint", "--format=xcode", folder.path, folder["b.swift"]) == .failed)
      let places = captured.output.split(separator: "\n").filter { $0.contains(": error: ") }
        .map { $0.split(separator: ":")[0] }
      #expect(places.map(String.init) == [folder["B.swift"], folder["a/z.swift"], folder["b.swift"]])
      #expect(captured.errors.hasSuffix("3 errors in 3 of 3 files\n"))
    }

    @Test("names what cannot be read, and lints the rest")
    func unreadable() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("a.swift", Self.broken)
      let captured = CapturedConsole()
      #expect(captured.run("lint", path, folder["none.swift"]) == .undone)
      #expect(captured.errors == "\(folder["none.swift"]): error: no such file\n")
      #expect(captured.output.contains("a.swift:3:12  the 'if' has no 'else'"))

      let json = CapturedConsole()
      #expect(json.run("lint", "--format=json", path, folder["none.swift"]) == .undone)
      #expect(json.output.contains("{\"file\":\"\(folder["none.swift"])\",\"error\":\"no such file\"}"))

      try folder.write("empty/a.txt", "")
      let empty = CapturedConsole()
      #expect(empty.run("lint", folder["empty"]) == .undone)
      #expect(empty.errors == "\(folder["empty"]): error: holds no .swift files\n")
    }

    @Test("has a page for each of its own rules")
    func pages() {
      for rule in ["constant-not-one", "type-erased-row", "self-as-id", "inline-filter", "id-on-list-row"] {
        let captured = CapturedConsole()
        #expect(captured.run("explain", rule) == .passed)
        #expect(captured.output.hasPrefix("\(rule) (lint)\nFires when "))
        #expect(captured.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let json = CapturedConsole()
        #expect(json.run("explain", "--format=json", rule) == .passed)
        #expect(json.output.contains("\"address\":\"lazystack:explain/\(rule)\""))
      }
    }

    @Test("counts a file once that is reached by several paths, and none that is not there")
    func paths() throws {
      let folder = try TemporaryFolder()
      try folder.write("Feed.swift", Self.broken.replacing("Text(\"a\")", with: "Row()"))
      let row = try folder.write("Row.swift", "struct Row: View { var body: some View { HStack {} } }")
      try FileManager.default.createSymbolicLink(atPath: folder["Link.swift"], withDestinationPath: row)
      let captured = CapturedConsole()
      let twice = folder.path + "/./Row.swift"
      #expect(captured.run("lint", folder.path, row, twice, folder["Link.swift"], folder["no"]) == .undone)
      #expect(captured.output.contains("1 error in 1 of 2 files"))
    }

    @Test("says nothing but findings when quiet")
    func quiet() throws {
      let folder = try TemporaryFolder()
      let captured = CapturedConsole()
      #expect(captured.run("lint", "-q", try folder.write("a.swift", Self.fine)) == .passed)
      #expect(captured.output == "" && captured.errors == "")

      let unresolved = CapturedConsole()
      let source = Self.fine.replacing("HStack {}", with: "Photo()")
      #expect(unresolved.run("lint", "-q", try folder.write("b.swift", source)) == .passed)
      #expect(unresolved.output == "" && unresolved.errors == "note: 1 ForEach could not be resolved\n")
    }

    @Test("leads from a finding to its cost in two commands")
    func sketch() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("Feed.swift", Self.broken.replacing("Text(\"a\")", with: "Row()"))
      try folder.write("Row.swift", "struct Row: View { var body: some View { Text(\"a\"); Divider() } }")
      let captured = CapturedConsole()
      #expect(captured.run("lint", "--sketch", "\(path):3:12", "-o", folder["feed.trace"]) == .passed)
      #expect(captured.output == "" && captured.errors == "")
      #expect(try folder.text("feed.trace").contains("Row(height: 1)  // Divider"))

      let diagnosis = CapturedConsole()
      #expect(diagnosis.run("diagnose", folder["feed.trace"]) == .failed)
      #expect(
        diagnosis.output.split { $0.isWhitespace }.joined(separator: " ")
          .contains("kept alive off screen for good"))

      let missed = CapturedConsole()
      #expect(missed.run("lint", "--sketch", "\(path):1") == .undone)
      #expect(missed.errors == "\(path):1: error: no ForEach, and no List of data, begins here\n")

      let absent = CapturedConsole()
      #expect(absent.run("lint", "--sketch", "\(folder["none.swift"]):1", folder.path) == .undone)
      #expect(absent.errors == "\(folder["none.swift"]): error: no such file\n")

      let outside = CapturedConsole()
      #expect(outside.run("lint", "--sketch", "\(path):1", folder["Row.swift"]) == .undone)
      #expect(outside.errors == "\(path): error: the file is not among those that were read\n")
    }
  }
#else
  @Suite("Linting on the command line without a parser")
  struct LintTests {
    @Test("says what is missing and how to come by it")
    func missing() {
      let captured = CapturedConsole()
      #expect(captured.run("lint", "Sources") == .undone)
      #expect(captured.output == "")
      #expect(
        captured.errors.hasPrefix("error: this build of lazystack has no 'lint': it needs the SwiftSyntax"))
      #expect(captured.errors.contains("SWIFT_HOST_LIBRARIES="))
    }
  }
#endif
