/// What a stack cannot be asked to do.
public enum StackError: Error, Hashable, Sendable {
  /// An edit of the data that cannot be applied.
  case edit(IndexedEditError)
}

extension StackError: CustomStringConvertible {
  /// What was found and what to ask instead.
  public var description: String {
    switch self {
    case .edit(let error): error.reason.description
    }
  }

  /// Which of several edits is wrong; `nil` if something else is.
  package var editIndex: Int? {
    switch self {
    case .edit(let error): error.index
    }
  }
}
