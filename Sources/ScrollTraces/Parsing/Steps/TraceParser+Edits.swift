internal import LazyStacks

/// The words that begin an edit, which may stand alone or between `begin` and `commit`.
enum EditWord: String, CaseIterable {
  case insert, remove, move, replace, resize
}

extension TraceParser {
  /// Reads a change of the data, its word included.
  mutating func edit(_ word: EditWord) throws(TraceError) -> DataEdit {
    cursor.advance(by: word.rawValue.utf8.count)
    switch word {
    case .insert: return .insert(try insertion())
    case .remove: return try removal()
    case .move: return try move()
    case .replace: return try replacement()
    case .resize: return try resizing()
    }
  }

  private mutating func removal() throws(TraceError) -> DataEdit {
    let removal: Removal
    if take(word: "all") {
      removal = .all
    } else if isAtPlaces() {
      removal = .places(try places())
    } else {
      try wantID(.removal)
      removal = .ids(try idOrIDs())
    }
    return .remove(removal, from: take(word: "from") ? try listName() : nil)
  }

  private mutating func move() throws(TraceError) -> DataEdit {
    let id = try rowID()
    guard take(word: "to") else { throw missing(.step(.toPlace)) }
    return .move(id, to: try dataPlace())
  }

  private mutating func replacement() throws(TraceError) -> DataEdit {
    try wantID(.newData)
    let ids = try idOrIDs(mayBeEmpty: true)
    return .replace(ids, in: take(word: "in") ? try listName() : nil)
  }

  private mutating func resizing() throws(TraceError) -> DataEdit {
    let rows: ResizedRows
    if take(word: "all") {
      rows = .all
    } else {
      try wantID(.resizedRows)
      rows = .ids(try idOrIDs())
    }
    guard take(word: "to") else { throw missing(.step(.toHeight)) }
    return .resize(rows, to: try length(.height))
  }
}

extension TraceParser {
  /// Says what was wanted unless an id stands here, or a list of them.
  private mutating func wantID(_ wanted: TraceError.Wanted.Step) throws(TraceError) {
    skip()
    guard cursor.peek == UInt8(ascii: "[") || cursor.isAtNumber || cursor.peek == UInt8(ascii: "\"") else {
      throw missing(.step(wanted))
    }
  }

  /// The name of a `ForEach`.
  mutating func listName() throws(TraceError) -> ListName {
    let name = try string(.step(.listName))
    return ListName(name, of: take(word: "of") ? try rowID() : nil)
  }

  /// Reads a place from 0, or `end`.
  mutating func dataPlace() throws(TraceError) -> DataPlace {
    if take(word: "end") { return .end }
    guard cursor.isAtNumber else { throw missing(.step(.place)) }
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
    guard take(symbol: "...") else { throw missing(.closedRange) }
    let upper = try numberToken(.dataPlace)
    guard lower.value <= upper.value else {
      throw failure(at: lower.location, .list(.backwards(text(of: lower), text(of: upper))))
    }
    return Int(lower.value)...Int(upper.value)
  }
}
