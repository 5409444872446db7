import Findings

/// Something doubtful about a list that counts only where the list is lazy, or loses what its rows keep.
struct ListHazard: Sendable {
  var finding: Finding
  var weight: Weight

  /// What mends it where the elements have ids; `nil` if nobody can promise that.
  var edit: SourceEdit?

  /// What decides how bad it is.
  enum Weight: Sendable {
    /// As bad as it says in a lazy container, nothing elsewhere.
    case lazy

    /// An id that belongs to a place or a value.
    case identity(Edits)
  }

  /// What the source shows of a collection and of what its rows keep.
  struct Edits: Hashable, Sendable {
    /// Whether elements are inserted, removed or moved before others.
    var isEdited: Bool

    /// Whether rows keep something by their ids: text that is typed, what is opened.
    var keepsState: Bool

    /// Whether rows move by their ids: animations, drags.
    var moves: Bool

    /// The type of the elements, if it is written down.
    var elementType: String?
  }
}

extension ListHazard {
  /// The finding, weighed; `nil` if there is nothing to say.
  ///
  /// Chosen: an id that belongs to a place is harmless until the collection is edited and rows keep something by it.
  /// It is a warning where the source shows both, a note in other lazy lists, and nothing elsewhere.
  ///
  /// - Parameter rowKeepsState: Whether the types of the rows keep state.
  func finding(isLazy: Bool, rowKeepsState: Bool, isIdentifiable: Bool) -> Finding? {
    switch weight {
    case .lazy: return isLazy ? finding : nil
    case .identity(let edits):
      // A value changes by the hands of its own row only.
      let isPosition = finding.rule == LintRule.indexAsID.rawValue
      let isHarmful = edits.isEdited && (edits.keepsState || edits.moves || rowKeepsState && isPosition)
      guard isLazy || isHarmful else { return nil }
      var finding = finding
      finding.severity = isHarmful ? .warning : .note
      if finding.rule == LintRule.indexAsID.rawValue, !isIdentifiable { finding.fix = LintFix.ownIDs.text }
      return finding
    }
  }
}
