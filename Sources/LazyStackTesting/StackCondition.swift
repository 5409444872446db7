internal import LazyStacks

/// What ``StackViews/If`` asks of each element; `!` before it turns it around.
public struct StackCondition: Hashable, Sendable {
  let condition: Condition

  init(_ condition: Condition) {
    self.condition = condition
  }

  /// Holds where `condition` does not.
  public static prefix func ! (condition: StackCondition) -> StackCondition {
    StackCondition(.not(condition.condition))
  }
}

extension StackCondition {
  /// `every(3)`: elements whose ordinal is a multiple of `divisor`, at least 1.
  public static func every(_ divisor: Int) -> StackCondition { StackCondition(.every(divisor)) }

  /// `chance(0.2, seed: 5)`: a share of the elements, 0 to 1, drawn by their ordinals.
  public static func chance(_ share: Double, seed: UInt64 = 0) -> StackCondition {
    StackCondition(.chance(share, seed: seed))
  }

  /// Holds where a value of the environment, which the replay declares, is true.
  public static func environment(_ name: String) -> StackCondition { StackCondition(.environment(name)) }

  /// `if let name`: holds where a declared value of the environment is true, as if it were an optional with a value.
  public static func unwrapped(_ name: String) -> StackCondition { StackCondition(.some(name)) }

  /// `state name`: holds where the row's `@State` of that name is true.
  public static func state(_ name: String) -> StackCondition { StackCondition(.state(name)) }
}

/// The ordinal of an element: its number among the first data, or in the order in which it came in.
public struct ElementOrdinal: Sendable {
  init() {}

  /// The ordinal, where no suite conforms: `.element < 10`.
  public static var element: ElementOrdinal { ElementOrdinal() }

  public static func == (_: Self, value: Int) -> StackCondition { compare(.equal, value) }
  public static func != (_: Self, value: Int) -> StackCondition { compare(.notEqual, value) }
  public static func < (_: Self, value: Int) -> StackCondition { compare(.less, value) }
  public static func <= (_: Self, value: Int) -> StackCondition { compare(.lessOrEqual, value) }
  public static func > (_: Self, value: Int) -> StackCondition { compare(.greater, value) }
  public static func >= (_: Self, value: Int) -> StackCondition { compare(.greaterOrEqual, value) }

  /// What is left of the ordinal, for ``StackViews/Switch``; `divisor` is at least 1.
  public static func % (_: Self, divisor: Int) -> ElementRemainder { ElementRemainder(divisor: divisor) }

  private static func compare(_ comparison: Comparison, _ value: Int) -> StackCondition {
    StackCondition(.element(comparison, value))
  }
}

/// What a division leaves of an element's ordinal.
public struct ElementRemainder: Sendable {
  let divisor: Int
}
