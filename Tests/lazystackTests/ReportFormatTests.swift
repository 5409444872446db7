import Foundation
import Testing

@testable import lazystack

@Suite("Reports of several kinds")
struct ReportFormatTests {
  /// A jump over rows whose condition makes them all be built.
  private static let variable = """
    trace 1
    viewport 390 x 400
    environment hidden = false
    ScrollView { LazyVStack { ForEach(0..<500, id: "r") { if !hidden { Row(height: 44) } } } }
    scroll to "r400" anchor top
    expect first "r400" at 0
    expect built <= 20

    """

  @Test("are written at once, besides the one on standard output")
  func severalAtOnce() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace", Self.variable)
    let captured = CapturedConsole()
    let reports = [
      "html=a.html", "csv=a.csv", "jsonl=a.jsonl", "perfetto=a.json", "junit=a.xml", "markdown=a.md",
    ]
    let words =
      ["replay", trace]
      + reports.flatMap { report -> [String] in
        let parts = report.split(separator: "=")
        return ["--report", "\(parts[0])=\(folder[String(parts[1])])"]
      }
    #expect(LazystackCommand.run(words, on: captured.console) == .failed)
    #expect(captured.output.hasPrefix(trace + ": failed"))
    #expect(captured.errors == "")
    #expect(try folder.names() == ["a.csv", "a.html", "a.json", "a.jsonl", "a.md", "a.trace", "a.xml"])
    #expect(try folder.text("a.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.text("a.csv").split(separator: "\n").count == 3)
    #expect(try folder.text("a.jsonl").split(separator: "\n").count == 2)
    #expect(try folder.text("a.md").hasPrefix("### lazystack: 1 failed expectation, 1 finding\n"))
    #expect(try folder.text("a.xml").contains("failures=\"1\""))
  }

  @Test(
    "are the same on standard output and in a file",
    arguments: ["csv", "jsonl", "perfetto", "html", "markdown"])
  func sameBytes(format: String) throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace", Self.variable)
    let (shown, written) = (CapturedConsole(), CapturedConsole())
    #expect(shown.run("replay", "--format", format, trace) == .failed)
    #expect(written.run("replay", "--format", format, "-o", folder["out"], trace) == .failed)
    #expect(written.output == "")
    #expect(try folder.text("out") == shown.output)
  }

  @Test("leave a file as it was where the frames end early, and nothing beside it")
  func broken() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(
      "a.trace", "trace 1\nScrollView { LazyVStack { Row(height: 1) } }\nremove \"x\"\n")
    try folder.write("out", "old")
    for format in ["csv", "perfetto"] {
      let captured = CapturedConsole()
      #expect(captured.run("replay", "--format", format, "-o", folder["out"], trace) == .undone)
      #expect(captured.errors.contains("a.trace:3:1: error:"))
      #expect(try folder.text("out") == "old")
      #expect(try folder.names() == ["a.trace", "out"])
    }
  }

  @Test("end quietly when the reader has had enough")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    let captured = CapturedConsole()
    captured.outputFailure = .system(EPIPE)
    #expect(captured.run("replay", "--format", "csv", try folder.write("a.trace")) == .passed)
    #expect(captured.errors == "")
  }

  @Test(
    "are refused where they make no sense",
    arguments: [
      (
        ["replay", "--format", "csv", "a.trace", "b.trace"],
        "csv has the frames of one trace; give one file, or write perfetto"
      ),
      (
        ["replay", "--report", "html", "a.trace"],
        "The value 'html' is invalid for '--report <format=file>'; write a format and a file, such as html=out.html"
      ),
      (
        ["replay", "--report", "htm=a.html", "a.trace"],
        "The format 'htm' is invalid for '--report <format=file>'; write one of text, json, xcode, github, junit, markdown, html, csv, jsonl, perfetto. Did you mean 'html'?"
      ),
      (
        ["replay", "--report", "csv=x", "--report", "jsonl=x", "a.trace"],
        "'x' is to hold two reports; give each a file of its own"
      ),
      (
        ["replay", "--report", "html=b.trace", "a.trace"],
        "The value 'b.trace' is invalid for '--report <format=file>'; a report is no trace, so give it another ending"
      ),
      (
        ["test", "--report", "csv=x", "a.trace"],
        "The format 'csv' is invalid for '--report <format=file>'; write one of text, json, xcode, github, junit"
      ),
    ] as [([String], String)])
  func refusal(words: [String], message: String) {
    let captured = CapturedConsole()
    #expect(LazystackCommand.run(words, on: captured.console) == .undone)
    #expect(captured.errors.hasPrefix("Error: \(message)\n"), "\(captured.errors)")
  }

  @Test("of findings hold no failed expectations, and are known by rule and place")
  func findings() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write("a.trace", Self.variable)
    let captured = CapturedConsole()
    #expect(
      captured.run("diagnose", "--format", "sarif", "--report", "markdown=\(folder["a.md"])", trace)
        == .failed)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(captured.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["one-subview-per-element"])
    #expect(
      results[0]["partialFingerprints"] as? [String: String] == [
        "lazystack/v1": "one-subview-per-element:\(trace):1"
      ])
    let comment = try folder.text("a.md")
    #expect(comment.hasPrefix("### lazystack: 1 finding\n"))
    #expect(!comment.contains("expectation"))
  }

  @Test("draw one replay over the other")
  func comparison() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(
      "a.trace", Self.variable.replacing("{ Row(height: 44) }", with: "{ Row(height: 20...90, seed: 1) }"))
    let captured = CapturedConsole()
    #expect(
      captured.run("compare", "--format", "html", trace, "--model", "swiftui", "--model", "measured")
        == .passed)
    for part in [
      "<!DOCTYPE html>", "figures differ", "<b>A: rows by frames", "<b>B: rows by frames", "class=\"line b\"",
    ] {
      #expect(captured.output.contains(part), "\(part)")
    }
  }
}
