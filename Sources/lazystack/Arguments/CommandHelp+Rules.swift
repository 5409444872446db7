extension CommandHelp {
  static let rules = CommandHelp(
    name: "rules",
    abstract: "List the rules of diagnosis.",
    discussion: [
      """
      Each with how bad its worst violation is and what violates it, the most harmful first: errors, warnings, \
      notes; and among these what makes an app hang before what loses something, moves, or only looks wrong.
      """,
      """
      JSON is {"lazystack":1,"rules":[{"rule":..,"severity":..,"summary":..}]}.
      """,
    ],
    options: [.plainFormat, .output, .color, .version, .help],
    examples: [
      Example(command: "lazystack rules", help: "List them."),
      Example(command: "lazystack rules --format json", help: "List them for a script."),
    ])

  static let explain = CommandHelp(
    name: "explain",
    abstract: "Explain a rule of diagnosis.",
    discussion: [
      """
      What the user of an app sees, why the stack must behave so, and the fix, with a piece of SwiftUI before \
      and after it. Each statement has a mark that says how it is known, and its source. Of the two traces \
      one violates the rule, the other nearly does.
      """,
      """
      JSON is one object: lazystack, rule, severity, summary, milder, symptom, because, fix, before, after, \
      sources, traces. A source has mark, text, source and title; the two last are null for what is chosen \
      here. The traces are the paths fires and clean.
      """,
      "The exit status is 2 if there is no such rule, else 0.",
    ],
    operand: Operand(synopsis: "<rule>", help: "The rule's name, as findings and 'lazystack rules' show it."),
    options: [.plainFormat, .output, .color, .version, .help],
    examples: [
      Example(command: "lazystack explain state-lost-offscreen", help: "Show the commandHelp of a rule."),
      Example(
        command: "lazystack explain --format json one-subview-per-element",
        help: "Get its parts for a script."),
    ])
}
