public import Findings
public import LazyStacks

/// A step and where it stands.
///
/// Two are equal when their steps are, wherever they stand.
public struct LocatedStep: Hashable, Sendable {
  /// The step.
  public var step: Step

  /// Where the step begins.
  public var location: SourcePoint

  /// Creates a step at a place.
  public init(_ step: Step, at location: SourcePoint) {
    self.step = step
    self.location = location
  }

  /// Whether two steps do the same, wherever they stand.
  public static func == (lhs: LocatedStep, rhs: LocatedStep) -> Bool { lhs.step == rhs.step }

  /// Hashes the step without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(step) }
}

/// An edit of a batch and where it stands.
///
/// Two are equal when their edits are, wherever they stand.
public struct LocatedEdit: Hashable, Sendable {
  /// The edit.
  public var edit: DataEdit

  /// Where the edit begins.
  public var location: SourcePoint

  /// Creates an edit at a place.
  public init(_ edit: DataEdit, at location: SourcePoint) {
    self.edit = edit
    self.location = location
  }

  /// Whether two edits do the same, wherever they stand.
  public static func == (lhs: LocatedEdit, rhs: LocatedEdit) -> Bool { lhs.edit == rhs.edit }

  /// Hashes the edit without its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(edit) }
}
