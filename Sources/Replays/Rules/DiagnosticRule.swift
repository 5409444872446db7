import LazyStacks
import ScrollTraces

/// A rule of diagnosis: its name, and what of a replay violates it.
///
/// A rule sees the whole replay when it has ended: the trace, the stack, and what was recorded on the way.
/// A new one is a file with a value like this, a place in ``all``, and a name in `DiagnosisRules.built`.
struct DiagnosticRule: Sendable {
  let name: Diagnosis.Rule

  /// Returns what violates the rule; one finding for each root cause.
  let findings: @Sendable (ReplaySession) -> [Finding]

  init(_ name: Diagnosis.Rule, findings: @escaping @Sendable (ReplaySession) -> [Finding]) {
    self.name = name
    self.findings = findings
  }

  /// A violation, before it has the rule's name.
  struct Finding {
    /// The view or step to blame; `nil` for content built in code.
    var location: SourceLocation?

    /// How bad it is, if not as bad as the rule's worst.
    var severity: Diagnosis.Severity?
    var symptom: String
    var because: String
    var fix: String
    var evidence: KeyValuePairs<String, Double>
  }
}

extension DiagnosticRule {
  /// Every rule that is built.
  static let all = [
    oneSubviewPerElement, duplicateID, unstableID, indexAsID, stateLostOffscreen, layoutAfterAppear,
    offsetKeyedLogic, geometryFeedback, scrollTargetUnresolved, scrollTargetDrift, estimateNeverSettles,
    outlierInSample, visibleShift, unreachableThreshold, crossAxisClipped, transformEscapesFrame,
    nestedLazySameAxis, eagerInScroll, layoutLoop, buildLimit, zeroHeightRows, positionOverridesAnchor,
  ]

  /// Returns what a replay violates, worst first, then by place.
  static func diagnoses(of session: ReplaySession) -> [Diagnosis] {
    let start = session.trace.content.location ?? SourceLocation(line: 1, column: 1)
    return all.flatMap { rule in
      rule.findings(session).map { Diagnosis($0, of: rule.name, start: start) }
    }
    .sorted { $0.order < $1.order }
  }
}

extension Diagnosis {
  fileprivate init(_ finding: DiagnosticRule.Finding, of rule: Rule, start: SourceLocation) {
    let location = finding.location ?? start
    self.init(
      rule: rule, severity: finding.severity ?? rule.severity, line: location.line, column: location.column,
      symptom: finding.symptom, because: finding.because, fix: finding.fix,
      evidence: finding.evidence.map { Evidence(key: $0.key, value: $0.value) })
  }

  /// Worst first, then by place.
  fileprivate var order: (Int, Int, Int, String, String) {
    (Severity.allCases.firstIndex(of: severity) ?? 0, line, column, rule.rawValue, symptom)
  }
}
