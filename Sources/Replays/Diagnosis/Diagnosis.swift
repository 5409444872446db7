public import Findings

/// A rule that a replay saw violated: what the user sees, why, and what to do.
public struct Diagnosis: Hashable, Sendable {
  /// The rule that is violated.
  public var rule: Rule

  /// What the finding costs, as the rule counts it.
  ///
  /// Points that rows moved, rows that were built in vain, values that were lost: costs of different rules cannot
  /// be compared.
  public var cost: Double

  /// What is reported of it: the view or step to blame, the symptom, the reason, and what to do.
  public var finding: Finding

  /// How bad a violation is.
  public typealias Severity = Findings.Severity

  /// One number that shows it, by its key in the JSON report.
  public typealias Evidence = Finding.Evidence
}

extension Diagnosis {
  /// How bad it is.
  public var severity: Severity { finding.severity }

  /// The line of the view or step to blame.
  public var line: Int { finding.place.location.line }

  /// The column where it begins, in bytes from 1.
  public var column: Int { finding.place.location.column }

  /// What the user sees.
  public var symptom: String { finding.symptom }

  /// Why the stack must behave so.
  public var because: String { finding.because }

  /// What to do about it.
  public var fix: String { finding.fix }

  /// The numbers that show it, in a stated order.
  public var evidence: [Evidence] { finding.evidence }
}

extension Diagnosis {
  /// Whether this comes before another: by severity, then the rule's harm, then what it costs; `nil` where
  /// these are the same, and only the places differ.
  func isWorse(than other: Diagnosis) -> Bool? {
    if severity != other.severity { return severity > other.severity }
    if rule != other.rule { return rule.harmRank < other.rule.harmRank }
    return cost == other.cost ? nil : cost > other.cost
  }
}

extension Diagnosis.Rule {
  fileprivate var harmRank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
