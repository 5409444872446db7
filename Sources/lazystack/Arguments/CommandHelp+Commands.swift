extension CommandHelp {
  static let subcommands = [
    replay, test, diagnose, compare, why, lint, `import`, audit, rules, explain,
  ]

  /// Subcommands to come, refused by name.
  static let subcommandsNotYet = ["schema", "fmt"]

  static let root = CommandHelp(
    name: "",
    abstract: "A simulator of SwiftUI's lazy stacks.",
    discussion: [
      """
      It replays traces: a content tree, a viewport and steps that scroll it. The reports show \
      what no device does: every estimate and its correction, every row built, kept or \
      released, and where each scroll landed.
      """,
      """
      The exit status is 0 if all is well, 1 if an expectation failed or '--fail-on' found \
      something, and 2 if the job could not be done.
      """,
    ],
    options: [.version, .help],
    examples: [
      Example(command: "lazystack replay Traces/chat.trace", help: "Summarise what a stack does."),
      Example(command: "lazystack test Traces", help: "Check every expectation in a folder."),
    ])

  static let replay = CommandHelp(
    name: "replay",
    abstract: "Replay traces and summarise each.",
    discussion: [
      """
      A trace that cannot be read or replayed is reported, the others are replayed all the same. \
      The exit status is 2 then, else 1 if an expectation failed or a finding is as severe as \
      '--fail-on' says, else 0.
      """,
      """
      A correction is a new estimate of offset or content that moves nothing on screen; a shift is a row that moved \
      though nothing asked for it. Rows are built (init and body ran), placed (measured and laid out, on screen or on the \
      way; passed if only scrolled past), prefetched (built ahead), held (kept alive off screen, with their state) and \
      released (their state is gone). 'lazystack why FILE ID' shows one row's life.
      """,
    ],
    operand: Operand(synopsis: "<file> ...", help: "The traces; '-' is standard input."),
    options: [.format, .output, .report, .model, .color, .quiet, .failOn, .version, .help],
    examples: [
      Example(command: "lazystack replay Traces/chat.trace", help: "Summarise one trace."),
      Example(
        command: "lazystack replay --format json -o report.json *.trace",
        help: "Write one JSON document about several."),
      Example(
        command: "lazystack replay --report html=a.html --report csv=a.csv a.trace",
        help: "Draw a replay, and write its frames."),
      Example(
        command: "lazystack replay --model 'measured(prefetch: 0)' -",
        help: "Replay standard input without prefetch."),
    ])

  static let test = CommandHelp(
    name: "test",
    abstract: "Check the expectations of traces.",
    discussion: [
      """
      Only what failed is shown, and one closing line. The exit status is 1 if an expectation \
      failed or a finding is as severe as '--fail-on' says, and 2 if a trace could not be read or \
      replayed.
      """,
      """
      With '--format github' each failure is an annotation of a pull request, up to ten of a kind. With \
      '--format junit' each trace is a suite and each expectation a case; a trace without any has the case \
      'replays'. Findings that '--fail-on' asks for are failures in both. Times are simulated seconds.
      """,
    ],
    operand: Operand(
      synopsis: "<path> ...",
      help: "Traces, or folders: their '.trace' files at any depth, in order. '-' is standard input."),
    options: [.checkFormat, .output, .report, .model, .color, .quiet, .failOn, .version, .help],
    examples: [
      Example(command: "lazystack test Traces", help: "Check every trace in a folder."),
      Example(command: "lazystack test -q a.trace b.trace", help: "Check two, silently if they pass."),
      Example(
        command: "lazystack test --format junit -o results.xml Traces", help: "Write results for a CI."),
    ])

  static let compare = CommandHelp(
    name: "compare",
    abstract: "Replay two traces, or one with two models, side by side.",
    discussion: ["The exit status is 2 if a side could not be replayed, else 0."],
    operand: Operand(
      synopsis: "<file> ...", help: "Two traces, or one and two models; '-' is standard input."),
    options: [.models, .comparisonFormat, .output, .color, .version, .help],
    examples: [
      Example(
        command: "lazystack compare a.trace --model measured --model 'measured(prefetch: 0)'",
        help: "Show what prefetching changes."),
      Example(
        command: "lazystack compare --format html -o compared.html before.trace after.trace",
        help: "Draw one trace over the other."),
      Example(command: "lazystack compare before.trace after.trace", help: "Compare two traces."),
    ])
}
