import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `expect`.
  mutating func expectation() throws(TraceError) -> TraceExpectation {
    let location = place()
    let name = try word(.step(.expectation))
    if let row = PlacedRow(rawValue: name) {
      let id = try rowID()
      let distance = try distanceAt()
      return .place(row, id, at: distance, within: try tolerance())
    }
    if let metric = Metric(rawValue: name) {
      guard metric == .visible, isAtRows() else { return try expectation(of: metric) }
      let rows = try rows(.lastRow)
      return .visible(rows.first, rows.last)
    }
    guard let word = ExpectationWord(rawValue: name) else {
      throw unknown(.metric, name, at: location, among: Vocabulary.expectations)
    }
    switch word {
    case .no:
      guard take(word: "diagnosis") else { throw missing(.step(.diagnosis)) }
      skip()
      return .diagnosis(rule: cursor.isAtWord ? try rule() : nil, expected: false)
    case .diagnosis:
      return .diagnosis(rule: try rule(), expected: true)
    case .targets:
      if take(word: "none") { return .targets(nil) }
      guard isAtRows() else { throw missing(.step(.targets)) }
      return .targets(try rows(.lastTarget))
    case .phase:
      return .phase(try keyword(.phase, among: Vocabulary.phases))
    }
  }

  private mutating func isAtRows() -> Bool {
    skip()
    return cursor.peek == UInt8(ascii: "\"") || cursor.isAtNumber
  }

  private mutating func rows(_ last: TraceError.Wanted.Step) throws(TraceError) -> ClosedRows {
    let first = try rowID()
    guard take(symbol: "...") else { throw missing(.step(last)) }
    return ClosedRows(first, try rowID())
  }

  private mutating func expectation(of metric: Metric) throws(TraceError) -> TraceExpectation {
    let comparison = try comparison()
    let value = try number(.expected)
    let within = try tolerance()
    let location = place()
    guard cursor.take(word: "since") else {
      return .metric(metric, comparison, value, within: within, since: nil)
    }
    switch metric.nature {
    case .level:
      throw failure(at: location, .step(.sinceOfLevel(metric)))
    case .final:
      throw failure(at: location, .step(.sinceOfFinal(metric)))
    case .counter, .largest:
      return .metric(metric, comparison, value, within: within, since: try markName())
    }
  }

  private mutating func tolerance() throws(TraceError) -> Double? {
    take(word: "within") ? try number(.tolerance) : nil
  }

  private mutating func markName() throws(TraceError) -> String {
    let location = place()
    let name = try string(.step(.earlierMark))
    guard marks[name] == nil else { return name }
    let earlier = marks.sorted { $0.value < $1.value }.map(\.key)
    let near = NearMiss.nearest(to: name, among: earlier)
    throw failure(at: location, .unknown(.mark(name, nearMiss: near)))
  }

  private mutating func rule() throws(TraceError) -> String {
    let location = place()
    guard cursor.isAtWord else { throw missing(.step(.rule)) }
    let name = cursor.takeRun { $0.isWordTail || $0 == UInt8(ascii: "-") }
    if let rules, !rules.contains(name) {
      throw unknown(.rule, name, at: location, among: Vocabulary.Words(built: rules))
    }
    return name
  }
}

/// What `expect` may speak of besides metrics and rows.
enum ExpectationWord: String, CaseIterable {
  case targets, phase, diagnosis, no
}
