/// A rule that a replay saw violated: what the user sees, why, and what to do.
public struct Diagnosis: Hashable, Sendable {
  public var rule: Rule
  public var severity: Severity
  public var line: Int
  public var column: Int

  /// What the user sees.
  public var symptom: String

  /// Why the stack must behave so.
  public var because: String

  /// What to do about it.
  public var fix: String

  /// The numbers that show it, in a stated order.
  public var evidence: [Evidence]

  /// One number, by its key in the JSON report.
  public struct Evidence: Hashable, Sendable {
    public var key: String
    public var value: Double
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }

  /// The rules that this version diagnoses.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    case scrollTargetUnresolved = "scroll-target-unresolved"
    case buildLimit = "build-limit"
    case layoutLoop = "layout-loop"

    /// How bad it is.
    public var severity: Severity { .error }
  }
}
