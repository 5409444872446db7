public import Findings
public import LazyStacks

/// Something that a trace says, and where it stands.
///
/// Two are equal when they say the same, wherever they stand.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is said.
  public var value: Value

  /// Where it begins.
  public var location: SourcePoint

  /// Creates something at a place.
  public init(_ value: Value, at location: SourcePoint) {
    self.value = value
    self.location = location
  }

  /// Whether two places say the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }

  /// Hashes what is said without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A step and where it stands.
public typealias LocatedStep = Located<Step>

extension LocatedStep {
  /// The step.
  public var step: Step {
    get { value }
    set { value = newValue }
  }
}

/// An edit of a batch and where it stands.
public typealias LocatedEdit = Located<DataEdit>

extension LocatedEdit {
  /// The edit.
  public var edit: DataEdit {
    get { value }
    set { value = newValue }
  }
}
