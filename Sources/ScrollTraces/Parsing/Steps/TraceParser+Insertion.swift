import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `insert`: how many, where, and options in any order.
  mutating func insertion() throws(TraceError) -> Insertion {
    let count = try whole(.newElements)
    guard take(word: "at") else { throw missing(.step(.atPlace)) }
    var insertion = Insertion(count, at: try dataPlace())
    var given: [InsertionWord: SourcePoint] = [:]
    while try insertionOption(into: &insertion, &given) {}
    if case .listed(let ids) = insertion.ids, ids.count != count, let location = given[.ids] {
      throw failure(at: location, .step(.idCount(ids.count, elements: count)))
    }
    return insertion
  }

  /// Reads one option; `false` if none follows.
  private mutating func insertionOption(
    into insertion: inout Insertion, _ given: inout [InsertionWord: SourcePoint]
  ) throws(TraceError) -> Bool {
    let location = place()
    guard let word = try optionWord(notAmong: &given) else { return false }
    switch word {
    case .into: insertion.list = try listName()
    case .ids:
      try refuse(given[.id], at: location)
      insertion.ids = .listed(try idList())
    case .id:
      try refuse(given[.ids], at: location)
      insertion.ids = .prefix(try string(.step(.prefix)))
    case .heights:
      insertion.heights = try list(.numbers(.height)) { (parser: inout TraceParser) throws(TraceError) in
        try parser.length(.height)
      }
    }
    return true
  }

  /// New ids are numbered or listed, not both.
  private func refuse(_ other: SourcePoint?, at location: SourcePoint) throws(TraceError) {
    if let other { throw failure(at: location, .step(.twoKindsOfIDs(other: other))) }
  }
}

private enum InsertionWord: String {
  case into, ids, id, heights
}
