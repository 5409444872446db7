extension CommandHelp {
  static let diagnose = CommandHelp(
    name: "diagnose",
    abstract: "Find the rules of lazy stacks that traces violate.",
    discussion: [
      """
      Each trace is replayed, and its expectations are ignored. A finding says what the user sees, \
      which rule is violated and why the stack must behave so, and what to do. The exit status is \
      1 if a finding is as severe as '--fail-on' says, and 2 if a trace could not be replayed.
      """,
      """
      JSON is {"lazystack":1,"traces":[{"trace":..,"diagnoses":[..]}]}, a diagnosis having the keys \
      rule, severity, line, column, symptom, because, fix and evidence, which holds numbers by key; \
      a trace that could not be replayed has error instead of diagnoses.
      """,
      """
      With '--format github' each finding is an annotation of a pull request, up to ten of a kind. With \
      '--format junit' each trace is a suite and each finding a case, a failed one if '--fail-on' says so. \
      'lazystack explain' says more about a rule.
      """,
      """
      --fixed puts the views of each element into VStack(spacing: 0), where their number is not \
      the same for all, and shows the cost of both lists. Comments are not kept, nor expectations \
      that the repaired list does not meet. Without such an element nothing is written.
      """,
    ],
    operand: Operand(
      synopsis: "<path> ...",
      help: "Traces, or folders: their '.trace' files at any depth, in order. '-' is standard input."),
    options: [
      .findingFormat, .output, .report, .model, .color, .quiet, .failOnError, .fixed, .version, .help,
    ],
    examples: [
      Example(command: "lazystack diagnose Traces", help: "Diagnose every trace in a folder."),
      Example(
        command: "lazystack diagnose --format xcode --fail-on warning a.trace",
        help: "Show findings as issues of an Xcode build."),
      Example(
        command: "lazystack diagnose --format github Traces", help: "Annotate a pull request with findings."),
      Example(
        command: "lazystack diagnose --report sarif=a.sarif --report markdown=a.md Traces",
        help: "Write findings for a code host and for a comment."),
      Example(
        command: "lazystack diagnose --fixed b.trace a.trace",
        help: "Repair a trace and compare what both cost."),
    ])
}
