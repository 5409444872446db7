import Findings
import LazyStacks
import ScrollTraces

/// A replay under way: the stack, and what was recorded of it so far.
///
/// Each record is a value with decisions of its own; the session performs steps and hands every frame to all of
/// them.
struct ReplaySession {
  private(set) var trace: Trace
  let name: String
  let model: ModelParameters
  private(set) var stack: LazyStack

  private(set) var tally = Tally()
  private(set) var corrections = CorrectionLog()
  private(set) var shifts = ShiftLog()
  private(set) var limits = LimitLog()
  private(set) var visibility: VisibilityLog
  var trueExtent: TrueExtent
  var states = StateLog()
  var incidents = IncidentLog()
  var watches: RuleWatches
  var outcomes = StepOutcomes()
  var movement = Movement()
  var reactions = Reactions()

  /// The row whose life someone asks for.
  var row = RowPursuit.none

  /// Hands on the figures of each frame; `nil` if nobody asks for them.
  private(set) var recorder: FrameRecorder?

  /// Called every 256 frames.
  var onFrame: () -> Void = {}

  /// Called after each frame with the stack before it, what was asked, and the stack after it.
  var onAdvance: ((LazyStack, FrameCommand, LazyStack) -> Void)?

  init(
    _ trace: Trace, name: String, model: ModelParameters, recordingTo sink: FrameRecorder.Sink? = nil
  ) throws(TraceError) {
    try trace.checkValues()
    try model.checkValues(at: trace.content.location ?? SourcePoint(line: 1, column: 1))
    self.trace = trace
    self.name = name
    self.model = model
    recorder = sink.map { FrameRecorder(framesPerSecond: trace.display.framesPerSecond, sink: $0) }
    let content: ResolvedContent
    do {
      content = try ResolvedContent(
        trace.content, environment: ContentEnvironment(trace.environment),
        framesPerSecond: trace.display.framesPerSecond, gaps: model.gaps)
    } catch {
      throw TraceError(at: error.location ?? SourcePoint(line: 1, column: 1), .invalidContent(error.reason))
    }
    trueExtent = TrueExtent(of: content, width: trace.viewport.width)
    visibility = VisibilityLog(trace.content, rowThresholds: content.visibilityThresholds)
    watches = RuleWatches(of: Diagnosis.Rule.allCases, in: trace.content)
    do {
      stack = try LazyStack(
        content, width: trace.viewport.width, viewport: trace.viewport.height, parameters: model)
    } catch {
      throw TraceError(
        at: trace.content.location ?? SourcePoint(line: 1, column: 1), .replay(.refused(error)))
    }
    incidents.duplicates(in: content.duplicateIDs, at: nil)
    let start = trace.content.location ?? SourcePoint(line: 1, column: 1)
    try record(ReplayFrame(stack.record, number: 0, at: start, trueExtent: trueExtent.value))
    try goToInitialPosition(at: start)
  }

  /// A position declared by modifiers takes a frame of its own.
  ///
  /// - Note: Observed: a bottom-anchored stack is laid out from the top first, so the first rows appear once
  ///   before it goes to the end.
  private mutating func goToInitialPosition(at start: SourcePoint) throws(TraceError) {
    let anchors = stack.content.anchors
    if let id = anchors.initialID {
      try scroll(to: .row(id, anchor: anchors.initialAnchor ?? .top), frames: 1, at: start)
    } else if anchors.edge(for: .initialOffset) == .bottom {
      try advance(.jump(to: .edge(.bottom)), at: start)
    }
  }
}

extension ReplaySession {
  /// Asks for the life of a row that a later step may bring.
  mutating func seek(row word: String, frame: Int?) { row = .sought(word: word, frame: frame) }

  /// Takes a step into the trace and performs it.
  mutating func append(_ step: LocatedStep) throws(TraceError) {
    trace.steps.append(step)
    try perform(step)
  }

  /// Performs one step of the trace.
  mutating func perform(_ located: LocatedStep) throws(TraceError) {
    if case .on = located.step {} else { try reactToFirstLayout() }
    reactions.begin(located)
    let location = located.location
    switch located.step {
    case .scrollBy(let distance, let duration): try scroll(by: distance, over: duration, at: location)
    case .scrollTo(let target, let duration): try scroll(to: target, over: duration, at: location)
    case .start(let motion): try start(motion, at: location)
    case .drag(let distance, let duration): try drag(distance, over: duration, at: location)
    case .follow(let id, let distance): try follow(id, at: distance, location)
    case .frame: try advance(.rest, at: location)
    case .idle(let duration): try idle(frames: frames(in: duration), at: location)
    case .idleUntilRest: try idleUntilRest(at: location)
    case .edit(let edit): try self.edit([LocatedEdit(edit, at: location)], at: location)
    case .batch(let edits): try edit(edits, at: location)
    case .viewport(let size): try resize(to: size, at: location)
    case .inset(let inset): try advance(.changeInset(inset), at: location)
    case .on(let reaction): add(reaction, at: location)
    case .environment(let value): try change(value, at: location)
    case .state(let id, let key, let value): try write(value, to: key, of: id, at: location)
    case .mark(let name): tally.mark(name)
    case .expect(let expectation): outcomes.expectations.add(try check(expectation, at: location))
    case .observe(let observation): outcomes.observations.append(stack.drift(from: observation, at: location))
    }
  }

  /// The frames a time lasts: `max(1, ceil(ms × fps / 1000))`; one where no time is given.
  func frames(in duration: Duration?) -> Int {
    guard let duration else { return 1 }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return max(1, (nanoseconds * trace.display.framesPerSecond + 999_999_999) / 1_000_000_000)
  }
}

extension ReplaySession {
  /// Runs one frame, records what it did, and performs the reactions to it.
  ///
  /// - Parameter edits: Where the edits of the command are written.
  /// - Returns: What the edits came to; `nil` if the command has none.
  @discardableResult
  mutating func advance(
    _ command: FrameCommand, at location: SourcePoint, _ edits: [SourcePoint] = []
  ) throws(TraceError) -> EditOutcome? {
    if tally.totals.frames.isMultiple(of: 256) { onFrame() }
    let (before, anchor) = (stack.record, stack.position)
    let observed = onAdvance == nil ? nil : stack
    let content = command.isEdit ? stack.content : nil
    let record = try record(of: command, at: location, edits)
    let outcome = stack.events.edit
    if let observed { onAdvance?(observed, command, stack) }
    trueExtent.measure(stack, after: command, content.flatMap { content in outcome.map { (content, $0) } })
    try self.record(
      ReplayFrame(
        record, number: tally.totals.frames, at: location, command: command, before: before,
        anchor: anchor, trueExtent: trueExtent.value))
    try reactToFrame()
    return outcome
  }

  private mutating func record(
    of command: FrameCommand, at location: SourcePoint, _ edits: [SourcePoint]
  ) throws(TraceError) -> FrameRecord {
    do {
      return try stack.advance(command)
    } catch {
      if case .edit(let error) = error {
        throw TraceError(at: edits[error.index], .invalidEdit(error.reason))
      }
      throw TraceError(at: location, .replay(.refused(error)))
    }
  }

  /// Hands a frame to every record.
  private mutating func record(_ frame: ReplayFrame) throws(TraceError) {
    states.endFrame(of: stack, at: frame.moment, isUpdate: frame.isUpdate)
    tally.endFrame(frame, states)
    row.endFrame(frame, of: stack, states, trace: name)
    corrections.endFrame(frame, in: stack.content)
    shifts.endFrame(frame, in: stack.content)
    visibility.endFrame(of: stack, at: frame.moment)
    watches.endFrame(frame, of: stack)
    trueExtent.endFrame(frame.record)
    recorder?.endFrame(frame, of: stack, states)
    try limits.endFrame(frame, of: model)
  }
}
