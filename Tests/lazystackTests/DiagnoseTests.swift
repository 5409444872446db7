import Testing

@testable import lazystack

@Suite("Diagnosing on the command line")
struct DiagnoseTests {
  /// Elements of no row or one.
  private static let broken = """
    trace 1
    ScrollView { LazyVStack {
      ForEach(0..<300, id: "r") { if every(2) { Row(height: 44) } }
    } }
    scroll to "r200" anchor top
    expect diagnosis one-subview-per-element

    """

  /// Elements of two rows, which is only a note.
  private static let noted = """
    trace 1
    ScrollView { LazyVStack { ForEach(0..<3, id: "r") { Row(height: 44); Row(height: 4) } } }

    """

  @Test(
    "fails on what it was asked to fail on",
    arguments: [
      ("diagnose", nil, 1, 0), ("diagnose", "error", 1, 0),
      ("diagnose", "note", 1, 1), ("diagnose", "never", 0, 0),
      ("test", nil, 0, 0), ("test", "error", 1, 0),
      ("test", "warning", 1, 0), ("replay", nil, 0, 0),
      ("replay", "note", 1, 1),
    ] as [(String, String?, Int32, Int32)])
  func status(subcommand: String, threshold: String?, broken: Int32, noted: Int32) throws {
    let folder = try TemporaryFolder()
    let paths = [try folder.write("a.trace", Self.broken), try folder.write("b.trace", Self.noted)]
    let statuses = paths.map { path in
      let words = [subcommand, path] + (threshold.map { ["--fail-on", $0] } ?? [])
      return LazystackCommand.run(words, on: CapturedConsole().console).rawValue
    }
    #expect(statuses == [broken, noted])
  }

  @Test("shows the worst first, and the counts last")
  func text() throws {
    let folder = try TemporaryFolder()
    let noted = try folder.write("a.trace", Self.noted)
    let broken = try folder.write("b.trace", Self.broken)
    let fine = try folder.write("c.trace")
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", folder.path) == .failed)
    let lines = captured.output.split(separator: "\n")
    #expect(lines.first == "Symptom | Rule violated | Fix")
    #expect(
      lines.filter { $0.hasPrefix("/") }.map { $0.split(separator: ":")[0] }.map(String.init) == [
        broken, noted,
      ])
    #expect(lines.last == "1 error, 1 note in 2 of 3 traces")

    let quiet = CapturedConsole()
    #expect(quiet.run("diagnose", fine) == .passed)
    #expect(quiet.output == "1 trace: no findings\n")
    #expect(quiet.run("diagnose", "-q", fine) == .passed)
    #expect(quiet.output == "1 trace: no findings\n")
    #expect(quiet.run("diagnose", fine, "none", broken) == .undone)
    #expect(quiet.errors == "none: error: no such file\n")
  }

  @Test("names to a test which findings failed it")
  func testing() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.write("b.trace", Self.broken)
    let captured = CapturedConsole()
    #expect(captured.run("test", "--fail-on=error", broken) == .failed)
    #expect(captured.output.hasPrefix("Symptom | Rule violated | Fix\n\(broken):3:31:"))
    #expect(captured.output.hasSuffix("\n\n1 trace, 1 expectation: all passed\n"))
  }

  @Test("gives Xcode a line for each issue", arguments: ["test", "replay", "diagnose"])
  func xcode(subcommand: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("b.trace", Self.broken + "expect frames == 3\n")
    let captured = CapturedConsole()
    #expect(captured.run(subcommand, "--format=xcode", path) == .failed)
    let lines = captured.output.split(separator: "\n")
    #expect(lines.count == (subcommand == "diagnose" ? 1 : 2))
    #expect(lines.last?.hasPrefix("\(path):3:31: error: the list hangs") == true)
    #expect(lines.last?.hasSuffix(" [one-subview-per-element]") == true)
    if subcommand != "diagnose" {
      #expect(lines.first?.hasPrefix("\(path):7:1: error: expect frames == 3: actual 2") == true)
    }
  }

  @Test("writes findings and errors as JSON")
  func json() throws {
    let folder = try TemporaryFolder()
    let fine = try folder.write("c.trace")
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", "--format=json", fine, "none") == .undone)
    #expect(
      captured.output == """
        {"lazystack":1,"traces":[
        {"trace":"\(fine)","diagnoses":[]},
        {"trace":"none","error":{"line":1,"column":1,"message":"no such file"}}]}

        """)
    #expect(captured.errors == "")
  }
}

@Suite("Repairing a trace")
struct TraceRepairTests {
  private static let broken = """
    trace 1
    ScrollView { LazyVStack { ForEach(0..<300, id: "r") { if every(2) { Row(height: 44) } } } }
    scroll to "r200" anchor top

    """

  @Test("writes one that has no such finding, and leaves the other as it was")
  func repaired() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("a.trace", Self.broken)
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", "--fixed", folder["b.trace"], input) == .passed)
    #expect(captured.output.hasPrefix("repaired: each element is one subview\n"))
    #expect(captured.output.contains("elements built"))
    #expect(try folder.text("a.trace") == Self.broken)
    #expect(try folder.text("b.trace").contains("VStack(spacing: 0) {\n                if every(2)"))
    #expect(try folder.names() == ["a.trace", "b.trace"])
    #expect(captured.run("diagnose", folder["b.trace"]) == .passed)
    #expect(captured.run("diagnose", input) == .failed)
  }

  @Test("writes nothing where nothing varies")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("a.trace")
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", "--fixed", folder["b.trace"], input) == .passed)
    #expect(captured.output == "\(input): each element has the same number of subviews; nothing is written\n")
    #expect(try folder.names() == ["a.trace"])
  }

  @Test("never writes over the trace itself, by whatever name")
  func itself() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("a.trace", Self.broken)
    try folder.link("b.trace", to: "a.trace")
    for name in ["a.trace", "b.trace"] {
      let captured = CapturedConsole()
      #expect(captured.run("diagnose", "--fixed", folder[name], input) == .undone)
      #expect(
        captured.errors
          == "\(folder[name]): error: is the trace itself; write the repaired one to another file\n")
    }
    #expect(try folder.text("a.trace") == Self.broken)
  }

  @Test("writes nothing where the files it names are not beside it")
  func companions() throws {
    let folder = try TemporaryFolder()
    try folder.write("h.txt", "44\n")
    let input = try folder.write("a.trace", Self.broken.replacing("44", with: "file(\"h.txt\")"))
    try folder.write("else/c.trace")
    let captured = CapturedConsole()
    #expect(captured.run("diagnose", "--fixed", folder["else/b.trace"], input) == .undone)
    #expect(captured.errors.hasPrefix("\(folder["else/b.trace"]):"))
    #expect(captured.errors.contains("the repaired trace could not be read there: "))
    #expect(captured.run("diagnose", "--fixed", folder["b.trace"], input) == .passed)
    #expect(try folder.names() == ["a.trace", "b.trace", "else", "h.txt"])
  }
}
