import Testing

@testable import lazystack

@Suite("A commandHelp of help")
struct HelpTextTests {
  @Test(
    "fits 80 columns and has no space at a line's end",
    arguments: [CommandHelp.root] + CommandHelp.subcommands)
  func width(commandHelp: CommandHelp) {
    for line in HelpText.text(of: commandHelp).split(separator: "\n") {
      #expect(line.count <= 80)
      #expect(line.last != " ")
    }
  }

  @Test("names each option that works, and none that does not", arguments: CommandHelp.subcommands)
  func options(commandHelp: CommandHelp) {
    let text = HelpText.text(of: commandHelp)
    for option in commandHelp.options {
      #expect(text.contains("--" + option.name) == option.isModelled)
    }
  }

  @Test("shows examples that can be parsed", arguments: [CommandHelp.root] + CommandHelp.subcommands)
  func examples(commandHelp: CommandHelp) throws {
    for example in commandHelp.examples {
      // Quotes group words, as in a shell.
      let words = example.command.split(separator: "'").enumerated().flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
      #expect(words.first == "lazystack")
      _ = try Invocation(Array(words.dropFirst()))
    }
  }

  @Test("has the layout of swift-argument-parser")
  func layout() {
    #expect(
      HelpText.text(of: .compare) == """
        OVERVIEW: Replay two traces, or one with two models, side by side.

        The exit status is 2 if a side could not be replayed, else 0.

        USAGE: lazystack compare [--model <model> ...] [--format <format>]
               [--output <file>] [--color <when>] <file> ...

        ARGUMENTS:
          <file> ...              Two traces, or one and two models; '-' is standard
                                  input.

        OPTIONS:
          --model <model>         A model such as 'measured(prefetch: 0)'; give two,
                                  with one file.
          --format <format>       The report's format: text, json, or html, a page that
                                  draws one over the other. (default: text)
          -o, --output <file>     Write the report to a file instead of standard output.
                                  It appears whole or not at all.
          --color <when>          When to colour text: auto, always or never. With auto,
                                  only on a terminal, unless NO_COLOR is set. (default:
                                  auto)
          --version               Show the version.
          -h, --help              Show help information.

        EXAMPLES:
          lazystack compare a.trace --model measured --model 'measured(prefetch: 0)'
                                  Show what prefetching changes.
          lazystack compare --format html -o compared.html before.trace after.trace
                                  Draw one trace over the other.
          lazystack compare before.trace after.trace
                                  Compare two traces.

        """)
  }

  @Test("goes to standard output when asked for, to standard error when a terminal is to be read")
  func streams() {
    let captured = CapturedConsole()
    #expect(captured.run("help", "test") == .passed)
    #expect(captured.output == HelpText.text(of: .test))
    #expect(captured.errors == "")

    let terminal = CapturedConsole()
    terminal.isInputTerminal = true
    #expect(terminal.run("test", "-") == .undone)
    #expect(terminal.output == "")
    #expect(terminal.errors == HelpText.text(of: .test))
  }
}

extension CommandHelp: CustomTestStringConvertible {
  /// The command's name alone.
  public var testDescription: String { command }
}
