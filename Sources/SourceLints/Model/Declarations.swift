import Findings

/// A type of the project.
struct TypeDeclaration: Sendable {
  /// Its name after those of the types around it.
  let path: [String]
  let scope: SourceScope
  let place: SourcePlace

  /// Whether only its own file can name it.
  let isFilePrivate: Bool

  /// The names after the colon, as written.
  var inherited: [String]

  /// What a `typealias` stands for.
  var alias: [String]?

  /// Whether it is under `#if`, where another build may have another.
  let isConditional: Bool
}

/// A property or function of the project that may be a view.
struct MemberDeclaration: Sendable {
  let name: String

  /// The type it belongs to; empty for the file itself.
  let owner: [String]
  let scope: SourceScope
  let place: SourcePlace
  let isFilePrivate: Bool
  let isFunction: Bool

  /// The labels of the parameters; `nil` for a property.
  let labels: [String?]?

  /// The parameters that take closures, by the names that the body calls them.
  let closures: [ClosureParameter]

  /// What it is declared to be.
  let type: DeclaredType

  /// The views it returns; `nil` for a stored property.
  let term: ViewTerm?

  struct ClosureParameter: Sendable {
    let label: String?
    let name: String
  }
}

/// What is known of a view from the type written for it.
indirect enum DeclaredType: Sendable {
  /// `some View`, or nothing.
  case opaque
  case erased
  case optional(DeclaredType)

  /// An array of `AnyView`.
  case erasedArray
  case named([String])

  /// A closure, whose result is what counts.
  case closure
}

extension MemberDeclaration {
  /// The name in a witness, such as `MessageRow.body`.
  var title: String {
    (owner + [isFunction && labels != nil && name != "body" ? name + "(…)" : name]).joined(separator: ".")
  }
}
