import Findings

/// What the source says a view is, before any name is resolved.
///
/// Terms hold no syntax: a file's tree is released when its terms are read, and resolution needs no parser.
indirect enum ViewTerm: Sendable {
  /// One subview, whatever is in it; the name is for people.
  case one(String)

  /// Siblings of a builder, or a `Group`; none for `EmptyView` and declarations.
  case all([ViewTerm])

  /// One of several.
  case choice(Choice)

  /// A view that is there if an optional is.
  case optional(ViewTerm, SourcePlace)

  /// A view whose type is hidden.
  case erased(ViewTerm, SourcePlace)

  /// A `ForEach`, and what one element of it is.
  case list(ViewTerm, SourcePlace)

  /// Something declared elsewhere.
  case call(ViewCall)

  /// A view, and a modifier that may have been declared in the project.
  case modified(ViewTerm, ViewCall)

  /// What a modifier is applied to.
  case content

  /// An expression that only a compiler can resolve.
  case unresolved(String, SourcePlace)

  /// No view at all.
  static let none = ViewTerm.all([])

  /// Several views, one of which is taken.
  struct Choice: Sendable {
    let kind: Kind

    /// What is taken; a missing `else` is the last, without views.
    let branches: [ViewTerm]

    /// The condition as it is written, shortened; for the sketch of a row.
    let condition: String
    let place: SourcePlace

    enum Kind: Sendable {
      case ifWithoutElse, ifElse, switchCases
      case availability, availabilityWithoutElse
      case configuration
    }
  }
}

/// A view made by something that is declared elsewhere: a type, a function, a property.
struct ViewCall: Sendable {
  let name: String

  /// What stands before the name.
  let base: Base

  /// The labels in parentheses, `nil` for none; `nil` altogether for a reference without a call.
  var labels: [String?]?

  /// Whether the labels are those of a name that is not called, such as `makeRow(of:)`.
  var isReference = false

  /// The labels of the closures behind the parentheses, `nil` for the first.
  var trailing: [String?] = []

  /// The closures given, as the views they build; without a label for the first after the parentheses.
  var closures: [Argument] = []

  /// The first argument, if it is the view that a modifier is applied to.
  var takesContent = false

  /// Whether a condition has found that it is not `nil`.
  var isUnwrapped = false

  /// Whether an element of a property is meant, not the property.
  var isElement = false

  let scope: SourceScope
  let place: SourcePlace

  enum Base: Hashable, Sendable {
    case none
    case current

    /// A type by its path.
    case type([String])

    /// A view, so the name is a modifier.
    case view
  }

  struct Argument: Sendable {
    let label: String?
    let term: ViewTerm
  }
}
