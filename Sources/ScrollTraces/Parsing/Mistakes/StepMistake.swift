package import Findings

extension TraceError {
  /// What can be wrong with the steps of a trace.
  package enum StepMistake: Hashable, Sendable {
    case tooManySteps(in: Subject)
    case tooManyMarks(in: Subject)
    case tooManyReactions(in: Subject)
    case tooManyReactionSteps
    case tooManyEdits

    /// A second mark of one name.
    case repeatedMark(String, at: SourcePoint)

    /// `begin` and `commit` with nothing between them.
    case emptyBatch

    /// A batch that the text's end, or a brace, cuts off.
    case openBatch(begin: SourcePoint, endOf: Subject?)

    /// Another step or a setting in a batch.
    case noEditInBatch(String, begin: SourcePoint)

    /// A `commit` that ends nothing.
    case strayCommit

    /// More or fewer ids than elements are inserted.
    case idCount(Int, elements: Int)

    /// Both a prefix and a list of new ids; where the other one stands.
    case twoKindsOfIDs(other: SourcePoint)

    case emptyObservation
    case emptyReaction

    /// `idle until rest` inside a reaction.
    case restInReaction

    /// A step that takes no time inside a reaction.
    case timelessInReaction(String)

    /// A reaction inside a reaction.
    case nestedReaction

    /// `since` after a value of the moment.
    case sinceOfLevel(Metric)

    /// `since` after what only the end shows.
    case sinceOfFinal(Metric)
  }
}

extension TraceError.StepMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooManySteps(let subject): "the \(subject.rawValue) has more than 2_000_000 steps; split it"
    case .tooManyMarks(let subject): "the \(subject.rawValue) has more than 10_000 marks; leave some out"
    case .tooManyReactions(let subject):
      "the \(subject.rawValue) has more than 1_000 reactions; leave some out"
    case .tooManyReactionSteps: "the reaction has more than 1_000 steps; leave some out"
    case .tooManyEdits: "more than 10_000 edits stand between begin and commit; split them"
    case .repeatedMark(let name, let before):
      "the mark '\(TraceError.shortened(name))' is already set at \(before); write another name"
    case .emptyBatch: "nothing stands between begin and commit; write an edit, or leave both out"
    case .openBatch(let begin, let subject):
      (subject.map { "the \($0.rawValue) ends inside the" } ?? "found '}' in the")
        + " batch begun at \(begin); write 'commit' after its edits"
    case .noEditInBatch(let word, let begin):
      "found '\(word)' after the 'begin' at \(begin), where only edits may stand; write 'commit' before it"
    case .strayCommit: "found 'commit' without its 'begin'; write 'begin' before the first edit"
    case .idCount(let ids, let elements):
      "insert \(NumberText.grouped(Double(elements))) has \(NumberText.grouped(Double(ids))) "
        + "\(ids == 1 ? "id" : "ids"); write one for each element"
    case .twoKindsOfIDs(let other):
      "'id' numbers new ids and 'ids' at \(other) lists them; leave one of them out"
    case .emptyObservation:
      "observe says nothing; write 'offset', 'content' or 'first', such as offset 300"
    case .emptyReaction: "the reaction does nothing; write a step, such as { insert 20 at end }"
    case .restInReaction:
      "'idle until rest' would wait for the reaction itself; write a time, such as idle 200ms"
    case .timelessInReaction(let word):
      "'\(word)' inside a reaction would come at no known time, or never; write it outside the braces"
    case .nestedReaction:
      "a reaction inside a reaction is not modelled yet; write 'on' outside the braces"
    case .sinceOfLevel(let metric):
      "'\(metric.rawValue)' is a value of the moment; leave out 'since', which goes with counters"
    case .sinceOfFinal(let metric): "'\(metric.rawValue)' is known only at the end; leave out 'since'"
    }
  }
}
