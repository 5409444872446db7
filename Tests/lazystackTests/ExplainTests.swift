import Testing

@testable import Replays
@testable import lazystack

@Suite("Explaining rules on the command line")
struct ExplainTests {
  @Test("shows each commandHelp, and lists all")
  func pages() {
    let list = CapturedConsole()
    #expect(list.run("rules") == .passed)
    #expect(list.output == RuleList.text())
    for rule in Diagnosis.Rule.allCases {
      let captured = CapturedConsole()
      #expect(captured.run("explain", rule.rawValue) == .passed)
      #expect(captured.output == rule.explanation())
      #expect(captured.errors == "")
    }
  }

  @Test("writes JSON")
  func json() {
    let captured = CapturedConsole()
    #expect(captured.run("explain", "--format=json", "unstable-id") == .passed)
    #expect(captured.output == Diagnosis.Rule.unstableID.explanationJSON)
    let list = CapturedConsole()
    #expect(list.run("rules", "--format", "json") == .passed)
    #expect(list.output == RuleList.json())
  }

  @Test("colours pages when asked to")
  func color() {
    let captured = CapturedConsole()
    #expect(captured.run("explain", "--color=always", "unstable-id") == .passed)
    #expect(captured.output.hasPrefix("\u{1B}[1munstable-id\u{1B}[0m (\u{1B}[31merror\u{1B}[0m)\n"))
  }

  @Test(
    "refuses names that are no rule's",
    arguments: [
      ([], "Missing expected argument '<rule>'"),
      (["unstable-id", "x"], "Unexpected argument 'x'"),
      (["unstabel-id"], "Unknown rule 'unstabel-id'. Did you mean 'unstable-id'?"),
      (["state-lost"], "Unknown rule 'state-lost'. Did you mean 'state-lost-offscreen'?"),
      (["frobnicate"], "Unknown rule 'frobnicate'; 'lazystack rules' lists all"),
      (
        ["--format=xcode", "x"],
        "The value 'xcode' is invalid for '--format <format>'; write 'text' or 'json'"
      ),
    ])
  func refusal(words: [String], message: String) {
    let captured = CapturedConsole()
    #expect(LazystackCommand.run(["explain"] + words, on: captured.console) == .undone)
    #expect(captured.output == "")
    #expect(captured.errors.hasPrefix("Error: \(message)\nUsage: lazystack explain "))
  }

  @Test("takes no argument for the list")
  func list() {
    let captured = CapturedConsole()
    #expect(captured.run("rules", "x") == .undone)
    #expect(
      captured.errors.hasPrefix("Error: Unexpected argument 'x'\nUsage: lazystack rules [--format <format>]"))
  }
}
