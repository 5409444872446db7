public import LazyStacks

extension StackViews {
  /// `if … else …` of the content, decided for each element or by the environment.
  public struct If: StackView {
    public let content: Content

    /// Views where a condition holds, and others where it does not; another `If` among those is an `else if`.
    public init(
      _ condition: StackCondition, @StackViewBuilder then: () -> [Content],
      @StackViewBuilder else otherwise: () -> [Content] = { [] }
    ) {
      content = Content(.conditional(condition.condition, then: then(), otherwise: otherwise()))
    }
  }

  /// `switch element % n`: the first case that the remainder of the element's ordinal is among.
  public struct Switch: StackView {
    public let content: Content

    /// Creates a choice; its cases are exhaustive: one for each remainder, or ``Default``.
    public init(_ remainder: ElementRemainder, @StackCaseBuilder cases: () -> [Choice]) {
      content = Content(.choice(modulus: remainder.divisor, cases()))
    }
  }

  /// `case 0, 1:` of a ``Switch``.
  public struct Case: Sendable {
    let choice: Choice

    public init(_ remainder: Int, _ others: Int..., @StackViewBuilder content: () -> [Content]) {
      choice = Choice(remainders: [remainder] + others, content: content())
    }
  }

  /// `default:` of a ``Switch``.
  public struct Default: Sendable {
    let choice: Choice

    public init(@StackViewBuilder content: () -> [Content]) {
      choice = Choice(remainders: [], content: content())
    }
  }
}

/// Collects the cases of a ``StackViews/Switch``.
@resultBuilder
public enum StackCaseBuilder {
  public static func buildExpression(_ one: StackViews.Case) -> [Choice] { [one.choice] }
  public static func buildExpression(_ one: StackViews.Default) -> [Choice] { [one.choice] }
  public static func buildBlock(_ choices: [Choice]...) -> [Choice] { choices.flatMap(\.self) }
  public static func buildOptional(_ choices: [Choice]?) -> [Choice] { choices ?? [] }
  public static func buildArray(_ choices: [[Choice]]) -> [Choice] { choices.flatMap(\.self) }
}
