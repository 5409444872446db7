import Findings
internal import Layouts
internal import LazyStacks

extension CommandHelp {
  static let audit = CommandHelp(
    name: "audit",
    abstract: "Check that layouts keep the rules of SwiftUI's Layout protocol.",
    discussion: [
      """
      A layout is measured and placed in over a thousand cases: no subviews to many; open, zero, \
      exact, large and infinite proposals; large and bold text; right to left; with its cache kept, \
      dropped and stale; proposals in another order than placements. Each finding names what is \
      seen, the rule, the fix, and the smallest case found.
      """,
      """
      Layouts that can be named: \(LayoutAudit.builtInNames.joined(separator: ", ")). For one of your \
      own, call 'LayoutAudit.run(_:)' in a test.
      """,
      """
      Each layout is audited in a process of its own, so that one that traps is a finding like any \
      other. With '--format json': {"lazystack":1,"audits":[{layout, cases, findings}]}.
      """,
      """
      The exit status is 2 if the job could not be done, else 1 if a finding is as severe as \
      '--fail-on' says, else 0.
      """,
    ],
    operand: Operand(synopsis: "<layout> ...", help: "The layouts, such as FlowLayout."),
    options: [.plainFormat, .output, .failOnError, .version, .help],
    examples: [
      Example(command: "lazystack audit FlowLayout", help: "Check one layout."),
      Example(
        command: "lazystack audit --format json FlowLayout RadialLayout",
        help: "Write one JSON document about two."),
    ])

  /// The name most like a word, if one is near.
  static func nearest(to word: String, among names: [String]) -> String? {
    NearMiss.nearest(to: word, among: names)
  }
}
