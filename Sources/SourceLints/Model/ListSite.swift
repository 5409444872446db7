import Findings

/// A `ForEach`, or a `List` made of data, in the source.
struct ListSite: Sendable {
  /// `ForEach`, `List` or `OutlineGroup`.
  let name: String
  let place: SourcePlace
  let scope: SourceScope
  let container: Container

  /// What one element is.
  let row: ViewTerm

  /// The data as it is written, shortened; for the sketch of a row.
  let data: String

  /// What the list is in.
  enum Container: Hashable, Sendable {
    /// A view around it in the same expression.
    case view(String)

    /// Nothing in its own declaration: what uses the declaration decides.
    case root(Declaration)

    /// Something local, or a macro.
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
  let container: ListSite.Container
}

extension ViewUse {
  /// Whether the name can mean a declaration: it stands within the type that the declaration belongs to.
  func mayMean(_ declaration: ListSite.Declaration) -> Bool {
    let owner = declaration.name == "body" ? Array(declaration.owner.dropLast()) : declaration.owner
    return scope.types.starts(with: owner)
  }
}
