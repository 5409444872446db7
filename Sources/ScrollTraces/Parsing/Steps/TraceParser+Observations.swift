import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `observe`, in any order.
  mutating func observation(at start: SourcePoint) throws(TraceError) -> Trace.Observation {
    var observation = Trace.Observation()
    var given: [String: SourcePoint] = [:]
    while try observed(into: &observation, &given) {}
    guard given.keys.contains(where: { $0 != "at" }) else {
      if cursor.isAtLineEnd || !given.isEmpty {
        throw failure(at: start, .step(.emptyObservation))
      }
      throw missing(.step(.observation))
    }
    return observation
  }

  /// Reads one clause; `false` if none follows.
  private mutating func observed(
    into observation: inout Trace.Observation, _ given: inout [String: SourcePoint]
  ) throws(TraceError) -> Bool {
    let location = place()
    let name = cursor.word
    guard ["at", "offset", "content", "first"].contains(name) else { return false }
    if let before = given.updateValue(location, forKey: name) {
      throw alreadySet(name, at: location, before: before)
    }
    _ = cursor.takeWord()
    switch name {
    case "at": observation.time = try duration()
    case "offset": observation.offset = try length(.offset)
    case "content": observation.content = try length(.content)
    default:
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
