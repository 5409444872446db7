import Findings
import LazyStacks
import ScrollTraces

/// A replay under way: the stack, and what was recorded of it so far.
struct ReplaySession {
  private(set) var trace: Trace
  let name: String
  let model: ModelParameters
  var trueExtent: Length?

  var stack: LazyStack
  var totals = Totals()
  var corrections = CorrectionLog()
  var largestCorrection = RunningMaximum()
  var largestShift = RunningMaximum()
  var livePeak = 0
  var heldPeak = 0
  var peakError = Length.zero

  /// The totals at each mark; a frame belongs to the time after it from `frames` on.
  var marks: [String: Totals] = [:]
  var scrolls: [ReplayReport.ScrollOutcome] = []
  var observations: [ReplayReport.ObservationDrift] = []
  var expectations = ExpectationLog()
  var findings = FindingLog()
  var states = StateLog()
  var watches = RuleWatches()

  /// What the first rows made of the content, and the step being performed.
  var sample: SampleFigures?
  var currentStep: SourcePoint?
  var unwritten: [ReplayReport.UnwrittenState] = []
  var shifts = ShiftLog()
  var visibility: [ReplayReport.VisibilityChange] = []
  var phases: [ReplayReport.PhaseChange] = []

  /// What moves by itself.
  var motion: Motion?

  /// The reactions in force, those that are due, and those that went on without end.
  var reactions: [ActiveReaction] = []
  var pendingReactions: [Int] = []
  var brokenChains: Set<SourcePoint> = []
  var isReacting = false

  /// How many reactions there were in the frames of the trace's own step so far.
  var chain = 0

  /// Whether reactions were declared that have not seen the first layout yet.
  var awaitsFirstLayout = false

  /// Whether a step has taken time.
  var hasTakenTime = false

  /// How often data came, went or moved.
  var edits = 0

  /// What visibility callbacks were told last.
  var targetsTold: [RowID] = []
  var rowsTold: [Double: Set<RowID>] = [:]
  var rowThresholds: [Double] = []
  var rowCallbacks = 0
  var visibilityCount = 0

  /// How many rows may still be measured to know the true extent.
  var trueExtentBudget = 10_000_000

  /// Follows one row, if someone asks for its life.
  var rowWatch: RowWatch?
  var rowSought: SoughtRow?

  /// The elements built in frames that gave up; a replay of too many ends, as it would never be done.
  private var builtInVain = 0
  private static let vainBuildLimit = 4_000_000

  /// Called every 256 frames.
  var onFrame: () -> Void = {}

  /// Called after each frame with the stack before it, what was asked, and the stack after it.
  var onAdvance: ((LazyStack, FrameCommand, LazyStack) -> Void)?

  init(_ trace: Trace, name: String, model: ModelParameters) throws(TraceError) {
    try trace.checkValues()
    try model.checkValues(at: trace.content.location ?? SourcePoint(line: 1, column: 1))
    self.trace = trace
    self.name = name
    self.model = model
    let content: ResolvedContent
    do {
      content = try ResolvedContent(
        trace.content, environment: ContentEnvironment(trace.environment),
        framesPerSecond: trace.display.framesPerSecond)
    } catch {
      throw TraceError(at: error.location ?? SourcePoint(line: 1, column: 1), .invalidContent(error.reason))
    }
    trueExtent = content.trueExtent(width: trace.viewport.width)
    stack = LazyStack(
      content, width: trace.viewport.width, viewport: trace.viewport.height, parameters: model)
    rowThresholds = content.visibilityThresholds
    watches.thresholds.thresholds = trace.content.thresholds
    sample = SampleFigures(stack, trueExtent: trueExtent)
    findings.duplicates(in: content.duplicateIDs, at: nil)
    let start = trace.content.location ?? SourcePoint(line: 1, column: 1)
    try record(stack.record, before: FrameRecord(), at: start)
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
  /// Takes a step into the trace and performs it.
  mutating func append(_ step: LocatedStep) throws(TraceError) {
    trace.steps.append(step)
    try perform(step)
  }

  /// Performs one step of the trace.
  mutating func perform(_ located: LocatedStep) throws(TraceError) {
    if case .on = located.step {} else { try reactToFirstLayout() }
    if located.step.takesTime { hasTakenTime = true }
    if !isReacting { chain = 0 }
    currentStep = located.location
    switch located.step {
    case .scrollBy(let distance, let duration):
      interrupt()
      enter(.interacting, at: located.location)
      try scroll(by: distance, frames: frames(in: duration), at: located.location)
      enter(.idle, at: located.location)
    case .scrollTo(let target, let duration):
      interrupt()
      if duration != nil { enter(.animating, at: located.location) }
      try scroll(to: target, frames: frames(in: duration), at: located.location)
      enter(.idle, at: located.location)
    case .start(let motion):
      try start(motion, at: located.location)
    case .drag(let distance, let duration):
      try drag(distance, frames: frames(in: duration), at: located.location)
    case .follow(let id, let distance):
      interrupt()
      enter(.interacting, at: located.location)
      try follow(id, at: distance, located.location)
      enter(.idle, at: located.location)
    case .frame:
      try advance(.rest, at: located.location)
    case .idle(let duration):
      try idle(frames: frames(in: duration), at: located.location)
    case .idleUntilRest:
      try idleUntilRest(at: located.location)
    case .edit(let edit):
      try self.edit([LocatedEdit(edit, at: located.location)], at: located.location)
    case .batch(let edits):
      try edit(edits, at: located.location)
    case .viewport(let size):
      try advance(.changeViewport(width: size.width, extent: size.height), at: located.location)
      updateTrueExtent()
    case .inset(let inset):
      try advance(.changeInset(inset), at: located.location)
    case .on(let reaction):
      add(reaction, at: located.location)
    case .environment(let value):
      try change(value, at: located.location)
    case .state(let id, let key, let value):
      try write(value, to: key, of: id, at: located.location)
    case .mark(let name):
      marks[name] = totals
    case .expect(let expectation):
      expectations.add(check(expectation, at: located.location))
    case .observe(let observation):
      observations.append(drift(from: observation, line: located.location.line))
    }
  }

  /// Changes a value of the environment, and with it what an eager stack would measure.
  private mutating func change(
    _ value: Trace.EnvironmentValue, at location: SourcePoint
  ) throws(TraceError) {
    var environment = stack.content.environment
    environment.set(value)
    let isUpdate = environment != stack.content.environment
    let live = isUpdate ? stack.freshElements() : [:]
    try advance(.changeEnvironment(environment), at: location)
    updateTrueExtent()
    if isUpdate {
      noteRenewals(of: live, at: location)
      findings.duplicates(in: stack.content.duplicateIDs, at: location)
    }
  }

  /// The frames a time lasts: `max(1, ceil(ms × fps / 1000))`; one where no time is given.
  func frames(in duration: Duration?) -> Int {
    guard let duration else { return 1 }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return max(1, (nanoseconds * trace.display.framesPerSecond + 999_999_999) / 1_000_000_000)
  }

  /// Runs one frame and records what it did.
  mutating func advance(_ command: FrameCommand, at location: SourcePoint) throws(TraceError) {
    if totals.frames.isMultiple(of: 256) { onFrame() }
    let before = stack.record
    let anchor = stack.position
    let observed = onAdvance == nil ? nil : stack
    let frame = stack.advance(command)
    if let observed { onAdvance?(observed, command, stack) }
    try record(frame, before: before, anchor: anchor, command: command, at: location)
    if !reactions.isEmpty {
      noteReactions()
      try react()
    }
  }

  private mutating func record(
    _ frame: FrameRecord, before: FrameRecord, anchor: ScrollPosition? = nil,
    command: FrameCommand? = nil, at location: SourcePoint
  ) throws(TraceError) {
    let number = totals.frames
    let isCorrection = number > 0 && CorrectionLog.isCorrection(frame, before: before)
    totals.add(frame, isCorrection: isCorrection)
    if command?.isDataEdit == true { edits += 1 }
    let moment = ReplayReport.Moment(frame: number, line: location.line)
    states.endFrame(of: stack, at: moment, isUpdate: command?.isUpdate ?? false)
    totals.lost = states.lostCount
    totals.atRisk = states.atRiskCount
    if command?.isUpdate == true { findRowSought() }
    let cause = isCorrection ? CorrectionCause(frame, anchor: anchor, command) : nil
    rowWatch?.endFrame(
      RowWatch.Frame(moment, command, before: before, correction: cause), of: stack, states)
    if let cause {
      corrections.add(
        frame, before: before, number: number, line: location.line, cause: cause.rawValue, in: stack.content)
    }
    largestCorrection.record(frame.offsetDelta.magnitude, frame: number)
    largestShift.record(frame.shift, frame: number)
    if frame.shift != .zero, let row = frame.shiftedRow {
      shifts.add(
        ReplayReport.Shifts.Event(
          frame: number, line: location.line, cause: CorrectionCause(frame, anchor: anchor, command).rawValue,
          id: stack.content.id(of: row), points: frame.shift))
    }
    noteVisibility(at: moment)
    watches.endFrame(
      WatchedFrame(
        number: number, location: location, command: command,
        cause: CorrectionCause(frame, anchor: anchor, command), isCorrection: isCorrection),
      of: stack)
    livePeak = max(livePeak, frame.live)
    heldPeak = max(heldPeak, frame.held)
    if let trueExtent { peakError = max(peakError, (frame.contentExtent - trueExtent).magnitude) }
    switch frame.exhausted {
    case nil: break
    case .extentLimit:
      throw TraceError(at: location, .replay(.contentTooLong))
    case .buildLimit:
      findings.buildLimit(frame: number, limit: model.buildLimit, at: location)
      builtInVain += frame.built
      if builtInVain > Self.vainBuildLimit {
        throw TraceError(at: location, .replay(.buildLimitAgain(elementLimit: Self.vainBuildLimit)))
      }
    case .passLimit: findings.passLimit(frame: number, limit: model.passLimit, at: location)
    }
  }

  private func drift(from observation: Trace.Observation, line: Int) -> ReplayReport.ObservationDrift {
    var first: Length?
    if let id = observation.first, let seen = observation.firstDistance, let index = subview(of: id) {
      first = stack.distance(of: index) - seen
    }
    return ReplayReport.ObservationDrift(
      line: line, time: observation.time, offsetDrift: observation.offset.map { stack.contentOffset - $0 },
      contentDrift: observation.content.map { stack.contentExtent - $0 }, firstDrift: first)
  }

  /// The first subview of the element that an identity names, or where it is taken to be.
  func subview(of id: RowID) -> Int? {
    switch stack.content.lookUp(id) {
    case .found(let element), .duplicate(let element):
      stack.content.subviews(ofElement: element)?.isEmpty == true
        ? nil : stack.content.estimatedFirstSubview(ofElement: element)
    case .empty, .unknown, .wrongType: nil
    }
  }

  /// The identity of a subview and where it is.
  func placed(_ position: ScrollPosition?) -> ReplayReport.PlacedID? {
    guard let position, stack.content.isResolved(position.subview) else { return nil }
    return ReplayReport.PlacedID(id: stack.content.id(of: position.subview), at: position.distance)
  }
}

/// Why a frame changed the published pair.
enum CorrectionCause: String {
  /// Rows before the anchor were measured.
  case measuredAbove = "measured above"

  /// The average of the measured rows changed, and with it what lies unmeasured before the anchor.
  case average

  /// Rows after the anchor were measured.
  case measured

  /// Rows in being were measured again, as what they read has changed.
  case environment

  /// Data came, went or moved.
  case edit

  /// Rows were resized.
  case resize

  /// A row's state changed.
  case state

  /// Rows took another height once they had loaded.
  case load

  /// The scroll view took another size.
  case viewport

  /// Another part of the viewport was covered.
  case inset

  /// Rows at the goal of a jump were measured.
  case jump

  init(_ frame: FrameRecord, anchor: ScrollPosition?, _ command: FrameCommand?) {
    if let cause = command?.cause {
      self = cause
    } else if frame.loaded > 0 {
      self = .load
    } else if command?.isJump == true {
      self = .jump
    } else if frame.offsetDelta == .zero {
      self = .measured
    } else if let anchor, let measured = frame.measured, measured.lowerBound < anchor.subview {
      self = .measuredAbove
    } else {
      self = .average
    }
  }
}

extension FrameCommand {
  /// Whether the data or what it reads may have changed.
  fileprivate var isUpdate: Bool {
    switch self {
    case .changeEnvironment, .edit: true
    default: false
    }
  }

  /// Whether elements come, go or move.
  fileprivate var isDataEdit: Bool {
    if case .edit(let edits) = self { edits.contains { !$0.isResize } } else { false }
  }

  /// What a change causes, if it is one.
  fileprivate var cause: CorrectionCause? {
    switch self {
    case .changeEnvironment: .environment
    case .edit: isDataEdit ? .edit : .resize
    case .changeState: .state
    case .changeViewport: .viewport
    case .changeInset: .inset
    case .rest, .idle, .update, .scroll, .jump, .animate: nil
    }
  }

  fileprivate var isJump: Bool {
    switch self {
    case .jump: true
    case .animate(_, let frame, let count): frame == count
    default: false
    }
  }
}

extension Step {
  /// Whether it takes a frame, or more.
  fileprivate var takesTime: Bool {
    switch self {
    case .mark, .expect, .observe, .on: false
    default: true
    }
  }
}

extension ContentEnvironment {
  fileprivate init(_ values: [Trace.EnvironmentValue]) {
    self.init()
    for value in values { set(value) }
  }

  fileprivate mutating func set(_ value: Trace.EnvironmentValue) {
    switch value.value {
    case .flag(let flag): flags[value.name] = flag
    case .number(let number): textScale = number
    }
  }
}
