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
      '.lazystack.json' in the folder of a file, or the nearest one above, says what a project wants to hear: \
      {"rules": {"RULE": "off|note|warning|error"}, "include": ["App"], "exclude": ["Generated", "**/*.gen.swift"]}. \
      Builds and what package managers fetch (.build, Pods, Carthage, DerivedData) are left out in any case.
      """,
      """
      --baseline hides the findings that a file knows; a finding is known by file, rule and the text of its \
      line, so lines above it may come and go. With --write-baseline the file is written anew.
      """,
      """
      --sketch prints a trace whose rows have the shape of those at a line, for replay and diagnose.
      """,
    ],
    operand: Operand(
      synopsis: "<path> ...",
      help: "Swift files, or folders: their '.swift' files at any depth, in order."),
    options: [
      .lintFormat, .output, .color, .findingsOnly, .notes, .failOnError, .baseline, .writeBaseline,
      .onlyChanged,
      .fix, .sketch, .version, .help,
    ],
    examples: [
      Example(command: "lazystack lint Sources", help: "Lint every Swift file in a folder."),
      Example(
        command: "lazystack lint --format github --fail-on warning App",
        help: "Annotate a pull request."),
      Example(
        command: "lazystack lint --baseline lint.json --write-baseline App",
        help: "Know what there is, to hear only of what is new."),
      Example(
        command: "lazystack lint --only-changed App/Feed.swift",
        help: "Lint what a commit changes, and resolve it in the whole project."),
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
      placeholder: "format", choices: LintFormat.allCases.map(\.rawValue),
      standard: LintFormat.standard.rawValue),
    help: """
      The report's format: text, which is grouped by rule, or table, which has all of each finding; json; a line for \
      each issue: xcode or github; or what services read: sarif, checkstyle, junit or codeclimate.
      """)

  static let notes = Option(name: "notes", help: "Report notes too; only 'json' has them in any case.")

  static let baseline = Option(
    name: "baseline", value: Value(placeholder: "file"), help: "Report only what the file does not know.")

  static let writeBaseline = Option(
    name: "write-baseline", help: "Write what is found to the file of --baseline, and pass.")

  static let onlyChanged = Option(
    name: "only-changed",
    help: """
      Resolve rows in the whole project around the paths: the folder of '.lazystack.json', or the checkout; and report \
      only what is in the paths, or has its cause there.
      """)

  static let fix = Option(
    name: "fix",
    help: "Mend what is safe in the files themselves: what looks the same afterwards. The rest is reported.")

  /// `--quiet` where files are no traces.
  static let findingsOnly = Option(
    name: "quiet", letter: "q", help: "Say nothing but the findings, and how much was unresolved.")

  static let sketch = Option(
    name: "sketch", value: Value(placeholder: "file:line"),
    help:
      "Print a trace whose rows have the shape of those at a place. Without paths, the files of its target or folder are read."
  )
}
