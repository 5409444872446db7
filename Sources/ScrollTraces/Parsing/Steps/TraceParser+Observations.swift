import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `observe`, in any order.
  mutating func observation(at start: SourcePoint) throws(TraceError) -> Trace.Observation {
    var observation = Trace.Observation()
    var given: [ObservationWord: SourcePoint] = [:]
    while try observed(into: &observation, &given) {}
    guard given.keys.contains(where: { $0 != .at }) else {
      if cursor.isAtLineEnd || !given.isEmpty {
        throw failure(at: start, .step(.emptyObservation))
      }
      throw missing(.step(.observation))
    }
    return observation
  }

  /// Reads one clause; `false` if none follows.
  private mutating func observed(
    into observation: inout Trace.Observation, _ given: inout [ObservationWord: SourcePoint]
  ) throws(TraceError) -> Bool {
    guard let word = try optionWord(notAmong: &given) else { return false }
    switch word {
    case .at: observation.time = try duration()
    case .offset: observation.offset = try length(.offset)
    case .content: observation.content = try length(.content)
    case .first:
      observation.first = try rowID()
      observation.firstDistance = try distanceAt()
    }
    return true
  }

  /// Reads `at -12`.
  mutating func distanceAt() throws(TraceError) -> Length {
    guard take(word: "at") else { throw missing(.step(.atDistance)) }
    return try length(.distance)
  }
}

private enum ObservationWord: String {
  case at, offset, content, first
}
