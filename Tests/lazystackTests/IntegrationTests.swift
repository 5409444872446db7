#if LINT
  import Foundation
  import Testing

  @Suite("A file for other tools")
  struct IntegrationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()

    /// The program, which is built beside the tests.
    private static let program: String? = {
      let folders = [CommandLine.arguments[0], Bundle.main.executablePath ?? ""].map {
        URL(filePath: $0).deletingLastPathComponent()
      }
      return (folders + [root.appending(path: ".build/debug")]).map { $0.appending(path: "lazystack").path }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    private static func run(_ words: [String], in folder: String) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = URL(filePath: folder)
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["LAZYSTACK": program ?? "", "SRCROOT": folder]
      ) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    private static let broken =
      "struct Feed: View { var body: some View { List { ForEach(posts) { Row(post: $0) } } } }"

    @Test("lints what a commit changes, before it is made", .enabled(if: program != nil))
    func hook() throws {
      let folder = try TemporaryFolder()
      let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
      guard try Self.run(["git", "init", "-q"], in: folder.path).status == 0 else { return }
      try folder.write("App/Feed.swift", Self.broken)
      try folder.write("App/Row.swift", "struct Row: View { var body: some View { HStack {} } }")
      let hook = Self.root.appending(path: ".github/examples/pre-commit")
      try FileManager.default.createDirectory(
        atPath: folder[".git/hooks"], withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: folder[".git/hooks/pre-commit"])
      try FileManager.default.copyItem(atPath: hook.path, toPath: folder[".git/hooks/pre-commit"])
      _ = try Self.run(["git", "add", "."], in: folder.path)
      #expect(try Self.run(git + ["commit", "-qm", "One"], in: folder.path).status == 0)

      try folder.write("App/Row.swift", "struct Row: View { var body: some View { if a { Text(b) } } }")
      _ = try Self.run(["git", "add", "."], in: folder.path)
      let refused = try Self.run(git + ["commit", "-qm", "Two"], in: folder.path)
      #expect(refused.status != 0)
      #expect(refused.output.contains("App/Feed.swift:1:50  the 'if' has no 'else', Row.swift:1"))
    }

    @Test("gives Xcode an issue beside the line", .enabled(if: program != nil))
    func buildPhase() throws {
      let folder = try TemporaryFolder()
      try folder.write("Feed.swift", Self.broken.replacing("Row(post: $0)", with: "AnyView(Text(a))"))
      let script = Self.root.appending(path: ".github/examples/xcode-build-phase.sh").path
      let result = try Self.run(["sh", script], in: folder.path)
      #expect(result.output.contains("Feed.swift:1:50: warning: "))
    }

    @Test("has workflow steps that run", .enabled(if: program != nil))
    func workflow() throws {
      let folder = try TemporaryFolder()
      try folder.write("Feed.swift", Self.broken.replacing("Row(post: $0)", with: "if a { Text(b) }"))
      let text = try String(
        contentsOf: Self.root.appending(path: ".github/examples/lint.yml"), encoding: .utf8)
      let steps = text.split(separator: "\n").filter { $0.contains("release/lazystack lint") }
        .compactMap { $0.split(separator: "run: ").last }
        .map { $0.replacing("/tmp/lazystack/.build/release/lazystack", with: "\"$LAZYSTACK\"") }
      let results = try steps.map { try Self.run(["sh", "-c", String($0)], in: folder.path) }
      #expect(results.map(\.status) == [1, 0])
      #expect(results.first?.output.hasPrefix("::error file=") == true)
      #expect(try folder.text("lazystack.sarif").contains("\"ruleId\":\"one-subview-per-element\""))
    }
  }
#endif
