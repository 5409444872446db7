/// What an `if` in the content tests.
public indirect enum Condition: Hashable, Sendable {
  /// `every(n)`: elements whose ordinal is a multiple of n.
  case every(Int)

  /// `chance(p, seed: s)`: a share p of the elements, drawn by ordinal.
  case chance(Double, seed: UInt64)

  /// `element < 10`: compares the element's ordinal.
  case element(Comparison, Int)

  /// A value of the environment, true or false.
  case environment(String)

  /// `if let name`: there is something where the environment's value is true.
  ///
  /// Documented: unwrapping counts like any other `if` (`ForEach`, WWDC26 talk 321).
  case some(String)

  /// `state name`: a row's `@State` is true.
  case state(String)

  /// `!` before a condition.
  case not(Condition)
}

/// The six comparisons of conditions and expectations.
public enum Comparison: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Returns whether the comparison holds.
  public func holds<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> Bool {
    switch self {
    case .equal: lhs == rhs
    case .notEqual: lhs != rhs
    case .less: lhs < rhs
    case .lessOrEqual: lhs <= rhs
    case .greater: lhs > rhs
    case .greaterOrEqual: lhs >= rhs
    }
  }
}

extension Condition {
  /// Returns whether the condition holds for an element.
  func holds(ordinal: Ordinal, in environment: ContentEnvironment) -> Bool {
    switch self {
    case .every(let n): ordinal.rawValue.isMultiple(of: n)
    case .chance(let share, let seed): Quantity.fraction(ordinal.rawValue, seed: seed) < share
    case .element(let comparison, let value): comparison.holds(ordinal.rawValue, value)
    case .environment(let name), .some(let name): environment.flags[name] ?? false
    case .state(let name): environment.rowFlags.contains(name)
    case .not(let condition): !condition.holds(ordinal: ordinal, in: environment)
    }
  }

  /// A number that it cannot test by; `nil` if there is none.
  var invalidDivisor: Int? {
    switch self {
    case .every(let n): n < 1 ? n : nil
    case .not(let condition): condition.invalidDivisor
    case .chance, .element, .environment, .some, .state: nil
    }
  }

  /// Whether the answer may differ from element to element.
  var dependsOnElement: Bool {
    switch self {
    case .every, .chance, .element, .state: true
    case .environment, .some: false
    case .not(let condition): condition.dependsOnElement
    }
  }

  /// The environment's names that the condition reads.
  public var environmentNames: [String] {
    switch self {
    case .every, .chance, .element, .state: []
    case .environment(let name), .some(let name): [name]
    case .not(let condition): condition.environmentNames
    }
  }
}

/// The values that flow down to all content.
public struct ContentEnvironment: Hashable, Sendable {
  /// The declared names and their values.
  public var flags: [String: Bool]

  /// What multiplies the width of a character and the height of a line of `Text`.
  public var textScale: Double

  /// How far views stand apart whose stack does not say.
  var gaps = ModelParameters.Gaps.preferred

  /// The row state that is true, where an element's own environment is meant.
  var rowFlags: Set<String> = []

  /// Whether the element's late rows have loaded, where its own environment is meant.
  var isLoaded = false

  /// Whether rows that measure themselves count with the height that they come to.
  var isSettled = false

  /// Whether text can have the scale.
  var hasValidTextScale: Bool { (0.1...10).contains(textScale) }

  /// Creates an environment.
  public init(flags: [String: Bool] = [:], textScale: Double = 1) {
    self.flags = flags
    self.textScale = textScale
  }
}
