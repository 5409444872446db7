internal import BuiltInLayouts
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
      exact, large and infinite proposals; large and bold text; right to left; with its cache kept and \
      updated; proposals in another order than placements. Each finding names what is seen, the rule, \
      the fix, and the smallest case found.
      """,
      """
      With '--package <folder>' the layouts are those of a package that depends on lazystack. Each is named \
      as Swift makes it, such as 'FlowLayout(spacing: 8)'; a name alone has no arguments. A small program is \
      built in the package's '.build' folder with the toolchain's 'swift build'; a library product must have \
      the target that the layout is in.
      """,
      """
      Without it they are of lazystack itself: \(LayoutAudit.builtInNames.joined(separator: ", ")). In a test, \
      call 'LayoutAudit.run(_:)'.
      """,
      """
      Each layout is audited in a process of its own, so that one that traps, or takes longer than two \
      minutes, is a finding like any other; the audit then goes on without what ended it. With '--format json': \
      {"lazystack":1,"audits":[{layout, cases, fingerprint, findings, exceptions}]}; with html, a page that \
      has each smallest case drawn.
      """,
      """
      The exit status is 2 if the job could not be done, else 1 if a finding is as severe as \
      '--fail-on' says, else 0.
      """,
    ],
    operand: Operand(synopsis: "<layout> ...", help: "The layouts, such as FlowLayout."),
    options: [.package, .auditFormat, .output, .failOnError, .version, .help],
    examples: [
      Example(command: "lazystack audit FlowLayout", help: "Check one layout."),
      Example(
        command: "lazystack audit --package . 'TagCloud(spacing: 8)' Badges",
        help: "Check two layouts of the package in this folder."),
      Example(
        command: "lazystack audit --format html -o audit.html FlowLayout RadialLayout",
        help: "Write a page about two."),
    ])

  /// The name most like a word, if one is near.
  static func nearest(to word: String, among names: [String]) -> String? {
    NearMiss.nearest(to: word, among: names)
  }
}

extension Option {
  static let package = Option(
    name: "package", value: Value(placeholder: "folder"),
    help: "Audit layouts of the package in a folder, which must depend on lazystack.")

  /// `--format` where layouts are audited.
  static let auditFormat = Option(
    name: "format",
    value: Value(
      placeholder: "format", choices: AuditFormat.allCases.map(\.rawValue),
      standard: AuditFormat.text.rawValue),
    help: "The report's format: text, json, junit, which is XML, or html, which has the cases drawn.")
}
