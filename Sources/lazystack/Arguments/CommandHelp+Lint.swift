extension CommandHelp {
  static let lint = CommandHelp(
    name: "lint",
    abstract: "Find list rows in Swift source that break the rules of lazy stacks.",
    discussion: [
      """
      Each ForEach and each List of data is followed to the views of its rows, through the views, functions \
      and modifiers of the project, and judged where it is in a lazy stack or grid, List, Form or Table. What \
      cannot be resolved is counted, and is never a violation. Nothing is compiled.
      """,
      """
      The exit status is 1 if a finding is as severe as '--fail-on' says, and 2 if a file could not be read.
      """,
      """
      '// lazystack:disable RULE' behind code is for that line, on a line of its own for the next, and before \
      all code for the file; disable:line, disable:next and disable:file say so in words. Rules are separated \
      by commas, 'all' is every one, and a reason may follow '--'.
      """,
      """
      JSON is {"lazystack":1,"forEach":[..],"findings":[..],"files":[..],"summary":{..}}. An object of \
      forEach has the keys file, line, column, container, min, max (null if there is no bound or none is \
      known), verdict (one, variable, constant, erased or unknown), rule, severity and witness, the way to \
      the cause.
      """,
      """
      --sketch prints a trace whose rows have the shape of those at a line, for replay and diagnose.
      """,
    ],
    operand: Operand(
      synopsis: "<path> ...",
      help: "Swift files, or folders: their '.swift' files at any depth, in order."),
    options: [.lintFormat, .output, .color, .findingsOnly, .failOnError, .sketch, .version, .help],
    examples: [
      Example(command: "lazystack lint Sources", help: "Lint every Swift file in a folder."),
      Example(
        command: "lazystack lint --format github --fail-on warning App",
        help: "Annotate a pull request."),
      Example(
        command: "lazystack lint --sketch App/Feed.swift:24 -o feed.trace App",
        help: "Write a trace with that list's rows."),
    ])
}

extension Option {
  /// `--format` of findings in source.
  static let lintFormat = Option(
    name: "format",
    value: Value(
      placeholder: "format", choices: ["text", "xcode", "json", "github"],
      standard: ReportFormat.standard.rawValue),
    help: "The report's format: text, json, or a line for each issue: xcode or github.")

  /// `--quiet` where files are no traces.
  static let findingsOnly = Option(
    name: "quiet", letter: "q", help: "Say nothing but the findings, and how much was unresolved.")

  static let sketch = Option(
    name: "sketch", value: Value(placeholder: "file:line"),
    help:
      "Print a trace whose rows have the shape of those at a place. Without paths, the files of its target or folder are read."
  )
}
