extension CommandHelp {
  static let why = CommandHelp(
    name: "why",
    abstract: "Show one row's life: each event, and why it happened.",
    discussion: [
      """
      A row is built, measured, seen, kept alive off screen and released. Each event has its \
      frame, the line of the step it belongs to, and its cause: a row that was scrolled past, \
      prefetched or needed to find an index; changing frames without use; state written, and \
      lost. Frame 0 is the initial layout.
      """,
      """
      An id is a text. A whole number is taken as a number, as 'id: index' gives, and as a text \
      only if no row has that number. Of several rows with one id, 'b#2' is the second. A view \
      outside ForEach goes by its place, as reports call it: 'view@9:17'.
      """,
      """
      With '--format json': {"lazystack":1,"why":{trace, id, element, frames, events, \
      situation}}. Every event has frame, line, event, why, and the figures of its kind: cause, \
      without, lengths, at, hold, key, value, lastUse, losing, offsetDelta, extentBefore, \
      extentAfter. The situation, of the frame asked for or the last one, has frame, line, \
      status, since, hold, at, why, explanation.
      """,
      "The exit status is 2 if the trace could not be replayed or has no such row, else 0.",
    ],
    operand: Operand(synopsis: "<file> <id>", help: "The trace, '-' for standard input, and the row's id."),
    options: [.frame, .plainFormat, .output, .model, .color, .version, .help],
    examples: [
      Example(command: "lazystack why Traces/stack/state-lost.trace r0", help: "Show a row's life."),
      Example(
        command: "lazystack why Traces/stack/state-lost.trace r0 --frame 10",
        help: "Show why the row is, or is not, alive at a moment."),
    ])
}
