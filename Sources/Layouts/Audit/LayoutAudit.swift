public import Findings

/// Drives a layout through proposals, subviews and orders of calls, and reports what it does wrong.
///
/// It works on any `Layout`, in a test:
///
/// ```swift
/// #expect(LayoutAudit.run(MyLayout()).findings.isEmpty)
/// ```
///
/// A layout that traps takes the test down with it; the command line runs each layout in a process of
/// its own.
public enum LayoutAudit {
  /// Audits a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - samples: The subviews; it is given none, one, two and all of them. `nil` for a choice that wraps,
  ///     takes everything, is rigid, has no size, and prefers distances.
  ///   - variants: The layout with other settings; a cache must not outlive a change from one to the other.
  ///   - onCase: Called before each case, so that whoever watches knows where a layout trapped.
  /// - Returns: One finding for each rule violated, worst first, with the smallest case found.
  /// - Complexity: A few thousand calls of the layout, with at most 48 subviews.
  public static func run<L: Layout>(
    _ layout: L, over samples: [Sample]? = nil, variants: [L] = [], onCase: (Case) -> Void = { _ in }
  ) -> Report {
    let driver = AuditDriver(layout: layout, variants: variants)
    let matrix = AuditMatrix(samples)
    var caseCount = 0
    var findings: [Finding] = []
    for check in AuditCheck<L>.all {
      var cases = check.cases(matrix)
      if check.takesExactFits { cases += matrix.scenes.compactMap { driver.exactFit($0) } }
      for aCase in cases {
        onCase(aCase)
        caseCount += 1
        guard check.evidence(driver, aCase) != nil else { continue }
        let smallest = aCase.shrunk {
          onCase($0); return check.evidence(driver, $0) != nil
        }
        if let evidence = check.evidence(driver, smallest) {
          findings.append(
            Finding(
              rule: check.rule, evidence: evidence, counterexample: smallest, caseText: smallest.description))
        }
        break
      }
    }
    let ordered = Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
    return Report(layout: typeName(of: layout), findings: ordered, caseCount: caseCount)
  }

  /// How much a finding matters.
  public typealias Severity = Findings.Severity
}

extension LayoutAudit {
  /// What an audit found.
  public struct Report: Hashable, Sendable {
    /// The layout's type.
    public let layout: String

    /// What is wrong, worst first, at most one for each rule.
    public let findings: [Finding]

    /// How many cases were tried.
    public let caseCount: Int
  }

  /// A rule that the layout violates.
  public struct Finding: Hashable, Sendable {
    public let rule: Rule

    /// What was seen in the counter-example.
    public let evidence: Evidence

    /// The smallest case found that violates the rule; `nil` if the process that knew it has ended.
    public let counterexample: Case?

    /// The case in words.
    public let caseText: String

    /// What a user sees.
    public var symptom: String { evidence.text }

    /// Why that is wrong.
    public var because: String { rule.because }

    /// What to write instead.
    public var fix: String { rule.fix }

    public var severity: Severity { evidence.severity ?? rule.severity }
  }

  /// What was seen.
  public struct Evidence: Hashable, Sendable {
    public let text: String

    /// How much it matters, if that differs from the rule's own severity.
    var severity: Severity?

    init(_ text: String, severity: Severity? = nil) {
      self.text = text
      self.severity = severity
    }
  }
}
