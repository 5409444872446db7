import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads the edits after `begin`, and `commit`.
  mutating func batch(at begin: SourcePoint) throws(TraceError) -> Step {
    var edits: [LocatedEdit] = []
    try endStatement()
    while nextStatement(), cursor.peek != UInt8(ascii: "}") {
      let location = cursor.location
      if cursor.take(word: "commit") {
        guard !edits.isEmpty else {
          throw failure(at: location, .step(.emptyBatch))
        }
        return .batch(edits)
      }
      guard edits.count < 10_000 else {
        throw failure(at: location, .step(.tooManyEdits))
      }
      guard let word = EditWord(rawValue: cursor.word) else { throw noEdit(at: location, begin: begin) }
      edits.append(LocatedEdit(try edit(word), at: location))
      try endStatement()
    }
    throw failure(
      at: cursor.location, .step(.openBatch(begin: begin, endOf: cursor.isAtEnd ? subject : nil)))
  }

  private func noEdit(at location: SourcePoint, begin: SourcePoint) -> TraceError {
    let word = cursor.word
    guard !word.isEmpty else { return missing(.step(.edit)) }
    if (Vocabulary.steps.built + Vocabulary.settings).contains(word) {
      return failure(at: location, .step(.noEditInBatch(word, begin: begin)))
    }
    let words = Vocabulary.Words(built: Vocabulary.edits.built + ["commit"], notYet: Vocabulary.edits.notYet)
    return unknown(.edit, word, at: location, among: words)
  }

  /// The error for a `commit` that ends nothing.
  func strayCommit(at location: SourcePoint) -> TraceError {
    failure(at: location, .step(.strayCommit))
  }
}
