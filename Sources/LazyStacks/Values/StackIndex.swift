/// A place among things of one kind, counted from 0.
///
/// A place among subviews is not one among elements: each kind is a type, nothing converts by itself, and what is
/// added to a place or taken from it is a number of places.
public protocol StackIndex: Hashable, Strideable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
where Stride == Int {
  /// How many things of the kind come before it.
  var rawValue: Int { get }

  /// Creates the place that so many things of the kind come before.
  init(_ rawValue: Int)
}

extension StackIndex {
  /// Creates the place that a literal says.
  @inlinable
  public init(integerLiteral rawValue: Int) { self.init(rawValue) }

  /// Whether a place comes before another one.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// How many places there are from this one to another one.
  @inlinable
  public func distance(to other: Self) -> Int { other.rawValue - rawValue }

  /// Returns the place some places after this one.
  @inlinable
  public func advanced(by count: Int) -> Self { Self(rawValue + count) }

  /// Returns the place some places after another one.
  @inlinable
  public static func + (index: Self, count: Int) -> Self { Self(index.rawValue + count) }

  /// Returns the place some places before another one.
  @inlinable
  public static func - (index: Self, count: Int) -> Self { Self(index.rawValue - count) }

  /// Moves a place towards the end.
  @inlinable
  public static func += (index: inout Self, count: Int) { index = index + count }

  /// Moves a place towards the start.
  @inlinable
  public static func -= (index: inout Self, count: Int) { index = index - count }

  /// The number of things before it, as reports and messages write it.
  public var description: String { String(rawValue) }
}

/// A subview's place among all subviews of a stack: what is laid out, one after the other.
@frozen
public struct SubviewIndex: StackIndex {
  public let rawValue: Int

  /// Creates the place that so many subviews come before.
  @inlinable
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// An element's place among all elements of a stack: those of each `ForEach`, and one for each view outside.
@frozen
public struct ElementIndex: StackIndex {
  public let rawValue: Int

  /// Creates the place that so many elements come before.
  @inlinable
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// The number that an element of a `ForEach` was given when it came in, which no edit changes: what its conditions and
/// lengths are drawn by.
@frozen
public struct Ordinal: StackIndex {
  public let rawValue: Int

  /// Creates the number of an element that so many came in before.
  @inlinable
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

extension Range where Bound: StackIndex {
  /// The places of so many things of a kind, from the first on.
  @inlinable
  init(count: Int) { self = Bound(0)..<Bound(count) }
}
