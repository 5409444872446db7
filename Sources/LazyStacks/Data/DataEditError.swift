/// Why data cannot be changed as asked.
public struct DataEditError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }
}

extension DataEditError {
  /// What can be wrong with an edit.
  public enum Reason: Hashable, Sendable {
    /// The stack has no `ForEach`.
    case noData

    /// Several `ForEach`, and none is named.
    case ambiguousList(word: String, names: [String])

    /// No `ForEach` has the name.
    case unknownList(String, nearMiss: String?)

    /// Two `ForEach` have the name.
    case sharedName(String)

    /// A `ForEach` inside elements, and no element is named.
    case elementNeeded(list: String, word: String)

    /// An element that does not hold the `ForEach`.
    case noListInElement(list: String, RowID)

    /// The height of an element with several rows.
    case severalRows(RowID)

    /// The height of an element that is several subviews.
    case severalSubviews(RowID, Int)

    /// A place beyond the data's end.
    case placeBeyondEnd(Int, count: Int, isInsertion: Bool)

    /// No element has the identity.
    case unknownID(RowID, nearMiss: RowID?)

    /// The `ForEach` cannot make up identities.
    case idsNeeded

    /// Elements have no identities of their own.
    case idsImpossible

    /// Two prefixes that can give the same text.
    case prefixesOverlap(String, String)

    /// Fewer elements than none.
    case invalidCount(Int)

    /// Another number of identities than of elements.
    case idsMismatch(Int, count: Int)

    /// A height that a row cannot have.
    case invalidHeight(Length)

    /// More elements than ``ForEach/Elements/maximumCount``.
    case tooMany
  }
}

extension DataEditError.Reason: CustomStringConvertible {
  /// What was found and what to write instead.
  public var description: String {
    switch self {
    case .noData: "the stack has no ForEach; write one into the content"
    case .ambiguousList(let word, let names):
      names.isEmpty
        ? "the stack has several ForEach; give this one a name: ForEach(..., name: \"feed\")"
        : "the stack has several ForEach; write \(word) and a name: "
          + names.map { RowID.text($0).quoted }.joined(separator: ", ")
    case .unknownList(let name, let near):
      "no ForEach has the name '\(name)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "give it one: ForEach(..., name: \"\(name)\")")
    case .sharedName(let name): "several ForEach have the name '\(name)'; give each its own"
    case .elementNeeded(let list, let word):
      "the ForEach '\(list)' is inside elements; write \(word) \"\(list)\" of and the element's id"
    case .noListInElement(let list, let id):
      "there is no ForEach '\(list)' in \(id.quoted); write the id of an element that holds it"
    case .severalRows(let id):
      "\(id.quoted) holds a ForEach; resize one of the rows in it, by its own id"
    case .severalSubviews(let id, let count):
      "\(id.quoted) is \(count) subviews, and a height is that of one; put them into a container, VStack(spacing: 0) "
        + "{ ... }, or give the view to resize an element of its own, so that it has an id"
    case .placeBeyondEnd(let place, let count, true) where place < 0:
      "place \(place) is before the first element; write 0 to \(count), or end"
    case .placeBeyondEnd(let place, let count, let isInsertion):
      isInsertion
        ? "place \(place) is beyond the \(count) elements; write 0 to \(count), or end"
        : count == 0
          ? "there is no element at place \(place), nor any other"
          : "there is no element at place \(place); write 0 to \(count - 1)"
    case .unknownID(let id, let near):
      "no element has the id \(id.quoted)" + (near.map { "; did you mean \($0.quoted)?" } ?? "")
    case .idsNeeded: "the ids of this ForEach are a list; write ids: ids [\"a\", \"b\"]"
    case .idsImpossible: "the elements of this ForEach have no ids of their own; leave the ids out"
    case .prefixesOverlap(let new, let old):
      "the ids of the prefix '\(new)' could repeat those of '\(old)'; write another prefix"
    case .invalidCount(let count): "\(count) elements cannot come in; insert 0 or more"
    case .idsMismatch(let ids, let count): "\(ids) ids for \(count) elements; list one for each"
    case .invalidHeight(let height): "no row is \(height) points high; write 0 to 1000000 points"
    case .tooMany:
      "the ForEach would have more than \(ForEach.Elements.maximumCount) elements; insert fewer"
    }
  }
}

extension RowID {
  /// The identity as a trace writes it.
  fileprivate var quoted: String {
    if case .number(let number) = self { return String(number) }
    return "\"\(self)\""
  }
}
