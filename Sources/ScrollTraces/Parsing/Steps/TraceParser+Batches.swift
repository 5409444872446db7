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
          throw failure(
            at: location, "nothing stands between begin and commit; write an edit, or leave both out")
        }
        return .batch(edits)
      }
      guard edits.count < 10_000 else {
        throw failure(at: location, "more than 10_000 edits stand between begin and commit; split them")
      }
      guard let edit = try edit() else { throw noEdit(at: location, begin: begin) }
      edits.append(LocatedEdit(edit, at: location))
      try endStatement()
    }
    let what = cursor.isAtEnd ? "the \(subject) ends inside the" : "found '}' in the"
    throw failure(
      at: cursor.location, "\(what) batch begun at \(begin); write 'commit' after its edits")
  }

  private func noEdit(at location: SourcePoint, begin: SourcePoint) -> TraceError {
    let word = cursor.word
    guard !word.isEmpty else { return missing("an edit, such as remove \"m3\", or 'commit'") }
    if (Vocabulary.steps.built + Vocabulary.settings).contains(word) {
      return failure(
        at: location,
        "found '\(word)' after the 'begin' at \(begin), where only edits may stand; write 'commit' before it")
    }
    let words = Vocabulary.Words(built: Vocabulary.edits.built + ["commit"], notYet: Vocabulary.edits.notYet)
    return unknown("edit", word, at: location, among: words)
  }

  /// The error for a `commit` that ends nothing.
  func strayCommit(at location: SourcePoint) -> TraceError {
    failure(at: location, "found 'commit' without its 'begin'; write 'begin' before the first edit")
  }
}
