import Findings
import LazyStacks
import ScrollTraces

/// What a rule found in a replay: a finding that has neither the rule's name nor the trace's yet.
struct Violation {
  /// The view or step to blame; `nil` for content built in code.
  var location: SourcePoint?

  /// How bad it is, if not as bad as the rule's worst.
  var severity: Severity?

  /// What the violation costs, in the unit that the rule counts in.
  var cost: Double
  var symptom: String
  var because: String
  var fix: String
  var evidence: KeyValuePairs<String, Double>
}

extension Diagnosis {
  /// Returns what a replay violates, worst first; see ``isWorse(than:)``.
  static func all(in evidence: ReplayEvidence) -> [Diagnosis] {
    Rule.allCases.flatMap { rule in
      rule.violations(in: evidence).map { Diagnosis($0, of: rule, in: evidence) }
    }
    .sorted { $0.isWorse(than: $1) ?? ($0.rank < $1.rank) }
  }

  private init(_ found: Violation, of rule: Rule, in evidence: ReplayEvidence) {
    let location =
      found.location ?? evidence.trace.content.location ?? SourcePoint(line: 1, column: 1)
    self.init(
      rule: rule, cost: found.cost,
      finding: Finding(
        rule: rule.rawValue, severity: found.severity ?? rule.severity,
        place: .source(SourcePlace(file: evidence.name, location: location)), symptom: found.symptom,
        because: found.because, fix: found.fix,
        evidence: found.evidence.map { Finding.Evidence(key: $0.key, value: $0.value) }))
  }

  /// What violations are sorted by: the place, and where that is one, the text.
  private var rank: (Int, Int, String) { (line, column, symptom) }
}
