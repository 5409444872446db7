/// What stands around a view in the source, from the inside out.
struct Surrounding: Hashable, Sendable {
  /// The calls that it is given to, nearest first.
  var frames: [Frame] = []
  var end: End

  /// A call that takes the view in a closure.
  struct Frame: Hashable, Sendable {
    let name: String

    /// Whether its module stands in front, so that it is not the project's.
    var isApples = false

    /// Whether it is called on another view, so that it is a modifier.
    let isModifier: Bool

    /// The label of the closure; `nil` for the one behind the parentheses.
    let label: String?

    /// The argument for `spacing` as it is written.
    var spacing: String?

    /// The argument for `alignment` as it is written.
    var alignment: String?
    let scope: SourceScope
  }

  enum End: Hashable, Sendable {
    /// A declaration of which the view is a root: what uses the declaration decides.
    case root(Declaration)

    /// A macro, a preview, or something that only a compiler understands.
    case unknown
  }

  /// A declaration by its owner and name.
  struct Declaration: Hashable, Sendable {
    let module: String
    let owner: [String]
    let name: String
  }
}

/// That a view is used, and where: a list at the root of its body is lazy if the place is.
struct ViewUse: Sendable {
  let name: String
  let scope: SourceScope
  let surrounding: Surrounding
}

extension ViewUse {
  /// Whether the name can mean a declaration: it stands within the type that the declaration belongs to.
  func mayMean(_ declaration: Surrounding.Declaration) -> Bool {
    let owner = declaration.name == "body" ? Array(declaration.owner.dropLast()) : declaration.owner
    return scope.types.starts(with: owner)
  }
}
