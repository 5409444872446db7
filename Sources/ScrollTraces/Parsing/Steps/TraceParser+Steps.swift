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

  /// Reads one step.
  mutating func step(at location: SourcePoint) throws(TraceError) -> Step {
    if cursor.take(word: "scroll") { return try scroll(at: location) }
    if cursor.take(word: "frame") { return .frame }
    if cursor.take(word: "expect") { return .expect(try expectation()) }
    if cursor.take(word: "idle") { return try idle() }
    if cursor.take(word: "state") { return try stateStep() }
    if cursor.take(word: "mark") { return try mark(at: location) }
    if cursor.take(word: "environment") { return try environmentStep() }
    if cursor.take(word: "observe") { return .observe(try observation(at: location)) }
    if let edit = try edit() { return .edit(edit) }
    return try lessCommonStep(at: location)
  }

  private mutating func lessCommonStep(at location: SourcePoint) throws(TraceError) -> Step {
    if cursor.take(word: "begin") { return try batch(at: location) }
    if cursor.take(word: "start") { return .start(try startedMotion()) }
    if cursor.take(word: "drag") { return try drag() }
    if cursor.take(word: "follow") { return try follow() }
    if cursor.take(word: "viewport") { return .viewport(try viewportSize()) }
    if cursor.take(word: "inset") { return try inset() }
    if cursor.take(word: "set") { return try setStep() }
    if cursor.take(word: "on") { return try reaction(at: location) }
    throw noStep(at: location)
  }

  private func noStep(at location: SourcePoint) -> TraceError {
    let word = cursor.word
    switch cursor.peek {
    case UInt8(ascii: "."): return strayModifier()
    case UInt8(ascii: "}"): return failure(at: location, .text(.strayBrace))
    default: break
    }
    guard !word.isEmpty else { return missing(.step(.step)) }
    if word == "commit" { return strayCommit(at: location) }
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
  private mutating func mark(at location: SourcePoint) throws(TraceError) -> Step {
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
