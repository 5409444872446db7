import LazyStacks
import ScrollTraces
import Testing

@testable import lazystack

@Suite("Importing a recording")
struct ImportTests {
  private static let csv = "t_ms,offset_y,viewport_height\n0,0,844\n17,120,844\n34,240,844\n"

  @Test("prints a trace that can be replayed")
  func printing() throws {
    let folder = try TemporaryFolder()
    let captured = CapturedConsole()
    #expect(captured.run("import", "csv", try folder.write("a.csv", Self.csv)) == .passed)
    #expect(captured.errors == "")
    #expect(captured.output.hasPrefix("// Imported from a recording of 3 samples over 34ms,"))
    #expect(captured.output.hasSuffix("\nscroll by 240 in 33ms\nobserve at 34ms offset 240\n"))

    let replay = CapturedConsole()
    replay.input = captured.output
    #expect(replay.run("replay", "-") == .passed)
    #expect(replay.output.contains("Drift        1 observation, largest: offset 0 pt"))
  }

  @Test("reads standard input, and writes a file with the rows asked for")
  func file() throws {
    let folder = try TemporaryFolder()
    let captured = CapturedConsole()
    captured.input = Self.csv
    let words = ["--rows=99", "--height", "120.5", "--width=320", "-o", folder["a.trace"]]
    #expect(LazystackCommand.run(["import", "csv", "-"] + words, on: captured.console) == .passed)
    #expect(captured.output == "")
    let text = try folder.text("a.trace")
    for part in ["\nviewport 320 x 844\n", "ForEach(0..<99,", "Row(height: 120.5)"] {
      #expect(text.contains(part))
    }
    #expect(try folder.names() == ["a.trace"])
  }

  @Test("says where a recording is wrong, and writes nothing")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.csv", Self.csv + "50,x,844\n")
    let captured = CapturedConsole()
    #expect(captured.run("import", "csv", "-o", folder["a.trace"], path) == .undone)
    #expect(captured.run("import", "csv", "none.csv") == .undone)
    #expect(captured.output == "")
    #expect(
      captured.errors == """
        \(path):5:4: error: 'x' is not a number for 'offset_y'; write points, such as 240.5
        none.csv: error: no such file

        """)
    #expect(try folder.names() == ["a.csv"])
  }

  @Test("takes these words")
  func words() throws {
    #expect(try Invocation(["help", "import"]) == .help(.import))
    #expect(try Invocation(["import", "csv", "a"]) == .import(ImportCommand(source: .file("a"))))
    #expect(
      try Invocation(["import", "-o", "-", "csv", "-"]) == .import(ImportCommand(source: .standardInput)))
    #expect(
      try Invocation(["import", "csv", "a", "--rows=9", "--height=60", "--width=0", "-o", "b.trace"])
        == .import(
          ImportCommand(
            source: .file("a"), placeholder: .init(rowCount: 9, rowHeight: 60, width: 0), output: "b.trace")))
  }

  @Test(
    "refuses others with what would be right",
    arguments: [
      (["import"], "Missing expected argument '<format> <file>'"),
      (["import", "csv"], "Missing expected argument '<file>'"),
      (["import", "a.csv"], "Unknown format 'a.csv'; write 'csv', and then the file"),
      (["import", "rrweb", "a"], "Unknown format 'rrweb'; write 'csv', and then the file"),
      (["import", "csv", "a", "b"], "Unexpected argument 'b'"),
      (
        ["import", "csv", "a", "--rows=0"],
        "The value '0' is invalid for '--rows <number>'; write a whole number from 1 to 2147483647, such as 1000"
      ),
      (
        ["import", "csv", "a", "--height=0.5"],
        "The value '0.5' is invalid for '--height <points>'; write points from 1 to 1000000, such as 44"
      ),
      (
        ["import", "csv", "a", "--width=nan"],
        "The value 'nan' is invalid for '--width <points>'; write points from 0 to 1000000, such as 44"
      ),
      (
        ["import", "csv", "a", "-o", "b.csv"],
        "The value 'b.csv' is invalid for '--output <file>'; it is to be a trace, so let it end in '.trace'"
      ),
    ] as [([String], String)])
  func refusal(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(error?.message == message)
  }
}
