/// What changes about the content between two frames.
enum ContentChange {
  case environment(ContentEnvironment)
  case edit(AppliedEdits)
  case state(element: ElementIndex, flag: String, value: Bool)
}

/// Edits that were applied to a copy of the content, which the frame takes over.
struct AppliedEdits: Sendable {
  /// The content with the edits.
  let content: ResolvedContent

  /// What they came to.
  let outcome: EditOutcome

  /// Applies edits to a copy of the content.
  ///
  /// - Throws: ``IndexedEditError``, with the first edit that cannot be applied.
  init(_ edits: [DataEdit], to content: ResolvedContent) throws(IndexedEditError) {
    var changed = content
    outcome = try changed.apply(edits)
    self.content = changed
  }
}

extension ContentChange {
  /// Whether elements come, go or move, so that something must be chosen to stay in place.
  var isDataEdit: Bool {
    if case .edit(let edits) = self { edits.outcome.changesData } else { false }
  }
}

extension ResolvedContent {
  /// Takes over a change.
  ///
  /// - Parameter loaded: The elements that have loaded since edits were applied.
  mutating func take(_ change: ContentChange, loaded: [ElementKey]) -> EditOutcome {
    switch change {
    case .environment(let environment): self.change(to: environment)
    case .state(let element, let flag, let value): set(flag, ofElement: element, to: value)
    case .edit(let edits):
      self = edits.content
      for key in loaded {
        if let element = element(with: key) { load(element: element) }
      }
      return edits.outcome
    }
    return EditOutcome(splices: nil)
  }
}
