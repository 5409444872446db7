public import Findings

/// Drives a layout through proposals, subviews and orders of calls, and reports what it does wrong.
///
/// It works on any `Layout`, in a test:
///
/// ```swift
/// #expect(LayoutAudit.run(MyLayout()).findings.isEmpty)
/// ```
///
/// Nothing is tried that SwiftUI cannot do: a container is measured before it is placed, in bounds of the size that it
/// answered; its cache is only ever updated. A layout that traps takes the process down with it; `#expect(processExitsWith:)`
/// runs the audit in a process of its own, and so does `lazystack audit --package`.
public enum LayoutAudit {
  /// Audits a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - samples: The subviews; the layout is given none, one, two and all of them, never more. `nil` for a choice
  ///     that wraps, takes everything, is rigid, has no size, prefers distances, and carries priorities, guides and
  ///     values for the keys that the layout reads.
  ///   - limit: How many subviews there are at most, for a layout that is made for one, say; `nil` for any number.
  ///   - variants: The layout with other settings; a cache must not outlive a change from one to the other.
  ///   - exceptions: Rules that the layout breaks on purpose, each with the reason.
  ///   - reach: How strange proposals may get.
  ///   - onCase: Called before each case, and before each further proposal in it, so that whoever watches knows
  ///     where a layout trapped.
  /// - Returns: One finding for each rule violated, worst first, with the smallest case found.
  /// - Complexity: A few thousand calls of the layout, with at most 48 subviews.
  public static func run<L: Layout>(
    _ layout: L, over samples: [Sample]? = nil, atMost limit: Int? = nil, variants: [L] = [],
    except exceptions: [Rule: String] = [:], reach: Reach = .noSubviews,
    onCase: @escaping (Case) -> Void = { _ in }
  ) -> Report {
    let driver = AuditDriver(
      layout: layout, variants: variants, keepsToSamples: samples != nil || limit != nil, announce: onCase)
    let matrix = AuditMatrix(
      samples, atMost: limit, keys: driver.keys(with: samples, atMost: limit),
      proposesLessThanNothing: reach == .lessThanNothing)
    var run = AuditRun(driver: driver, matrix: matrix)
    for stage in Reach.allCases where stage <= reach { run.tryAll(at: stage) }
    let ordered = Severity.allCases.flatMap { severity in run.findings.filter { $0.severity == severity } }
    return Report(
      layout: typeName(of: layout), findings: ordered.filter { exceptions[$0.rule] == nil },
      exceptions: ordered.compactMap { finding in
        exceptions[finding.rule].map { Exception(finding: finding, reason: $0) }
      },
      caseCount: run.caseCount, fingerprint: run.fingerprint)
  }

  /// How much a finding matters.
  public typealias Severity = Findings.Severity

  /// How strange the proposals of an audit may get; each stage is tried after all before it.
  ///
  /// - Note: Documented: 0 asks for the least size and infinity for the greatest (`ProposedViewSize`). Chosen: the
  ///   order, so that a layout that traps does so when everything else is known.
  public enum Reach: Int, CaseIterable, Comparable, Sendable {
    /// Subviews, and lengths that are open or finite and above 0.
    case everyday

    /// Lengths of 0 and infinite ones too.
    case extremes

    /// No subviews too.
    case noSubviews

    /// Lengths below 0 too, which SwiftUI's own containers never propose.
    case lessThanNothing

    public static func < (lhs: Reach, rhs: Reach) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension LayoutAudit {
  /// What an audit found.
  public struct Report: Sendable {
    /// The layout's type.
    public let layout: String

    /// What is wrong, worst first, at most one for each rule.
    public let findings: [Finding]

    /// What is wrong on purpose.
    public let exceptions: [Exception]

    /// How many cases were tried.
    public let caseCount: Int

    /// A number made of all sizes and frames that were seen: two processes that audit the same layout get the same
    /// one, unless the layout depends on the order of a dictionary, on the time or on chance.
    public let fingerprint: UInt64
  }

  /// A rule that the layout violates.
  public struct Finding: Sendable {
    public let rule: Rule

    /// What was seen in the counter-example.
    public let evidence: Evidence

    /// The smallest case found that violates the rule; `nil` if the process that knew it has ended.
    public let counterexample: Case?

    /// The case in words.
    public let caseText: String

    /// How the case looks; `nil` where nothing is ever placed.
    public let drawing: Drawing?

    /// What a user sees.
    public var symptom: String { evidence.text }

    /// Why that is wrong.
    public var because: String { rule.because }

    /// What to write instead.
    public var fix: String { evidence.fix ?? rule.fix }

    public var severity: Severity { evidence.severity ?? rule.severity }
  }

  /// A finding that is meant, with the reason that was given.
  public struct Exception: Sendable {
    public let finding: Finding
    public let reason: String
  }

  /// What was seen.
  public struct Evidence: Equatable, Sendable {
    public let text: String

    /// How much it matters, if that differs from the rule's own severity.
    var severity: Severity?

    /// What to write instead, if that differs from the rule's own advice.
    var fix: String?

    /// The proposals that showed it, in order; `nil` for the case's own.
    var proposals: [ProposedViewSize]?

    init(
      _ text: String, severity: Severity? = nil, fix: String? = nil, proposals: [ProposedViewSize]? = nil
    ) {
      self.text = text
      self.severity = severity
      self.fix = fix
      self.proposals = proposals
    }
  }
}
