#if LINT
  import Foundation
  import Testing

  @testable import lazystack

  @Suite("A project that is linted")
  struct LintSettingsTests {
    private static func feed(_ name: String, _ row: String) -> String {
      """
      struct \(name): View {
        var body: some View {
          LazyVStack(spacing: 0) {
            ForEach(posts) { post in
              \(row)
            }
          }
        }
      }
      """
    }

    private static let bare = "if post.isOn { Text(\"a\") }"
    private static let two = "Text(\"a\"); Divider()"
    private static let nested = "ForEach(post.parts) { Text($0) }"

    @Test("gives rules its own levels, and leaves files out")
    func configuration() throws {
      let folder = try TemporaryFolder()
      try folder.write("App/Feed.swift", Self.feed("Feed", Self.two))
      try folder.write("App/Generated/Gen.swift", Self.feed("Gen", Self.bare))
      try folder.write("Pods/Kit/Kit.swift", Self.feed("Kit", Self.bare))
      let plain = CapturedConsole()
      #expect(plain.run("lint", folder.path) == .failed)
      #expect(plain.output.hasSuffix("1 error, 1 warning in 2 of 2 files\n"))

      try folder.write(".lazystack.json", #"{"rules":{"constant-not-one":"note"},"exclude":["Generated"]}"#)
      let configured = CapturedConsole()
      #expect(configured.run("lint", folder.path) == .passed)
      #expect(configured.output == "2 files: no findings; 1 note hidden (--notes)\n")
      let notes = CapturedConsole()
      #expect(notes.run("lint", "--notes", folder.path) == .passed)
      #expect(notes.output.hasPrefix("note constant-not-one: each element is 2 rows"))

      // The nearest file counts.
      try folder.write("App/.lazystack.json", #"{"rules":{"constant-not-one":"error"}}"#)
      #expect(CapturedConsole().run("lint", folder.path) == .failed)

      try folder.write("App/.lazystack.json", "{\n \"rulez\": {} }")
      let refused = CapturedConsole()
      #expect(refused.run("lint", folder.path) == .undone)
      #expect(
        refused.errors
          == "\(folder["App/.lazystack.json"]):2:2: error: unknown key 'rulez'; did you mean 'rules'?\n")
    }

    @Test("knows old findings by a baseline, also where lines moved")
    func baseline() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("App/Feed.swift", Self.feed("Feed", Self.bare))
      let baseline = folder["lint.json"]
      #expect(
        CapturedConsole().run("lint", "--baseline", baseline, "--write-baseline", folder.path) == .passed)
      #expect(
        try folder.text("lint.json").contains(
          "\"file\":\"App/Feed.swift\",\"rule\":\"one-subview-per-element\""))

      try folder.write("App/Feed.swift", "import SwiftUI\n\n// Moved.\n" + Self.feed("Feed", Self.bare))
      let known = CapturedConsole()
      #expect(known.run("lint", "--baseline", baseline, folder.path) == .passed)
      #expect(known.output == "1 file: no findings; 1 in the baseline\n")

      try folder.write("App/New.swift", Self.feed("New", Self.nested))
      let new = CapturedConsole()
      #expect(new.run("lint", "--baseline", baseline, folder.path) == .failed)
      #expect(new.output.contains("New.swift") && !new.output.contains("Feed.swift"))

      try folder.write("App/New.swift", "")
      try folder.write("App/Feed.swift", "")
      let gone = CapturedConsole()
      #expect(gone.run("lint", "--baseline", baseline, folder.path) == .passed)
      #expect(
        gone.errors == "\(baseline): note: 1 finding of the baseline is gone; --write-baseline forgets them\n"
      )
      #expect(CapturedConsole().run("lint", "--baseline", folder["none.json"], path) == .undone)
    }

    @Test("is not written to but by --fix, which mends what looks the same")
    func fix() throws {
      let folder = try TemporaryFolder()
      let source = Self.feed("Feed", Self.two)
      let path = try folder.write("Feed.swift", source)
      #expect(CapturedConsole().run("lint", "--fail-on=warning", path) == .failed)
      #expect(try folder.text("Feed.swift") == source)
      let captured = CapturedConsole()
      #expect(captured.run("lint", "--fix", "--fail-on=warning", path) == .passed)
      #expect(captured.errors == "note: 1 finding mended\n")
      #expect(
        try folder.text("Feed.swift")
          == source.replacing(Self.two, with: "VStack(spacing: 0) { Text(\"a\"); Divider() }"))

      // A link to a source is that source.
      try FileManager.default.createSymbolicLink(atPath: folder["out.txt"], withDestinationPath: path)
      let refused = CapturedConsole()
      #expect(refused.run("lint", "-o", folder["out.txt"], path) == .undone)
      #expect(
        refused.errors
          == "\(folder["out.txt"]): error: is one of the files that are linted; write to another file\n")
    }

    @Test("with five violations is reported in at most 25 lines")
    func screen() throws {
      let folder = try TemporaryFolder()
      for (index, row) in [
        Self.bare, Self.two, Self.nested, "AnyView(Text(\"a\"))", "Text(\"a\").id(UUID())",
      ].enumerated() {
        try folder.write("App/Feed\(index).swift", Self.feed("Feed\(index)", row))
      }
      let captured = CapturedConsole()
      #expect(captured.run("lint", folder["App"]) == .failed)
      #expect(captured.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
      #expect(captured.output.hasSuffix("2 errors, 3 warnings in 5 of 5 files\n"))
    }

    @Test("of 2,000 files has a configuration, a baseline and changed files, in seconds")
    func largeProject() throws {
      let folder = try TemporaryFolder()
      try folder.write(".git/HEAD", "")
      try folder.write(".lazystack.json", #"{"rules":{"constant-not-one":"off"},"exclude":["Legacy"]}"#)
      for index in 0..<500 {
        let place = "App/\(index.isMultiple(of: 50) ? "Legacy" : "Feature\(index / 10)")/"
        let row = index.isMultiple(of: 5) ? "Row\(index)(post: post); Divider()" : "Row\(index)(post: post)"
        try folder.write("\(place)Feed\(index).swift", Self.feed("Feed\(index)", row))
        let body = index.isMultiple(of: 20) ? Self.bare : "HStack { Cell\(index)(post: post) }"
        try folder.write(
          "\(place)Row\(index).swift", "struct Row\(index): View { var body: some View { \(body) } }")
        try folder.write(
          "\(place)Cell\(index).swift", "struct Cell\(index): View { var body: some View { Text(a) } }")
        try folder.write(
          "\(place)Model\(index).swift", "final class Model\(index) { var posts: [Post] = [] }")
      }
      let clock = ContinuousClock()
      let first = CapturedConsole()
      var status = ExitStatus.passed
      let time = clock.measure { status = first.run("lint", folder["App"]) }
      #expect(status == .failed)
      #expect(first.output.hasSuffix("20 errors in 20 of 2,000 files\n"))
      #expect(time < .seconds(60))

      let baseline = folder["baseline.json"]
      #expect(
        CapturedConsole().run("lint", "--baseline", baseline, "--write-baseline", folder["App"]) == .passed)
      #expect(CapturedConsole().run("lint", "--baseline", baseline, folder["App"]) == .passed)

      // A row changed, whose list did not.
      try folder.write(
        "App/Feature0/Row1.swift", "struct Row1: View { var body: some View { \(Self.bare) } }")
      let changed = CapturedConsole()
      let row = folder["App/Feature0/Row1.swift"]
      #expect(changed.run("lint", "--baseline", baseline, "--only-changed", row) == .failed)
      #expect(changed.output.contains("Feed1.swift:4:7  the 'if' has no 'else', Row1.swift:1"))
      #expect(changed.output.hasSuffix("1 error in 1 of 2,000 files\n"))
      let other = CapturedConsole()
      #expect(
        other.run("lint", "--only-changed", folder["App/Feature0/Cell1.swift"], folder["README.md"])
          == .passed)
      print("lint: 2,000 files in \(time)")
    }
  }
#endif
