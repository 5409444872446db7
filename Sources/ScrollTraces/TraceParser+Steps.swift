internal import LazyStacks

extension TraceParser {
  /// Reads the steps up to the text's end.
  mutating func steps() throws(TraceError) -> [LocatedStep] {
    var steps: [LocatedStep] = []
    while nextStatement() {
      let location = cursor.location
      guard steps.count < 2_000_000 else {
        throw failure(at: location, "the \(subject) has more than 2_000_000 steps; split it")
      }
      steps.append(LocatedStep(try step(at: location), at: location))
      try endStatement()
    }
    return steps
  }

  private mutating func step(at location: SourceLocation) throws(TraceError) -> Step {
    if cursor.take(word: "scroll") { return try scroll(at: location) }
    if cursor.take(word: "frame") { return .frame }
    if cursor.take(word: "expect") { return .expect(try expectation()) }
    if cursor.take(word: "idle") { return try idle(at: location) }
    if cursor.take(word: "state") { return try stateStep() }
    if cursor.take(word: "mark") { return try mark(at: location) }
    if cursor.take(word: "environment") { return try environmentStep() }
    if cursor.take(word: "observe") { return .observe(try observation(at: location)) }
    throw noStep(at: location)
  }

  private func noStep(at location: SourceLocation) -> TraceError {
    let word = cursor.word
    switch cursor.peek {
    case UInt8(ascii: "."): return modifierError()
    case UInt8(ascii: "}"): return failure(at: location, "found '}' without its '{'; leave it out")
    default: break
    }
    guard !word.isEmpty else { return missing("a step, such as scroll by 240") }
    if let before = settings[word], !Vocabulary.steps.notYet.contains(word) {
      return alreadySet(word, at: location, before: before)
    }
    if Vocabulary.steps.notYet.contains(word) {
      return notYet(reading(of: word), at: location)
    }
    if Vocabulary.settings.contains(word) {
      return failure(at: location, "found '\(word)' after the content; write it before ScrollView")
    }
    if (Vocabulary.views.built + Vocabulary.views.notYet).contains(word) {
      return failure(at: location, "found '\(word)' outside the content; write it inside ScrollView { ... }")
    }
    return unknown("step", word, at: location, among: Vocabulary.steps)
  }
}

extension TraceParser {
  /// A word that is no step yet, with what tells it from its other uses.
  private func reading(of word: String) -> String {
    if Vocabulary.settings.contains(word) { return "\(word) as a step" }
    guard word == "on" else { return word }
    var ahead = cursor
    _ = ahead.takeWord()
    ahead.skipBlanks()
    return ahead.isAtWord ? "on \(Self.shortened(ahead.word))" : word
  }

  private mutating func scroll(at location: SourceLocation) throws(TraceError) -> Step {
    if take(word: "by") { return try scrollBy(at: location) }
    guard take(word: "to") else { throw missing("'by' and a distance, or 'to' and a target") }
    let target: ScrollTarget
    if take(word: "offset") {
      target = .offset(try length(.offset))
    } else if take(word: "edge") {
      target = .edge(try edge())
    } else {
      return try scrollToRow()
    }
    return .scrollTo(target, animated: take(word: "animated") ? try duration() : nil)
  }

  private mutating func scrollBy(at location: SourceLocation) throws(TraceError) -> Step {
    let distance = try length(.distance)
    guard take(word: "in") else { return .scrollBy(distance, over: nil) }
    skip()
    if cursor.peek == UInt8(ascii: "\"") { throw notYet("scrolling an inner scroll view", at: location) }
    return .scrollBy(distance, over: try duration())
  }

  private mutating func scrollToRow() throws(TraceError) -> Step {
    skip()
    guard cursor.isAtNumber || cursor.peek == UInt8(ascii: "\"") else {
      throw missing("an id such as \"m5\" or 12, 'offset' and a number, or 'edge top'")
    }
    let id = try rowID()
    var anchor: ScrollAnchor?
    var animated: Duration?
    var anchorLocation: SourceLocation?
    while true {
      let location = place()
      if cursor.take(word: "anchor") {
        if let anchorLocation { throw alreadySet("anchor", at: location, before: anchorLocation) }
        anchorLocation = location
        anchor = try self.anchor()
      } else if animated == nil, cursor.take(word: "animated") {
        animated = try duration()
      } else {
        return .scrollTo(.row(id, anchor: anchor), animated: animated)
      }
    }
  }

  private mutating func anchor() throws(TraceError) -> ScrollAnchor? {
    if take(word: "top") { return .top }
    if cursor.take(word: "center") { return .center }
    if cursor.take(word: "bottom") { return .bottom }
    if cursor.take(word: "none") { return nil }
    let choices = ["top", "center", "bottom", "none"]
    guard !cursor.isAtWord || ["nan", "inf"].contains(cursor.word) else {
      let hint = hint(for: cursor.word, among: choices, else: choices + ["0...1"])
      throw failure(at: cursor.location, "unknown anchor '\(Self.shortened(cursor.word))'; \(hint)")
    }
    return ScrollAnchor(unitPoint: try number(.anchor))
  }

  private mutating func edge() throws(TraceError) -> ScrollEdge {
    if take(word: "top") { return .top }
    if cursor.take(word: "bottom") { return .bottom }
    guard cursor.isAtWord else { throw missing("'top' or 'bottom'") }
    let hint = hint(for: cursor.word, among: ["top", "bottom"], else: ["top", "bottom"])
    throw failure(at: cursor.location, "unknown edge '\(Self.shortened(cursor.word))'; \(hint)")
  }

  private mutating func idle(at location: SourceLocation) throws(TraceError) -> Step {
    if take(word: "until") { throw notYet("idle until rest", at: location) }
    return .idle(try duration())
  }

  private mutating func mark(at location: SourceLocation) throws(TraceError) -> Step {
    let nameLocation = place()
    let name = try string("a name in quotes, such as \"settled\"")
    guard marks.count < 10_000 else {
      throw failure(at: location, "the \(subject) has more than 10_000 marks; leave some out")
    }
    if let before = marks.updateValue(location, forKey: name) {
      throw failure(
        at: nameLocation, "the mark '\(Self.shortened(name))' is already set at \(before); write another name"
      )
    }
    return .mark(name)
  }
}
