import LazyStacks
import Replays
import Testing

@testable import lazystack

@Suite("The words of the command line")
struct InvocationTests {
  @Test(
    "say what to do",
    arguments: [
      ([], .help(.root)),
      (["-h"], .help(.root)),
      (["--help", "replay"], .help(.root)),
      (["help"], .help(.root)),
      (["help", "help"], .help(.root)),
      (["help", "replay"], .help(.replay)),
      (["test", "--bogus", "-h"], .help(.test)),
      (["--version"], .version),
      (["compare", "--version"], .version),
      (["replay", "a"], .replay(ReplayCommand(sources: [.file("a")]))),
      (
        ["replay", "a", "--quiet", "-", "--color=never"],
        .replay(
          ReplayCommand(
            sources: [.file("a"), .standardInput], isQuiet: true, outputOptions: OutputOptions(color: .never))
        )
      ),
      (
        ["replay", "-qo", "out.txt", "--", "-q", "--"],
        .replay(
          ReplayCommand(
            sources: [.file("-q"), .file("--")], isQuiet: true,
            outputOptions: OutputOptions(output: "out.txt")))
      ),
      (
        ["replay", "-oout", "a"],
        .replay(ReplayCommand(sources: [.file("a")], outputOptions: OutputOptions(output: "out")))
      ),
      (
        ["replay", "-o=-x", "a"],
        .replay(ReplayCommand(sources: [.file("a")], outputOptions: OutputOptions(output: "-x")))
      ),
      (["replay", "-o", "-", "a"], .replay(ReplayCommand(sources: [.file("a")]))),
      (
        ["test", "--format", "json", "Traces", "--model", "measured(prefetch: 0)"],
        .test(
          TestCommand(
            paths: ["Traces"], model: ModelParameters(prefetch: 0),
            outputOptions: OutputOptions(format: .json)))
      ),
      (["diagnose", "Traces"], .diagnose(DiagnoseCommand(paths: ["Traces"]))),
      (
        ["diagnose", "-q", "--fail-on=warning", "--format=xcode", "a"],
        .diagnose(
          DiagnoseCommand(
            paths: ["a"], isQuiet: true, failThreshold: .warning, outputOptions: OutputOptions(format: .xcode)
          ))
      ),
      (
        ["diagnose", "--fixed", "b.trace", "a"],
        .diagnose(DiagnoseCommand(paths: ["a"], fixedPath: "b.trace"))
      ),
      (
        ["test", "--fail-on=note", "a"], .test(TestCommand(paths: ["a"], failThreshold: .note))
      ),
      (
        ["compare", "a", "b"],
        .compare(CompareCommand(sides: [.init(source: .file("a")), .init(source: .file("b"))]))
      ),
      (
        ["compare", "--model=measured", "-", "--model=measured(retain: never)"],
        .compare(
          CompareCommand(sides: [
            .init(source: .standardInput, model: .measured),
            .init(source: .standardInput, model: ModelParameters(retain: .unlimited)),
          ]))
      ),
      (["help", "audit"], .help(.audit)),
      (
        ["audit", "FlowLayout", "--fail-on=note"],
        .audit(AuditCommand(names: ["FlowLayout"], failThreshold: .note))
      ),
      (["help", "why"], .help(.why)),
      (["why", "a", "r3"], .why(WhyCommand(source: .file("a"), row: "r3"))),
      (
        ["rules", "--format=json", "-oout"],
        .rules(RulesCommand(outputOptions: OutputOptions(format: .json, output: "out")))
      ),
      (["help", "explain"], .help(.explain)),
      (["explain", "unstable-id"], .explain(ExplainCommand(rule: "unstable-id"))),
      (
        ["test", "--format=junit", "a"],
        .test(TestCommand(paths: ["a"], outputOptions: OutputOptions(format: .junit)))
      ),
      (
        ["why", "--frame=12", "-", "--format", "json", "--", "-3"],
        .why(
          WhyCommand(
            source: .standardInput, row: "-3", frame: 12, outputOptions: OutputOptions(format: .json)))
      ),
    ] as [([String], Invocation)])
  func parsing(words: [String], invocation: Invocation) throws {
    #expect(try Invocation(words) == invocation)
  }

  @Test(
    "are refused with what would be right",
    arguments: [
      (["reply"], "Unknown subcommand 'reply'. Did you mean 'replay'?"),
      (["frobnicate"], "Unknown subcommand 'frobnicate'"),
      (["help", "tset"], "Unknown subcommand 'tset'. Did you mean 'test'?"),
      (["help", "test", "x"], "Unexpected argument 'x'"),
      (["schema", "--help"], "'schema' is not modelled yet"),
      (["help", "fmt"], "'fmt' is not modelled yet"),
      (["--quiet", "replay", "a"], "Option '--quiet' belongs after a subcommand"),
      (["-o", "x", "replay", "a"], "Option '-o' belongs after a subcommand"),
      (["--verson"], "Unknown option '--verson'. Did you mean '--version'?"),
      (["--"], "Missing subcommand"),
      (["replay"], "Missing expected argument '<file> ...'"),
      (["test", "-q"], "Missing expected argument '<path> ...'"),
      (["replay", "--fromat=json", "a"], "Unknown option '--fromat'. Did you mean '--format'?"),
      (["replay", "--zzz", "a"], "Unknown option '--zzz'"),
      (["replay", "-format", "json"], "Unknown option '-format'. Did you mean '--format'?"),
      (["replay", "-qx", "a"], "Unknown option '-x'"),
      (
        ["replay", "--fail-on=bad", "a"],
        "The value 'bad' is invalid for '--fail-on <severity>'; write 'error', 'warning', 'note' or 'never'"
      ),
      (
        ["compare", "--format=xcode", "a", "b"],
        "The value 'xcode' is invalid for '--format <format>'; write 'text', 'json' or 'html'"
      ),
      (["compare", "--fail-on=error", "a", "b"], "Unknown option '--fail-on'"),
      (["replay", "--fixed=a.trace", "a"], "Unknown option '--fixed'"),
      (["diagnose", "--fixed=b.trace", "a", "c"], "--fixed repairs one trace"),
      (["diagnose", "--fixed=b.trace", "--format=json", "a"], "--fixed reports as text"),
      (
        ["diagnose", "--fixed=b", "a"],
        "The value 'b' is invalid for '--fixed <file>'; it is to be a trace, so let it end in '.trace'"
      ),
      (
        ["replay", "--format", "xml", "a"],
        "The value 'xml' is invalid for '--format <format>'; write 'text', 'json', 'xcode', 'github', 'junit', "
          + "'markdown', 'html', 'csv', 'jsonl' or 'perfetto'"
      ),
      (
        ["test", "--format", "xml", "a"],
        "The value 'xml' is invalid for '--format <format>'; "
          + "write 'text', 'json', 'xcode', 'github' or 'junit'"
      ),
      (
        ["replay", "--color=", "a"],
        "Missing value for '--color <when>'"
      ),
      (["replay", "a", "--output"], "Missing value for '--output <file>'"),
      (["replay", "-o", "-q", "a"], "Missing value for '--output <file>'"),
      (
        ["replay", "-o", "a.trace", "b.trace"],
        "The value 'a.trace' is invalid for '--output <file>'; a report is no trace, so give it another ending"
      ),
      (
        ["replay", "--quiet=yes", "a"],
        "The option '--quiet' does not take any value, but 'yes' was specified"
      ),
      (["replay", "-q=1", "a"], "The option '--quiet' does not take any value, but '1' was specified"),
      (["replay", "-qq", "a"], "The option '--quiet' is given more than once"),
      (
        ["replay", "--model=measured", "--model=measured", "a"],
        "The option '--model' is given more than once"
      ),
      (["replay", "-", "-"], "Standard input can be read only once, but '-' is given twice"),
      (
        ["test", "--model", "measured(prefetch: x)", "a"],
        "The value 'measured(prefetch: x)' is invalid for '--model <model>' at column 20: found 'x'; "
          + "write a number of viewports, such as 0.75"
      ),
      (["compare", "a"], "compare takes two files, or one file and two models"),
      (["compare", "a", "b", "c"], "compare takes two files, or one file and two models"),
      (["compare", "a", "b", "--model=measured"], "compare takes two files, or one file and two models"),
      (["compare", "a", "--model=measured"], "compare takes two files, or one file and two models"),
      (
        ["compare", "a", "--model=measured", "--model=measured", "--model=measured"],
        "The option '--model' is given more than twice"
      ),
      (["audit"], "Missing expected argument '<layout> ...'"),
      (["audit", "FlowLayuot"], "Unknown layout 'FlowLayuot'. Did you mean 'FlowLayout'?"),
      (["why"], "Missing expected argument '<file> <id>'"),
      (["why", "a"], "Missing expected argument '<id>'"),
      (["why", "a", "b", "c"], "Unexpected argument 'c'"),
      (
        ["why", "a", "b", "--frame", "x"],
        "The value 'x' is invalid for '--frame <number>'; write a frame's number, such as 12"
      ),
      (
        ["why", "a", "b", "--frame=-1"],
        "The value '-1' is invalid for '--frame <number>'; write a frame's number, such as 12"
      ),
      (["compare", "-q", "a", "b"], "Unknown option '-q'"),
    ] as [([String], String)])
  func refusal(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(words) }
    #expect(error?.message == message)
  }

  @Test("that make no sense end in 2, with the usage and where to read on")
  func usage() {
    let captured = CapturedConsole()
    #expect(captured.run("replay", "--bogus") == .undone)
    #expect(captured.output == "")
    #expect(
      captured.errors == """
        Error: Unknown option '--bogus'
        Usage: lazystack replay [--format <format>] [--output <file>]
               [--report <format=file> ...] [--model <model>] [--color <when>] [--quiet]
               [--fail-on <severity>] <file> ...
          See 'lazystack help replay' for more information.

        """)
  }
}
