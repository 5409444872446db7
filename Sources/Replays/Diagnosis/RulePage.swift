/// What there is to know about a rule of diagnosis: its page in `explain`.
///
/// It is written for someone who knows SwiftUI and sees the rule for the first time. What a replay found is not in
/// it; a ``Diagnosis`` says that.
public struct RulePage: Hashable, Sendable {
  /// What violates the rule, short enough for a list.
  public var summary: String

  /// What violates it less badly, and how bad that is; `nil` if every violation is as bad.
  public var milder: String?

  /// What the user of an app sees.
  public var symptom: String

  /// What the stack must do, and why.
  public var because: String

  /// What to write instead.
  public var fix: String

  /// A piece of SwiftUI that violates the rule.
  public var before: String

  /// The piece that violates the rule, repaired.
  public var after: String

  /// What the page says of SwiftUI, and how that is known.
  public var claims: [Claim]

  /// A statement about SwiftUI or about the simulator, and how it is known.
  public struct Claim: Hashable, Sendable {
    /// How the statement is known.
    public var mark: Mark

    /// The statement, in a sentence.
    public var text: String

    /// Where the statement can be read; `nil` for what is chosen here.
    public var source: RuleSource?
  }

  /// How a statement is known.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// Apple documents it, in its pages or talks.
    case documented = "D"

    /// A public reimplementation shows it.
    case reimplemented = "RE"

    /// People saw it in running apps.
    case observed = "O"

    /// This project chose so.
    case chosen = "C"

    /// The statement follows from what else is known.
    case inferred = "I"
  }
}

extension RulePage.Claim {
  static func documented(_ text: String, _ source: RuleSource) -> Self {
    Self(mark: .documented, text: text, source: source)
  }

  static func reimplemented(_ text: String, _ source: RuleSource) -> Self {
    Self(mark: .reimplemented, text: text, source: source)
  }

  static func observed(_ text: String, _ source: RuleSource) -> Self {
    Self(mark: .observed, text: text, source: source)
  }

  static func inferred(_ text: String, _ source: RuleSource) -> Self {
    Self(mark: .inferred, text: text, source: source)
  }

  static func chosen(_ text: String) -> Self { Self(mark: .chosen, text: text, source: nil) }
}

extension Diagnosis.Rule {
  /// The rule's traces in this package: one that violates it, and one that nearly does.
  public var tracePaths: (fires: String, clean: String) {
    (traceFolder + "/fires.trace", traceFolder + "/clean.trace")
  }

  /// The folder that holds both.
  var traceFolder: String { "Traces/rules/\(rawValue)" }
}
