import Findings
internal import LazyStacks

extension TraceParser {
  /// Reads the steps up to the text's end.
  mutating func steps() throws(TraceError) -> [LocatedStep] {
    var steps: [LocatedStep] = []
    while nextStatement() {
      let location = cursor.location
      guard steps.count < 2_000_000 else {
        throw failure(at: location, .step(.tooManySteps(in: subject)))
      }
      steps.append(LocatedStep(try step(at: location), at: location))
      try endStatement()
    }
    return steps
  }

  /// The error for what begins no step.
  func noStep(at location: SourcePoint) -> TraceError {
    let word = cursor.word
    switch cursor.peek {
    case UInt8(ascii: "."): return strayModifier()
    case UInt8(ascii: "}"): return failure(at: location, .text(.strayBrace))
    default: break
    }
    guard !word.isEmpty else { return missing(.step(.step)) }
    if let before = settings[word] { return alreadySet(word, at: location, before: before) }
    if Vocabulary.settings.contains(word) {
      return failure(at: location, .content(.settingAfter(word)))
    }
    if (Vocabulary.views.built + Vocabulary.views.notYet).contains(word) {
      return failure(at: location, .content(.viewOutside(word)))
    }
    return unknown(.step, word, at: location, among: Vocabulary.steps)
  }
}

extension TraceParser {
  /// Reads what follows `mark`.
  mutating func mark(at location: SourcePoint) throws(TraceError) -> Step {
    let nameLocation = place()
    let name = try string(.step(.newMark))
    guard marks.count < 10_000 else {
      throw failure(at: location, .step(.tooManyMarks(in: subject)))
    }
    if let before = marks.updateValue(location, forKey: name) {
      throw failure(at: nameLocation, .step(.repeatedMark(name, at: before)))
    }
    return .mark(name)
  }
}
