/// What a row's `@State` may hold.
public enum StateValue: Hashable, Sendable {
  /// A state that is true or false.
  case flag(Bool)

  /// A state that is a number.
  case number(Double)

  /// A state that is a text.
  case text(String)

  /// What every key holds before it is written. (Chosen, as a trace does not declare row state.)
  public static let initial = StateValue.flag(false)
}

extension StateValue: CustomStringConvertible {
  /// The value as a trace writes it.
  public var description: String {
    switch self {
    case .flag(let flag): String(flag)
    case .number(let number): NumberText.plain(number)
    case .text(let text): NumberText.quoted(text)
    }
  }
}

extension StateValue: ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
  public init(stringLiteral text: String) { self = .text(text) }
  public init(floatLiteral number: Double) { self = .number(number) }
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
}
