package import LazyStacks

extension TraceError {
  /// Why a step that reads well cannot be performed.
  package enum ReplayMistake: Hashable, Sendable {
    /// A row to follow that is not there, or resolves to no subview.
    case noRowToFollow(RowID, ResolvedContent.Lookup)

    /// Something moves or loads on and on.
    case noRest(frameLimit: Int)

    /// An expectation that names a rule that there is not.
    case unknownRule(String, nearMiss: String?)

    /// What the stack cannot be asked to do.
    case refused(StackError)

    /// More content than lengths can say.
    case contentTooLong

    /// Frames that reach `buildLimit` again and again.
    case buildLimitAgain(elementLimit: Int)
  }
}

extension TraceError.ReplayMistake: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noRowToFollow(let id, let lookup):
      lookup.explanation(of: id) ?? "\(id.traceText) resolves to no subview; follow another row"
    case .noRest(let limit): "nothing came to rest within \(limit) frames; write idle and a time"
    case .unknownRule(let name, let near):
      "unknown rule '\(name)'; " + (near.map { "did you mean '\($0)'?" } ?? "'lazystack rules' lists all")
    case .refused(let error): error.description
    case .contentTooLong:
      "the content grew longer than 2_199_023_255_552 points; write fewer or shorter rows"
    case .buildLimitAgain(let limit):
      "frame after frame reaches buildLimit, over \(limit) elements in total; "
        + "write fewer elements, or steps that need fewer of them"
    }
  }
}
