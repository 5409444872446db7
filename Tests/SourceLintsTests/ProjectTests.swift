import Findings
import Testing

@testable import SourceLints

@Suite("A project's declarations")
struct ProjectTests {
  private static let screen = """
    struct Screen: View {
      var body: some View {
        LazyVStack { ForEach(items) { Row(item: $0) } }
      }
    }
    """
  private static let one = "struct Row: View { var body: some View { HStack {} } }"
  private static let two = "struct Row: View { var body: some View { Text(\"a\"); Text(\"b\") } }"
  private static let optional = """
    struct Row: View {
      var body: some View {
        content
      }
      @ViewBuilder private var content: some View {
        if item.isOn { Text("a") }
      }
    }
    """

  @Test(
    "are those of the file, then of the module, else unknown",
    arguments: [
      (["Screen.swift": screen, "Row.swift": one], "one 1...1"),
      (["Screen.swift": screen + two, "Row.swift": one], "constant 2...2"),
      (["Screen.swift": screen, "Row.swift": one, "Row2.swift": two], "unknown 0..."),
      (["Screen.swift": screen, "Row.swift": "private " + two, "Row2.swift": one], "one 1...1"),
      (["Screen.swift": screen, "Row.swift": "struct Other { \(two) }"], "unknown 0..."),
      (
        ["Screen.swift": screen, "Row.swift": "extension Screen { \(two) }", "Row2.swift": one],
        "constant 2...2"
      ),
      (
        ["Sources/A/Screen.swift": screen, "Sources/A/Row.swift": one, "Sources/B/Row.swift": two],
        "one 1...1"
      ),
      (
        ["Package.swift": "", "Sources/A/Screen.swift": screen, "Sources/B/Row.swift": two], "unknown 0..."
      ),
      // Without a manifest beside it, a folder called Sources is a folder.
      (["Sources/A/Screen.swift": screen, "Sources/B/Row.swift": two], "constant 2...2"),
      (
        ["App/Sources/A/Screen.swift": screen, "Package.swift": "", "App/Sources/B/Row.swift": two],
        "constant 2...2"
      ),
      // Apps of one checkout: what is nearest.
      (["A/Screen.swift": screen, "A/Row.swift": one, "B/Row.swift": two], "one 1...1"),
      (["Shared/Screen.swift": screen, "A/Row.swift": one, "B/Row.swift": two], "unknown 0..."),
      (["Shared/Screen.swift": screen, "A/Row.swift": two, "B/Row.swift": two], "constant 2...2"),
      (
        [
          "Package.swift": "",
          "Sources/A/Screen.swift": screen.replacing("Row(item: $0)", with: "Text(\"a\").shown(a)"),
          "Sources/B/Shown.swift":
            "public extension View { @ViewBuilder func shown(_ a: Bool) -> some View { if a { self } } }",
        ], "unknown 0..."
      ),
      (
        [
          "Sources/A/Screen.swift": screen.replacing("Row(item: $0)", with: "Text(\"a\").padding()"),
          "Sources/B/Metrics.swift": "struct Metrics { let padding = 4.0 }\nextension View {}",
        ], "one 1...1"
      ),
      (
        [
          "Screen.swift": screen.replacing("Row(", with: "Feed.Row("),
          "Feed.swift": "enum Feed { struct Row {} }",
          "Row.swift": "extension Feed.Row: View { var body: some View { HStack {} } }",
        ], "one 1...1"
      ),
      (
        ["Screen.swift": screen, "Row.swift": "#if os(iOS)\n\(one)\n#else\n\(two)\n#endif"], "constant 1...2"
      ),
    ] as [([String: String], String)])
  func lookup(files: [String: String], expected: String) {
    #expect(words(RowSource.report(files).lists.first) == expected)
  }

  @Test("lead to a cause in another file, each step with its line")
  func witness() throws {
    let report = RowSource.report(["Screen.swift": Self.screen, "Row.swift": Self.optional])
    let finding = try #require(report.findings.first)
    #expect(finding.place.description == "Screen.swift:3:18")
    #expect(
      finding.witness.map { "\($0.text), \($0.place?.description ?? "-")" } == [
        "through 'Row.body', Row.swift:2:7", "through 'Row.content', Row.swift:5:28",
        "the 'if' has no 'else', Row.swift:6:5",
      ])
    #expect(
      finding.because.hasPrefix(
        "every element must be the same number of subviews, and here it is 0 or 1 subviews, for the 'if' at "
          + "Row.swift:6:5 has no 'else' (through 'Row.body', Row.swift:2, then 'Row.content', Row.swift:5). "
      ))
  }

  @Test("may go in circles, which is unknown and no violation")
  func circle() {
    let outline = """
      struct Row: View { var body: some View { Text("a"); child } }
      extension Row { var child: some View { Row(item: item.child) } }
      """
    let report = RowSource.report(["Screen.swift": Self.screen, "Row.swift": outline])
    #expect(words(report.lists.first) == "unknown 1...")
    #expect(report.findings.isEmpty)
  }

  @Test("are read only where they may matter")
  func reading() {
    var files = ["Screen.swift": Self.screen, "Row.swift": Self.one]
    for index in 0..<20 { files["Other\(index).swift"] = "struct Other\(index) { let a = 1 }" }
    let report = RowSource.report(files)
    #expect(report.work.fileCount == 22)
    #expect(report.work.parsedCount == 2)
    #expect(words(report.lists.first) == "one 1...1")
  }

  @Test("are read from broken files as far as they go, which are named")
  func broken() {
    let files: [String: [UInt8]] = [
      "a.swift": Array(
        "struct A: View { var body: some View { List { ForEach(a) { if b { C() } } } }\nfunc (".utf8),
      "b.swift": Array("// ForEach \n\"".utf8) + [0xFF, 0xC3] + Array("\"\n\(Self.screen)\n\(Self.two)".utf8),
      "c.swift": [0xFF, 0xFE]
        + (Self.screen + "\n" + Self.two).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      "d.swift": [0xFE, 0xFF]
        + (Self.screen + "\n" + Self.two).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
    ]
    let report = SourceLint(files: files.keys.sorted()) { files[$0] }.run()
    #expect(
      report.findings.map { "\($0.place) \($0.rule)" } == [
        "a.swift:1:47 one-subview-per-element", "b.swift:5:18 constant-not-one",
        "c.swift:3:18 constant-not-one", "d.swift:3:18 constant-not-one",
      ])
    #expect(report.complaints.map(\.file) == ["a.swift", "b.swift"])
  }

  @Test("are left out, and named, where they are nested thousands deep")
  func deep() {
    let rows = [
      "Text(a)" + String(repeating: ".bold()", count: 20_000),
      String(repeating: "if a { B() } else ", count: 6_000) + "{ C() }",
      String(repeating: "HStack { ", count: 3_000) + String(repeating: "}", count: 3_000),
    ]
    let files = rows.map { Self.screen.replacing("Row(item: $0)", with: $0) }
    let report = RowSource.report(["a.swift": files[0], "b.swift": files[1], "c.swift": files[2]])
    #expect(
      report.complaints.map { "\($0.file) \($0.text)" } == [
        "a.swift is nested too deeply and is left out", "b.swift is nested too deeply and is left out",
        "c.swift has syntax errors; the rest of it is linted",
      ])
  }

  @Test("give the same report whatever the order of threads")
  func determinism() {
    var files = ["Row.swift": Self.optional]
    for index in 0..<40 {
      files["Screen\(index).swift"] = Self.screen.replacing("Screen", with: "Screen\(index)")
    }
    let reports = (0..<4).map { _ in RowSource.report(files).json() }
    #expect(Set(reports).count == 1)
    #expect(reports[0].contains("\"variable\":40,"))
  }
}

@Suite("A package of the project")
struct PackageTests {
  private static let feed = """
    import SwiftUI
    import UI
    struct Feed: View { var body: some View { List { ForEach(items) { Row(on: $0.on) } } } }
    """
  private static let row = "public struct Row: View { public var body: some View { if on { Text(\"a\") } } }"

  @Test(
    "is looked into where a file imports it",
    arguments: [
      (feed, "Packages/UI/Sources/UI/Row.swift", row, "", "variable 0...1"),
      (
        feed, "Packages/UI/Sources/UI/Row.swift", row.replacing("public struct", with: "struct"), "",
        "unknown 0..."
      ),
      // An app sees what its frameworks hand on.
      (
        feed.replacing("import UI\n", with: ""), "Packages/UI/Sources/UI/Row.swift", row, "", "variable 0...1"
      ),
      (
        feed.replacing("import UI\n", with: "@_exported import struct UI.Row\n"),
        "Packages/UI/Sources/UI/Row.swift", row, "", "variable 0...1"
      ),
      (
        feed.replacing("Row(on", with: "UI.Row(on"), "Packages/UI/Sources/UI/Row.swift", row, "",
        "variable 0...1"
      ),
      // The manifest may name another folder.
      (
        feed, "Packages/UI/Code/Row.swift", row, ".target(name: \"UI\", path: \"Code\")", "variable 0...1"
      ),
      // What a module exports is seen through it.
      (
        feed.replacing("import UI\n", with: "import All\n"), "Packages/UI/Sources/UI/Row.swift", row, "",
        "variable 0...1"
      ),
    ])
  func imports(feed: String, rowFile: String, row: String, target: String, expected: String) {
    let report = RowSource.report([
      "App/Feed.swift": feed, rowFile: row,
      "Packages/UI/Package.swift": "let package = Package(name: \"UI\", targets: [\(target)])",
      "Packages/UI/Sources/All/All.swift": "@_exported import UI",
    ])
    #expect(words(report.lists.first) == expected)
  }

  @Test(
    "has modifiers that a file sees which imports it",
    arguments: [
      ("import UI", "variable 0...1"), ("", "unknown 0..."),
    ])
  func modifiers(line: String, expected: String) {
    let report = RowSource.report([
      "Package.swift": "",
      "Sources/App/Feed.swift":
        "\(line)\nstruct Feed: View { var body: some View { List { ForEach(items) { Text($0.name).shown($0.on) } } } }",
      "UI/Package.swift": "",
      "UI/Sources/UI/View.swift":
        "extension View { @ViewBuilder public func shown(_ on: Bool) -> some View { if on { self } } }",
    ])
    #expect(words(report.lists.first) == expected)
  }

  @Test("may be around the files that are linted, and is read without being reported")
  func context() {
    let files = [
      "App/Feed.swift": Self.feed, "UI/Sources/UI/Row.swift": Self.row, "UI/Package.swift": "",
      "UI/Sources/Unused/A.swift":
        "struct A: View { var body: some View { List { ForEach(a) { B(); C() } } } }",
    ]
    var lint = SourceLint(files: ["App/Feed.swift"]) { name in files[name].map { Array($0.utf8) } }
    lint.context = files.keys.sorted()
    lint.manifests = ["UI/Package.swift"]
    let report = lint.run()
    #expect(report.lists.map(\.place.file) == ["App/Feed.swift"])
    #expect(words(report.lists.first) == "variable 0...1")
    #expect(report.work.fileCount == 1)
    #expect(report.work.parsedCount == 2)
  }
}
