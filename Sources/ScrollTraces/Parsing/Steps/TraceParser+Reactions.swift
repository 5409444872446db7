import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `on`.
  mutating func reaction(at location: SourcePoint) throws(TraceError) -> Step {
    guard reactionCount < 1_000 else {
      throw failure(at: location, "the \(subject) has more than 1_000 reactions; leave some out")
    }
    reactionCount += 1
    let trigger = try trigger()
    let isOnce = take(word: "once")
    cursor.skipSpace()
    guard open("{", .braces) else { throw missing("'{' and the steps of the reaction") }
    return .on(Reaction(on: trigger, once: isOnce, steps: try reactionSteps()))
  }

  private mutating func trigger() throws(TraceError) -> Reaction.Trigger {
    let location = place()
    switch try word("what to wait for: \(Self.choice(Vocabulary.triggers.built))") {
    case "appear": return .appear(try rowID())
    case "visible": return .visible(try rowID(), share: try number(.visibleShare))
    case "offset":
      let comparison = try comparison()
      return .offset(comparison, try length(.offset))
    case "end": return .endWithin(try nearness(of: "end"))
    case "start": return .startWithin(try nearness(of: "start"))
    case let word: throw unknown("trigger", word, at: location, among: Vocabulary.triggers)
    }
  }

  private mutating func nearness(of end: String) throws(TraceError) -> Length {
    guard take(word: "within") else { throw missing("'within' and a distance, such as on \(end) within 300") }
    return try length(.nearness)
  }

  /// Reads the steps up to the brace that closes the reaction.
  private mutating func reactionSteps() throws(TraceError) -> [LocatedStep] {
    let start = openings.last?.location ?? cursor.location
    var steps: [LocatedStep] = []
    while nextStatement() {
      if close("}") {
        guard !steps.isEmpty else {
          throw failure(at: start, "the reaction does nothing; write a step, such as { insert 20 at end }")
        }
        return steps
      }
      let location = cursor.location
      guard steps.count < 1_000 else {
        throw failure(at: location, "the reaction has more than 1_000 steps; leave some out")
      }
      try refuseInReaction(cursor.word, at: location)
      let step = try step(at: location)
      if case .idleUntilRest = step {
        throw failure(
          at: location,
          "'idle until rest' would wait for the reaction itself; write a time, such as idle 200ms")
      }
      steps.append(LocatedStep(step, at: location))
      try endStatement()
    }
    throw missing("'}'")
  }

  private func refuseInReaction(_ word: String, at location: SourcePoint) throws(TraceError) {
    switch word {
    case "expect", "mark", "observe":
      throw failure(
        at: location,
        "'\(word)' inside a reaction would come at no known time, or never; write it outside the braces")
    case "on":
      throw failure(
        at: location, "a reaction inside a reaction is not modelled yet; write 'on' outside the braces")
    default: return
    }
  }
}
