import LazyStacks
import ScrollTraces

/// What was found on the way, one finding for each root cause.
struct FindingLog {
  private var unresolved: [String: (location: SourceLocation, explanation: String, steps: Int)] = [:]
  private var exhausted: [Diagnosis.Rule: (location: SourceLocation, frame: Int, limit: Int, frames: Int)] =
    [:]

  mutating func unresolved(_ target: ScrollTarget, _ explanation: String, at location: SourceLocation) {
    unresolved[target.description, default: (location, explanation, 0)].steps += 1
  }

  mutating func buildLimit(frame: Int, limit: Int, at location: SourceLocation) {
    exhausted[.buildLimit, default: (location, frame, limit, 0)].frames += 1
  }

  mutating func passLimit(frame: Int, limit: Int, at location: SourceLocation) {
    exhausted[.layoutLoop, default: (location, frame, limit, 0)].frames += 1
  }
}

extension FindingLog {
  /// The findings, worst first, then by place.
  var diagnoses: [Diagnosis] {
    let targets = unresolved.map { target, finding in
      Diagnosis(
        .scrollTargetUnresolved, at: finding.location,
        symptom: "scroll to \(target) does nothing: \(finding.explanation)",
        because:
          "an id is looked for in the data, by value and by type; what is not there cannot be scrolled to",
        fix: "scroll once the data holds the element, with an id of the type that ForEach uses",
        evidence: [.init(key: "steps", value: Double(finding.steps))])
    }
    let limits = exhausted.map { rule, finding in
      Diagnosis(
        rule, at: finding.location,
        symptom: rule == .buildLimit
          ? "the list hangs: a frame would build more than \(finding.limit) elements"
          : "the list hangs: a frame needs more than \(finding.limit) layout passes",
        because: rule == .buildLimit
          ? "rows that are walked over, and rows of a stack that is not lazy, are all built"
          : "each alignment at an end of the content is one more pass",
        fix: rule == .buildLimit
          ? "use a lazy stack, or jump instead of walking; or raise buildLimit" : "raise passLimit",
        evidence: [
          .init(key: "frame", value: Double(finding.frame)),
          .init(key: "frames", value: Double(finding.frames)),
          .init(key: "limit", value: Double(finding.limit)),
        ])
    }
    return (targets + limits).sorted { $0.order < $1.order }
  }
}

extension Diagnosis {
  fileprivate init(
    _ rule: Rule, at location: SourceLocation, symptom: String, because: String, fix: String,
    evidence: [Evidence]
  ) {
    self.init(
      rule: rule, severity: rule.severity, line: location.line, column: location.column, symptom: symptom,
      because: because, fix: fix, evidence: evidence)
  }

  /// Worst first, then by place.
  fileprivate var order: (Int, Int, Int, String) {
    (Severity.allCases.firstIndex(of: severity) ?? 0, line, column, rule.rawValue)
  }
}
