/// A rule that a replay saw violated: what the user sees, why, and what to do.
public struct Diagnosis: Hashable, Sendable {
  /// The rule that is violated.
  public var rule: Rule

  /// How bad it is.
  public var severity: Severity

  /// The line of the view or step to blame.
  public var line: Int

  /// The column where it begins, in bytes from 1.
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
    /// What the number is.
    public var key: String

    /// The number.
    public var value: Double
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The list does not do what its code says.
    case error

    /// It does, and its user will notice something.
    case warning

    /// Something to know.
    case note
  }

  /// The rules that this version diagnoses.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An id is unknown, of another type, or there twice.
    case scrollTargetUnresolved = "scroll-target-unresolved"

    /// A frame would build more elements than it may.
    case buildLimit = "build-limit"

    /// A frame needs more layout passes than it may.
    case layoutLoop = "layout-loop"

    /// How bad it is.
    public var severity: Severity { .error }
  }
}
