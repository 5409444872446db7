import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `insert`: how many, where, and options in any order.
  mutating func insertion() throws(TraceError) -> Insertion {
    let count = try whole(.newElements)
    guard take(word: "at") else { throw missing(.step(.atPlace)) }
    var insertion = Insertion(count, at: try dataPlace())
    var given: [String: SourcePoint] = [:]
    while try insertionOption(into: &insertion, &given) {}
    if case .listed(let ids) = insertion.ids, ids.count != count, let location = given["ids"] {
      throw failure(at: location, .step(.idCount(ids.count, elements: count)))
    }
    return insertion
  }

  /// Reads one option; `false` if none follows.
  private mutating func insertionOption(
    into insertion: inout Insertion, _ given: inout [String: SourcePoint]
  ) throws(TraceError) -> Bool {
    let location = place()
    let name = cursor.word
    guard ["into", "ids", "id", "heights"].contains(name) else { return false }
    if let before = given.updateValue(location, forKey: name) {
      throw alreadySet(name, at: location, before: before)
    }
    if name.hasPrefix("id"), let before = given[name == "id" ? "ids" : "id"] {
      throw failure(at: location, .step(.twoKindsOfIDs(listedAt: before)))
    }
    _ = cursor.takeWord()
    switch name {
    case "into": insertion.list = try listName()
    case "ids": insertion.ids = .listed(try idList())
    case "id": insertion.ids = .prefix(try string(.step(.prefix)))
    default:
      insertion.heights = try list(.numbers(.height)) { (parser: inout TraceParser) throws(TraceError) in
        try parser.length(.height)
      }
    }
    return true
  }
}
