internal import LazyStacks

extension TraceParser {
  /// Reads a change of the data; `nil` if no word of one stands here.
  mutating func edit() throws(TraceError) -> DataEdit? {
    if cursor.take(word: "insert") { return .insert(try insertion()) }
    if cursor.take(word: "remove") { return try removal() }
    if cursor.take(word: "move") { return try move() }
    if cursor.take(word: "replace") { return try replacement() }
    if cursor.take(word: "resize") { return try resizing() }
    return nil
  }

  private mutating func removal() throws(TraceError) -> DataEdit {
    let removal: Removal
    if take(word: "all") {
      removal = .all
    } else if isAtPlaces() {
      removal = .places(try places())
    } else {
      try wantID("an id such as \"m3\" or 12, a list of ids, places such as 3...7, or 'all'")
      removal = .ids(try idOrIDs())
    }
    return .remove(removal, from: take(word: "from") ? try listName() : nil)
  }

  private mutating func move() throws(TraceError) -> DataEdit {
    let id = try rowID()
    guard take(word: "to") else { throw missing("'to' and a place, such as to 0 or to end") }
    return .move(id, to: try dataPlace())
  }

  private mutating func replacement() throws(TraceError) -> DataEdit {
    try wantID("the ids of the new data, such as [\"a\", \"b\"]")
    let ids = try idOrIDs(mayBeEmpty: true)
    return .replace(ids, in: take(word: "in") ? try listName() : nil)
  }

  private mutating func resizing() throws(TraceError) -> DataEdit {
    let rows: ResizedRows
    if take(word: "all") {
      rows = .all
    } else {
      try wantID("an id such as \"m12\" or 12, a list of ids, or 'all'")
      rows = .ids(try idOrIDs())
    }
    guard take(word: "to") else { throw missing("'to' and a height, such as to 300") }
    return .resize(rows, to: try length(.height))
  }
}

extension TraceParser {
  /// Says what was wanted unless an id stands here, or a list of them.
  private mutating func wantID(_ wanted: String) throws(TraceError) {
    skip()
    guard cursor.peek == UInt8(ascii: "[") || cursor.isAtNumber || cursor.peek == UInt8(ascii: "\"") else {
      throw missing(wanted)
    }
  }

  /// The name of a `ForEach`.
  mutating func listName() throws(TraceError) -> ListName {
    let name = try string("the name of a ForEach in quotes, such as \"feed\"")
    return ListName(name, of: take(word: "of") ? try rowID() : nil)
  }

  /// Reads a place from 0, or `end`.
  mutating func dataPlace() throws(TraceError) -> DataPlace {
    if take(word: "end") { return .end }
    guard cursor.isAtNumber else { throw missing("a place such as 0, or 'end'") }
    return .index(try whole(.dataPlace))
  }

  /// Whether `3...7` stands here, rather than an id.
  private mutating func isAtPlaces() -> Bool {
    skip()
    guard cursor.isAtNumber else { return false }
    var ahead = cursor
    _ = ahead.take(symbol: "-")
    _ = ahead.takeRun { $0.isWordTail }
    ahead.skipBlanks()
    return ahead.starts(with: "..")
  }

  private mutating func places() throws(TraceError) -> ClosedRange<Int> {
    let lower = try numberToken(.dataPlace)
    guard take(symbol: "...") else { throw missing("'...' for a range that holds both its ends") }
    let upper = try numberToken(.dataPlace)
    guard lower.value <= upper.value else {
      let (first, last) = (text(of: lower), text(of: upper))
      throw failure(
        at: lower.location, "the range \(first)...\(last) runs backwards; write \(last)...\(first)")
    }
    return Int(lower.value)...Int(upper.value)
  }
}
