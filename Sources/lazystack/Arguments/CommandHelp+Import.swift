extension CommandHelp {
  static let `import` = CommandHelp(
    name: "import",
    abstract: "Turn a recording of a running app into a trace.",
    discussion: [
      """
      The format csv is a line for each sample, after one that names the columns: t_ms in milliseconds, \
      offset_y and viewport_height in points. Other columns are ignored. Samples are put on frames of 60 a \
      second; equal offsets are rest, and what was recorded is observed after each rest and at the end.
      """,
      """
      The steps are what the offset did, not what the finger did, as a recorded offset holds the \
      framework's own corrections. The rows are a placeholder, to be replaced by the app's own: equal \
      ones, as many as the offsets need.
      """,
      "The exit status is 2 if the recording could not be read, else 0.",
    ],
    operand: Operand(
      synopsis: "<format> <file>", help: "The format, which is csv, and the recording; '-' is standard input."
    ),
    options: [.traceOutput, .rows, .height, .width, .version, .help],
    examples: [
      Example(command: "lazystack import csv feed.csv", help: "Print the trace of a recording."),
      Example(
        command: "lazystack import csv --height 120 -o feed.trace feed.csv",
        help: "Write it to a file, with rows of 120 points."),
    ])
}

extension Option {
  /// `--output` where the output is a trace.
  static let traceOutput = Option(
    name: "output", letter: "o", value: Value(placeholder: "file"),
    help:
      "Write the trace to a file that ends in '.trace' instead of standard output. It appears whole or not at all."
  )

  static let rows = Option(
    name: "rows", value: Value(placeholder: "number"),
    help: "The number of placeholder rows, instead of as many as the offsets need.")

  static let height = Option(
    name: "height", value: Value(placeholder: "points", standard: "44"),
    help: "The height of each placeholder row.")

  static let width = Option(
    name: "width", value: Value(placeholder: "points", standard: "390"),
    help: "The viewport's width, which is not in the recording.")
}
