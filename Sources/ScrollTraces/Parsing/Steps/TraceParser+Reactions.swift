import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads what follows `on`.
  mutating func reaction(at location: SourcePoint) throws(TraceError) -> Step {
    guard reactionCount < 1_000 else {
      throw failure(at: location, .step(.tooManyReactions(in: subject)))
    }
    reactionCount += 1
    let trigger = try trigger()
    let isOnce = take(word: "once")
    cursor.skipSpace()
    guard open("{", .braces) else { throw missing(.step(.reactionSteps)) }
    return .on(Reaction(on: trigger, once: isOnce, steps: try reactionSteps()))
  }

  private mutating func trigger() throws(TraceError) -> Reaction.Trigger {
    let location = place()
    let name = try word(.trigger(Vocabulary.triggers.built))
    guard let word = TriggerWord(rawValue: name) else {
      throw unknown(.trigger, name, at: location, among: Vocabulary.triggers)
    }
    switch word {
    case .appear: return .appear(try rowID())
    case .visible: return .visible(try rowID(), share: try number(.visibleShare))
    case .offset:
      let comparison = try comparison()
      return .offset(comparison, try length(.offset))
    case .end: return .endWithin(try nearness(of: word))
    case .start: return .startWithin(try nearness(of: word))
    }
  }

  private mutating func nearness(of end: TriggerWord) throws(TraceError) -> Length {
    guard take(word: "within") else { throw missing(.within(of: end.rawValue)) }
    return try length(.nearness)
  }

  /// Reads the steps up to the brace that closes the reaction.
  private mutating func reactionSteps() throws(TraceError) -> [LocatedStep] {
    let start = openings.last?.location ?? cursor.location
    var steps: [LocatedStep] = []
    while nextStatement() {
      if close("}") {
        guard !steps.isEmpty else {
          throw failure(at: start, .step(.emptyReaction))
        }
        return steps
      }
      let location = cursor.location
      guard steps.count < 1_000 else {
        throw failure(at: location, .step(.tooManyReactionSteps))
      }
      try refuseInReaction(cursor.word, at: location)
      let step = try step(at: location)
      if case .idleUntilRest = step {
        throw failure(at: location, .step(.restInReaction))
      }
      steps.append(LocatedStep(step, at: location))
      try endStatement()
    }
    throw missing(.closingBrace)
  }

  private func refuseInReaction(_ name: String, at location: SourcePoint) throws(TraceError) {
    guard let word = StepWord(rawValue: name), word.isTimeless else { return }
    throw failure(at: location, .step(word == .on ? .nestedReaction : .timelessInReaction(name)))
  }
}

/// What a reaction may wait for.
enum TriggerWord: String, CaseIterable {
  case appear, visible, offset, end, start
}
