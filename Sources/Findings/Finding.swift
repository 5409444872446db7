/// A rule that something violates: what its user sees, where, why, and what to do.
///
/// Replays, the lint of Swift source and the audit of layouts find different things and report them alike; the
/// writers of this module take findings only.
public struct Finding: Hashable, Sendable {
  /// The name of the rule that is violated.
  public var rule: String

  /// How bad it is.
  public var severity: Severity

  /// The place that the finding is about.
  public var place: Place

  /// What the user sees.
  public var symptom: String

  /// Why that must be so.
  public var because: String

  /// What to do about it.
  public var fix: String

  /// The numbers that show it, in a stated order.
  public var evidence: [Evidence]

  /// What leads to it and lies elsewhere, the cause last.
  public var witness: [Witness]

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, place: Place, symptom: String, because: String, fix: String,
    evidence: [Evidence] = [], witness: [Witness] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.symptom = symptom
    self.because = because
    self.fix = fix
    self.evidence = evidence
    self.witness = witness
  }
}

extension Finding {
  /// Where a finding is.
  public enum Place: Hashable, Sendable {
    /// A point in a file.
    case source(SourcePlace)

    /// A type that is known by its name.
    case type(String)
  }

  /// One number, by its key in JSON.
  public struct Evidence: Hashable, Sendable {
    /// What the number is.
    public var key: String

    /// The number.
    public var value: Double

    /// Names a number.
    public init(key: String, value: Double) {
      self.key = key
      self.value = value
    }
  }

  /// A step on the way to the cause, the cause itself, or the case that shows it.
  public struct Witness: Hashable, Sendable {
    /// What the witness shows, in a few words.
    public var text: String

    /// The witness's place; `nil` if no file has it.
    public var place: SourcePlace?

    /// Names a witness.
    public init(text: String, place: SourcePlace? = nil) {
      self.text = text
      self.place = place
    }
  }
}

extension Finding.Place: CustomStringConvertible {
  /// The place as compilers print it, such as `a.trace:12:9`, or the type's name.
  public var description: String {
    switch self {
    case .source(let place): place.description
    case .type(let name): name
    }
  }

  /// The point in a file; `nil` for a type.
  package var source: SourcePlace? {
    if case .source(let place) = self { place } else { nil }
  }

  /// The file, or the type.
  package var name: String {
    switch self {
    case .source(let place): place.file
    case .type(let name): name
    }
  }

  /// The point in the file; that of its beginning where there is none.
  package var location: SourcePoint {
    switch self {
    case .source(let place): place.location
    case .type: SourcePoint(line: 1, column: 1)
    }
  }
}
