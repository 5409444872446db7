public import Findings

extension Diagnosis {
  /// A rule of diagnosis: its name, its page, and what of a replay violates it.
  ///
  /// A new rule is a file in `Rules` with a value like the others there and its page, and a name in `allCases`.
  /// What it has to see frame by frame is a ``RuleWatch`` that its value names.
  public struct Rule: Sendable {
    private let definition: Definition

    /// What makes a rule, in one place: rules are copied with each finding.
    private final class Definition: Sendable {
      let name: String
      let severity: Severity
      let page: RulePage
      let watch: (any RuleWatch.Type)?
      let violations: @Sendable (ReplayEvidence) -> [Violation]

      init(
        _ name: String, _ severity: Severity, _ page: RulePage, _ watch: (any RuleWatch.Type)?,
        _ violations: @escaping @Sendable (ReplayEvidence) -> [Violation]
      ) {
        self.name = name
        self.severity = severity
        self.page = page
        self.watch = watch
        self.violations = violations
      }
    }

    /// Creates a rule that goes by what is left when a replay has ended.
    ///
    /// - Parameters:
    ///   - name: What traces, reports and the command line call it.
    ///   - severity: How bad the worst violation is.
    ///   - page: What `explain` shows.
    ///   - violations: Returns what violates it, one for each root cause.
    init(
      _ name: String, _ severity: Severity, page: RulePage,
      violations: @escaping @Sendable (ReplayEvidence) -> [Violation]
    ) {
      definition = Definition(name, severity, page, nil, violations)
    }

    /// Creates a rule that goes by what it saw on the way, too.
    ///
    /// - Parameter watch: What sees each frame of a replay.
    init<Watch: RuleWatch>(
      _ name: String, _ severity: Severity, page: RulePage, watching watch: Watch.Type,
      violations: @escaping @Sendable (ReplayEvidence, Watch) -> [Violation]
    ) {
      definition = Definition(name, severity, page, watch) { violations($0, $0[Watch.self]) }
    }
  }
}

extension Diagnosis.Rule {
  /// How bad the worst violation is.
  public var severity: Severity { definition.severity }

  /// What there is to know about the rule.
  public var page: RulePage { definition.page }

  /// What sees each frame of a replay for the rule, if anything has to.
  var watch: (any RuleWatch.Type)? { definition.watch }

  /// Returns what of a replay violates the rule.
  func violations(in evidence: ReplayEvidence) -> [Violation] { definition.violations(evidence) }
}

extension Diagnosis.Rule: RawRepresentable, Hashable, CustomStringConvertible {
  /// The rule's name, such as `visible-shift`.
  public var rawValue: String { definition.name }

  /// Finds a rule by its name; `nil` if there is none.
  public init?(rawValue: String) {
    guard let rule = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = rule
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  public var description: String { rawValue }
}

extension Diagnosis.Rule {
  /// The names that a trace may write.
  package static let names = allCases.map(\.rawValue)
}
