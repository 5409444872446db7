import Findings
import LazyStacks
import ScrollTraces

/// A rule of diagnosis: its page, and what of a replay violates it.
///
/// A rule sees the whole replay when it has ended: the trace, the stack, and what was recorded on the way.
/// A new one is a file with a value like this and its page, a case of `Diagnosis.Rule`, whose ``Diagnosis/Rule/definition``
/// then does not compile without the value, and a name in `DiagnosisRules.all`.
struct DiagnosticRule: Sendable {
  /// What `explain` tells about it.
  let page: RulePage

  /// Returns what violates the rule; one finding for each root cause.
  let findings: @Sendable (ReplaySession) -> [Finding]

  init(page: RulePage, findings: @escaping @Sendable (ReplaySession) -> [Finding]) {
    self.page = page
    self.findings = findings
  }

  /// A violation, before it has the rule's name.
  struct Finding {
    /// The view or step to blame; `nil` for content built in code.
    var location: SourcePoint?

    /// How bad it is, if not as bad as the rule's worst.
    var severity: Diagnosis.Severity?

    /// What it costs, in the unit that the rule counts in.
    var cost: Double
    var symptom: String
    var because: String
    var fix: String
    var evidence: KeyValuePairs<String, Double>
  }
}

extension Diagnosis.Rule {
  /// What the rule is and how it is explained.
  var definition: DiagnosticRule {
    switch self {
    case .buildLimit: .buildLimit
    case .layoutLoop: .layoutLoop
    case .oneSubviewPerElement: .oneSubviewPerElement
    case .duplicateID: .duplicateID
    case .unstableID: .unstableID
    case .scrollTargetUnresolved: .scrollTargetUnresolved
    case .eagerInScroll: .eagerInScroll
    case .stateLostOffscreen: .stateLostOffscreen
    case .indexAsID: .indexAsID
    case .visibleShift: .visibleShift
    case .scrollTargetDrift: .scrollTargetDrift
    case .layoutAfterAppear: .layoutAfterAppear
    case .geometryFeedback: .geometryFeedback
    case .nestedLazySameAxis: .nestedLazySameAxis
    case .offsetKeyedLogic: .offsetKeyedLogic
    case .unreachableThreshold: .unreachableThreshold
    case .crossAxisClipped: .crossAxisClipped
    case .transformEscapesFrame: .transformEscapesFrame
    case .positionOverridesAnchor: .positionOverridesAnchor
    case .estimateNeverSettles: .estimateNeverSettles
    case .outlierInSample: .outlierInSample
    case .zeroHeightRows: .zeroHeightRows
    case .invalidSize: .invalidSize
    }
  }
}

extension DiagnosticRule {
  /// Returns what a replay violates, worst first; see ``Diagnosis/isWorse(than:)``.
  static func diagnoses(of session: ReplaySession) -> [Diagnosis] {
    let start = session.trace.content.location ?? SourcePoint(line: 1, column: 1)
    return Diagnosis.Rule.allCases.flatMap { rule in
      rule.definition.findings(session).map { Diagnosis($0, of: rule, in: session.name, start: start) }
    }
    .sorted { $0.isWorse(than: $1) ?? ($0.place < $1.place) }
  }
}

extension Diagnosis {
  fileprivate init(_ found: DiagnosticRule.Finding, of rule: Rule, in trace: String, start: SourcePoint) {
    self.init(
      rule: rule, cost: found.cost,
      finding: Findings.Finding(
        rule: rule.rawValue, severity: found.severity ?? rule.severity,
        place: .source(SourcePlace(file: trace, location: found.location ?? start)), symptom: found.symptom,
        because: found.because, fix: found.fix,
        evidence: found.evidence.map { Evidence(key: $0.key, value: $0.value) }))
  }

  /// Where it is; two findings of one place are told apart by what they say.
  fileprivate var place: (Int, Int, String) { (line, column, symptom) }
}
