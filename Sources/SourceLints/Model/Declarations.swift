import Findings

/// A type of the project.
struct TypeDeclaration: Sendable {
  /// Its name after those of the types around it.
  let path: [String]
  let scope: SourceScope
  let place: SourcePlace

  /// Whether only its own file can name it.
  let isFilePrivate: Bool

  /// Whether other modules can name it.
  let isPublic: Bool

  /// The names after the colon, as written.
  var inherited: [String]

  /// What a `typealias` stands for.
  var alias: [String]?

  /// Whether it is under `#if`, where another build may have another.
  let isConditional: Bool
}

extension TypeDeclaration {
  /// The scope of its members.
  var inside: SourceScope { SourceScope(file: scope.file, module: scope.module, types: path) }
}

/// A property or function of the project that may be a view.
struct MemberDeclaration: Sendable {
  let name: String

  /// The type it belongs to; empty for the file itself.
  let owner: [String]
  let scope: SourceScope
  let place: SourcePlace
  let isFilePrivate: Bool
  let isPublic: Bool
  let isFunction: Bool

  /// What it takes; `nil` for a property.
  let parameters: [Parameter]?

  /// Whether `#if` decides if it is there.
  let isConditional: Bool

  /// What it is declared to be.
  let type: DeclaredType

  /// The views it returns; `nil` for a stored property.
  let term: ViewTerm?

}

extension MemberDeclaration {
  /// The parameters that take closures.
  var closures: [Parameter] { (parameters ?? []).filter(\.takesClosure) }

  /// Whether a call can mean it, by its labels: what requires a label that the call lacks is another declaration.
  func accepts(_ call: ViewCall) -> Bool {
    if let parameters { return parameters.accept(call) }
    // A property that is computed is called only if it is a closure.
    if call.labels == nil || term == nil { return true }
    return if case .closure = type { true } else { false }
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
    (owner + [isFunction && parameters != nil && name != "body" ? name + "(…)" : name]).joined(separator: ".")
  }
}
