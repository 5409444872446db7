import Findings

/// A `ForEach`, or a `List` made of data, in the source.
struct ListSite: Sendable {
  /// `ForEach`, `List` or `OutlineGroup`.
  let name: String
  let place: SourcePlace
  let scope: SourceScope

  /// What the list is in; a `List` is in itself.
  let surrounding: Surrounding

  /// What one element is.
  let row: ViewTerm

  /// The bytes of the closure that makes a row, without its braces and parameters; `nil` if there is none.
  let rowRange: Range<Int>?

  /// The data.
  let data: ListData

  /// What is doubtful about it, whatever its rows are.
  let hazards: [ListHazard]
}

extension ListSite {
  /// The type of its elements, if the source says it nearby.
  var elementType: String? {
    hazards.lazy.compactMap { hazard in
      if case .identity(let edits) = hazard.weight { edits.elementType } else { nil }
    }.first
  }
}

/// The data of a list, as far as the source tells.
struct ListData: Sendable {
  /// The expression as it is written, shortened.
  let text: String

  /// Whether there are few elements, which never change: literals, and the cases of a type.
  let isFixed: Bool
}
