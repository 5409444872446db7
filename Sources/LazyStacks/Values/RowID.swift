public import Findings

/// The identity `ForEach` gives an element.
///
/// As in SwiftUI, a value matches only a value of the same type: the number 12 never
/// finds the text "12". (Documented: identifiers are compared as `Hashable` values.)
public enum RowID: Hashable, Sendable {
  /// A text, written in quotes in a trace.
  case text(String)

  /// A number; what `id: index` gives.
  case number(Int)

  /// An identity made anew at each update, which nothing can name; what `id: fresh` gives.
  case fresh(Int)

  /// A view outside `ForEach`, known by its place in the trace, which nothing can name.
  case view(SourcePoint?)
}

extension RowID: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  /// A text, such as `"m5"` or `"m\(index)"`.
  public init(stringLiteral text: String) { self = .text(text) }

  /// A number, such as `12`.
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension RowID: CustomStringConvertible {
  /// The identity as reports show it.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .fresh(let serial): "fresh-\(serial)"
    case .view(let location): location.map { "view@\($0)" } ?? "view"
    }
  }
}

extension RowID {
  /// What kind of value it is, for messages.
  package var typeName: String {
    switch self {
    case .text: "text"
    case .number: "number"
    case .fresh: "fresh id"
    case .view: "view"
    }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
