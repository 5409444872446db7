import Findings
import Testing

@testable import SourceLints

@Suite("A project's configuration")
struct ConfigurationTests {
  @Test("gives rules levels and names files")
  func reading() throws {
    let text =
      #"{"rules":{"inline-filter":"off","index-as-id":"error"},"include":["App"],"exclude":["*.gen.swift"]}"#
    let configuration = try LintConfiguration(parsing: Array(text.utf8))
    #expect(configuration.rules == ["inline-filter": .off, "index-as-id": .error])
    #expect(configuration.covers("App/Feed.swift") && !configuration.covers("Kit/Feed.swift"))
    #expect(!configuration.covers("App/Strings.gen.swift"))
    #expect(try LintConfiguration(parsing: Array("{}".utf8)) == LintConfiguration())
  }

  @Test(
    "is refused at the place of the mistake",
    arguments: [
      ("{\n  \"rule\": {}\n}", "2:3 unknown key 'rule'; did you mean 'rules'?"),
      ("{\"colour\":1}", "1:2 unknown key 'colour'; known are rules, include, exclude"),
      (
        "{\"rules\":{\"inline-filtr\":\"off\"}}",
        "1:11 unknown rule 'inline-filtr'; did you mean 'inline-filter'?"
      ),
      (
        "{\"rules\":{\"inline-filter\":\"none\"}}",
        "1:27 'inline-filter' is 'none'; write \"off\", \"note\", \"warning\" or \"error\""
      ),
      ("{\"rules\":[]}", "1:10 'rules' is a list; write an object of rules and levels"),
      ("{\"include\":\"App\"}", "1:12 'include' is 'App'; write a list of paths, such as [\"Sources\"]"),
      ("{\"exclude\":[1]}", "1:13 found 1; write a path in quotes"),
      ("[]", "1:1 found a list; write an object, such as {\"rules\":{}}"),
      ("{\"rules\":{}", "1:12 a ',' or '}' is missing here"),
      ("{\"rules\" {}}", "1:10 a ':' is missing after the key 'rules'"),
      ("{\"rules\":{},\"rules\":{}}", "1:13 the key 'rules' stands twice"),
      ("{\"rules\":{}} x", "1:14 there is more after the end of the document"),
      ("{\"include\":[nope]}", "1:13 'nope' is no value of JSON"),
      ("{\"include\":[\"a]}", "1:13 the text has no closing quote"),
      ("", "1:1 a value is missing here"),
      (String(repeating: "[", count: 500), "1:129 is nested too deeply"),
    ])
  func refusal(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try LintConfiguration(parsing: Array(text.utf8)) }
    #expect(error.map { "\($0.point) \($0.message)" } == message)
  }

  @Test(
    "names files by paths with placeholders",
    arguments: [
      ("App", "App/Feed.swift", true), ("App", "Other/App/Feed.swift", true),
      ("App", "Apple/Feed.swift", false),
      ("App/", "App/Feed.swift", true), ("./App", "App/Feed.swift", true),
      ("App/Views", "App/Views/A.swift", true),
      ("App/Views", "Kit/App/Views/A.swift", false), ("*.gen.swift", "App/A.gen.swift", true),
      ("*.gen.swift", "App/A.swift", false), ("App/*.swift", "App/A.swift", true),
      ("App/*.swift", "App/Views/A.swift", false), ("App/**/A.swift", "App/Views/Rows/A.swift", true),
      ("App/**/A.swift", "App/A.swift", true), ("**/Tests", "Kit/Tests/A.swift", true),
      ("A*B*C", "AxxBC", true),
      ("A*B*C", "AxxCB", false),
    ])
  func patterns(pattern: String, path: String, isMatched: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatched)
  }

  @Test("changes what is reported")
  func levels() throws {
    let source = "struct S: View { var body: some View { List { ForEach(a) { Text(a); Text(b) } } } }"
    let report = RowSource.report(["App/a.swift": source])
    for (word, expected) in [("off", []), ("error", [Severity.error]), ("note", [.note])] {
      let text = "{\"rules\":{\"constant-not-one\":\"\(word)\"}}"
      let configuration = try LintConfiguration(parsing: Array(text.utf8))
      #expect(report.adjusted { _ in configuration }.findings.map(\.severity) == expected)
    }
    #expect(report.limited { $0 == "b.swift" }.findings.isEmpty)
    #expect(report.limited { $0 == "App/a.swift" }.findings.count == 1)
  }
}

@Suite("A baseline")
struct BaselineTests {
  private static func entry(_ line: String, file: String = "a.swift", rule: LintRule = .indexAsID)
    -> LintBaseline.Entry
  {
    let place = SourcePlace(file: file, location: SourcePoint(line: 3, column: 1))
    let finding = Finding(
      rule: rule, severity: .warning, place: place, symptom: "", because: "", fix: "")
    return LintBaseline.Entry(finding, file: file, line: line)
  }

  @Test("knows a finding by its file, its rule and its line's text, and each as often as it is there")
  func taking() throws {
    var baseline = LintBaseline([Self.entry("List { ForEach(a) }"), Self.entry("List { ForEach(a) }")])
    let others = [
      Self.entry("List { ForEach(b) }"), Self.entry("List { ForEach(a) }", file: "b.swift"),
      Self.entry("List { ForEach(a) }", rule: .selfAsID),
    ]
    let first = baseline.take(Self.entry("   List {  ForEach(a) }\t"))
    let strange = others.map { baseline.take($0) }
    #expect(first && strange == [false, false, false])
    #expect(baseline.rest == 1)
    let again = (0..<2).map { _ in baseline.take(Self.entry("List { ForEach(a) }")) }
    #expect(again == [true, false])
  }

  @Test("is read as it was written")
  func printing() throws {
    let baseline = LintBaseline([
      Self.entry("b"), Self.entry("a"), Self.entry("a"), Self.entry("a", file: "ä \"b\".swift"),
    ])
    #expect(try LintBaseline(parsing: Array(baseline.document.utf8)) == baseline)
    #expect(baseline.document.split(separator: "\n").count == 5)
  }

  @Test(
    "is refused where it is none",
    arguments: [
      ("{}", "1:1 is no baseline; write one with --write-baseline"),
      ("{\"baseline\":[],\"a\":1}", "1:16 unknown key 'a'"),
      ("{\"baseline\":[1]}", "1:14 found 1; write an object with file, rule and fingerprint"),
      ("{\"baseline\":[{\"file\":\"a\"}]}", "1:14 an entry has file, rule and fingerprint"),
    ])
  func refusal(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try LintBaseline(parsing: Array(text.utf8)) }
    #expect(error.map { "\($0.point) \($0.message)" } == message)
  }
}

@Suite("A mended file")
struct EditTests {
  private static func mended(_ source: String) -> String {
    let report = RowSource.report(["a.swift": source])
    let edits = report.edits { _ in Array(source.utf8) }.first?.edits ?? []
    return SourceEdit.applied(edits, to: Array(source.utf8)).map { String(decoding: $0, as: UTF8.self) }
      ?? "refused"
  }

  @Test("has one container for each row, where nothing moves by it")
  func wrapped() {
    let source = """
      struct S: View {
        var body: some View {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(items) { item in
              Text(item.name)

              if item.isOn {
                Divider()
              }
            }
            ForEach(items) { Text($0.name); Divider() }
          }
        }
      }
      """
    let expected = """
      struct S: View {
        var body: some View {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(items) { item in
              VStack(alignment: .leading, spacing: 0) {
                Text(item.name)

                if item.isOn {
                  Divider()
                }
              }
            }
            ForEach(items) { VStack(alignment: .leading, spacing: 0) { Text($0.name); Divider() } }
          }
        }
      }
      """
    #expect(Self.mended(source) == expected)
    #expect(RowSource.report(["a.swift": expected]).findings.isEmpty)
  }

  @Test(
    "is left alone where something would move",
    arguments: [
      "LazyVStack { ForEach(items) { Text($0.name); Divider() } }",
      "List { ForEach(items) { Text($0.name); Divider() } }",
      "LazyVStack(spacing: 0) { ForEach(items) { i in if i.isOn { Text(i.name) } } }",
      "LazyVStack(spacing: 0) { ForEach(items) { Text($0.name); Spacer() } }",
      "LazyVStack(spacing: 0) { ForEach(items) { Text($0.name); Photo($0) } }",
      "LazyVStack(spacing: 0) { ForEach(items) { Text($0.name); ForEach($0.parts) { Text($0) } } }",
      "LazyVStack(spacing: 0) { ForEach(items) { Text($0.name) } }",
    ])
  func untouched(body: String) {
    let source = "struct S: View { var body: some View { \(body) } }"
    #expect(Self.mended(source) == source)
  }

  @Test("has the elements' own ids")
  func ids() {
    let source = """
      struct Tag: Identifiable { let id: Int }
      struct S: View { let tags: [Tag]
        var body: some View { List { ForEach(Array(tags.enumerated()), id: \\.offset) { Text($0.1.name) } } } }
      """
    #expect(Self.mended(source) == source.replacing("\\.offset", with: "\\.element.id"))
    let other = source.replacing("Tag: Identifiable", with: "Tag")
    #expect(Self.mended(other) == other)
  }
}
