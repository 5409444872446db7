import Findings
internal import LazyStacks

/// The words that begin a step, but for those of ``EditWord``.
///
/// A new step is a case here and one of ``Step``; the compiler then asks in this file how it is read, written
/// and checked, and in the replay what it does.
enum StepWord: String, CaseIterable {
  case scroll, frame, idle, environment, state, mark, expect, observe, start, drag, follow, viewport, inset,
    begin, commit, set, on
}

extension StepWord {
  /// Whether a step that begins so takes no time, so that it cannot be what a reaction does.
  var isTimeless: Bool {
    switch self {
    case .mark, .expect, .observe, .on: true
    case .scroll, .frame, .idle, .environment, .state, .start, .drag, .follow, .viewport, .inset, .begin,
      .commit, .set:
      false
    }
  }
}

extension TraceParser {
  /// Reads one step.
  mutating func step(at location: SourcePoint) throws(TraceError) -> Step {
    let name = cursor.word
    if let edit = EditWord(rawValue: name) { return .edit(try self.edit(edit)) }
    guard let word = StepWord(rawValue: name) else { throw noStep(at: location) }
    cursor.advance(by: name.utf8.count)
    switch word {
    case .scroll: return try scroll(at: location)
    case .frame: return .frame
    case .idle: return try idle()
    case .environment: return try environmentStep()
    case .state: return try stateStep()
    case .mark: return try mark(at: location)
    case .expect: return .expect(try expectation())
    case .observe: return .observe(try observation(at: location))
    case .start: return .start(try startedMotion())
    case .drag: return try drag()
    case .follow: return try follow()
    case .viewport: return .viewport(try viewportSize())
    case .inset: return try inset()
    case .begin: return try batch(at: location)
    case .commit: throw strayCommit(at: location)
    case .set: return try setStep()
    case .on: return try reaction(at: location)
    }
  }
}

extension Step: CustomStringConvertible {
  /// The step as a trace writes it: one line, or those of a batch or a reaction.
  public var description: String {
    switch self {
    case .scrollBy(let distance, let time):
      "scroll by \(NumberText.length(distance))" + clause("in", time.map(NumberText.duration))
    case .scrollTo(let target, let time):
      "scroll to \(target)" + clause("anchor", target.anchor?.traceText)
        + clause("animated", time.map(NumberText.duration))
    case .frame: "frame"
    case .environment(let value): value.description
    case .idle(let time): "idle \(NumberText.duration(time))"
    case .state(let id, let key, let value): "state \(id.traceText) \(key) = \(value)"
    case .mark(let name): "mark \(NumberText.quoted(name))"
    case .expect(let expectation): "\(expectation)"
    case .observe(let observation): "\(observation)"
    case .edit(let edit): edit.traceText
    case .batch(let edits): indented("begin", edits.map(\.edit.traceText), "commit")
    case .viewport(let size): "viewport \(size.traceText)"
    case .inset(let length): "inset bottom \(NumberText.length(length))"
    case .start(let motion): "start \(motion)"
    case .drag(let distance, let time):
      "drag \(NumberText.length(distance)) in \(NumberText.duration(time))"
    case .idleUntilRest: "idle until rest"
    case .follow(let id, let distance): "follow \(id.traceText) at \(NumberText.length(distance))"
    case .on(let reaction): reaction.description
    }
  }
}

extension ValueCheck {
  /// Checks the values of a step that was not read from a text.
  func check(_ step: Step) throws(TraceError) {
    switch step {
    case .scrollBy(let distance, let time):
      try check(distance, .distance)
      try check(time)
    case .scrollTo(let target, let time):
      if case .offset(let offset) = target { try check(offset, .offset) }
      try check(time)
    case .idle(let time): try check(time)
    case .environment(let value): try check(value)
    case .state(_, _, let value): if case .number(let number) = value { try check(number, .stateValue) }
    case .edit(let edit): try check(edit)
    case .batch(let edits):
      if edits.isEmpty { throw failure(.step(.emptyBatch)) }
      for edit in edits { try ValueCheck(at: edit.location).check(edit.edit) }
    case .viewport(let size): try check(size)
    case .inset(let length): try check(length, .inset)
    case .start(let motion): try check(motion)
    case .drag(let distance, let time):
      try check(distance, .distance)
      try check(time)
    case .follow(_, let distance): try check(distance, .distance)
    case .on(let reaction): try check(reaction)
    case .expect(let expectation): try check(expectation)
    case .observe(let observation): try check(observation)
    case .frame, .idleUntilRest, .mark: break
    }
  }
}
