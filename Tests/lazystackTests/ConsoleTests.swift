import Findings
import Replays
import Testing

@testable import lazystack

@Suite("The console")
struct ConsoleTests {
  @Test(
    "colours text on a terminal, unless asked otherwise",
    arguments: [
      (true, [:], .auto, nil, true),
      (false, [:], .auto, nil, false),
      (true, ["NO_COLOR": "1"], .auto, nil, false),
      (true, ["NO_COLOR": ""], .auto, nil, true),
      (true, ["TERM": "dumb"], .auto, nil, false),
      (true, [:], .auto, "out", false),
      (true, [:], .never, nil, false),
      (false, ["NO_COLOR": "1", "TERM": "dumb"], .always, nil, true),
      (false, [:], .always, "out", true),
    ] as [(Bool, [String: String], ColorChoice, String?, Bool)])
  func color(
    isTerminal: Bool, variables: [String: String], choice: ColorChoice, output: String?, isColored: Bool
  ) {
    let captured = CapturedConsole()
    captured.isOutputTerminal = isTerminal
    captured.variables = variables
    let outputOptions = OutputOptions(color: choice, output: output)
    #expect(outputOptions.palette(on: captured.console).isColored == isColored)
  }

  @Test("takes a closed pipe for the end of it")
  func closedPipe() {
    let captured = CapturedConsole()
    captured.outputFailure = .system(32)
    #expect(captured.run("--help") == .passed)
    #expect(captured.errors == "")
  }

  @Test("says why standard output cannot be written")
  func fullDisk() {
    let captured = CapturedConsole()
    captured.outputFailure = .system(28)
    #expect(captured.run("--version") == .undone)
    #expect(captured.errors == "standard output: error: no space left on the device\n")
  }
}

@Suite("The progress line")
struct ProgressLineTests {
  @Test("appears after half a second, then at most ten times a second, and goes away")
  func throttle() {
    let captured = CapturedConsole()
    captured.isErrorTerminal = true
    captured.tick = .milliseconds(60)
    let line = ProgressLine(on: captured.console)
    for step in 0..<13 { line.show("a.trace", done: step, of: 13) }
    line.erase()
    line.erase()
    let erase = "\u{1B}[K"
    #expect(
      captured.errors == "\ra.trace 61%\(erase)\ra.trace 76%\(erase)\ra.trace 92%\(erase)\r\(erase)")
  }

  @Test("keeps to one line, and shows the end of a long path")
  func width() {
    let captured = CapturedConsole()
    captured.isErrorTerminal = true
    captured.tick = .seconds(1)
    let line = ProgressLine(on: captured.console)
    line.show(String(repeating: "x", count: 100) + "\n.trace", done: 1, of: 1)
    #expect(captured.errors == "\r..." + String(repeating: "x", count: 64) + "?.trace 100%\u{1B}[K")
  }

  @Test("does not appear elsewhere", arguments: [false, true])
  func silence(isDumb: Bool) {
    let captured = CapturedConsole()
    captured.isErrorTerminal = isDumb
    captured.variables = ["TERM": isDumb ? "dumb" : "xterm"]
    captured.tick = .seconds(1)
    let line = ProgressLine(on: captured.console)
    line.show("a.trace", done: 1, of: 2)
    line.erase()
    #expect(captured.errors == "")
  }
}
