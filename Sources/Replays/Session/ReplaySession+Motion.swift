import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// The most frames that `idle until rest` waits.
  private static let longestIdle = 100_000

  /// Begins a motion: one frame in which nothing moves yet.
  mutating func start(_ motion: StartedMotion, at location: SourcePoint) throws(TraceError) {
    interrupt()
    switch motion {
    case .fling(let velocity, let rate):
      self.motion = Motion(.fling(Fling(velocity: velocity, rate: rate, on: trace.display)), at: location)
    case .scrollBy(let distance, let duration):
      self.motion = Motion(.scroll(distance, frames: frames(in: duration)), at: location)
    case .scrollTo(let target, let duration):
      guard let animation = try animation(to: target, over: duration, at: location) else { return }
      self.motion = Motion(.animation(animation), at: location)
    }
    enter(self.motion?.phase ?? .idle, at: location)
    try advance(.rest, at: location)
    endMotionIfDone()
  }

  /// The animation to a target; `nil` if there is nowhere to go, which is reported.
  private mutating func animation(
    to target: ScrollTarget, over duration: Duration, at location: SourcePoint
  ) throws(TraceError) -> Motion.Animation? {
    switch plan(for: target) {
    case .go(let goal, let found):
      return Motion.Animation(
        goal: KeptGoal(goal, in: stack.content), target: target, frames: frames(in: duration), found: found,
        guessed: stack.goalOffset(goal), before: totals)
    case .stay(let outcome, let explanation):
      try stay(at: target, outcome, explanation, at: location)
      return nil
    }
  }

  /// Runs frames in which nothing is asked: a motion goes on, else there is spare time.
  mutating func idle(frames: Int, at location: SourcePoint) throws(TraceError) {
    for _ in 0..<frames {
      try idleFrame(at: location)
      if stack.record.exhausted != nil { break }
    }
  }

  /// Waits until nothing moves and nothing loads.
  mutating func idleUntilRest(at location: SourcePoint) throws(TraceError) {
    var count = 0
    repeat {
      try idleFrame(at: location)
      count += 1
      guard count < Self.longestIdle else {
        throw TraceError(at: location, .replay(.noRest(frameLimit: Self.longestIdle)))
      }
    } while (motion != nil || stack.isLoading) && stack.record.exhausted == nil
  }

  private mutating func idleFrame(at location: SourcePoint) throws(TraceError) {
    guard var motion else {
      enter(.idle, at: location)
      return try advance(.idle, at: location)
    }
    guard let command = motion.next(in: stack.content) else {
      finishMotion()
      return try idleFrame(at: location)
    }
    self.motion = motion
    enter(motion.phase, at: location)
    try advance(command, at: location)
    // An end of the content, or a limit, stops a fling. Chosen: it does not bounce.
    if stack.record.exhausted != nil || (motion.stopsAtEnds && stack.record.passes > 1) { finishMotion() }
    endMotionIfDone()
  }

  private mutating func endMotionIfDone() {
    if motion?.isDone == true { finishMotion() }
  }

  /// Ends a motion, with the frame that was its last.
  private mutating func finishMotion() {
    guard let ended = motion else { return }
    motion = nil
    if case .animation(let animation) = ended.kind {
      finish(animation, wasInterrupted: false, at: ended.location)
    }
    enter(.idle, at: ended.location)
  }

  /// Takes over from a motion: a finger, or another command.
  mutating func interrupt() {
    guard let interrupted = motion else { return }
    motion = nil
    if case .animation(let animation) = interrupted.kind {
      finish(animation, wasInterrupted: !interrupted.isDone, at: interrupted.location)
    }
  }

  /// Moves the content by a finger: positions are whole pixels, but for the last.
  mutating func drag(
    _ distance: Length, frames: Int, at location: SourcePoint
  ) throws(TraceError) {
    interrupt()
    enter(.tracking, at: location)
    var moved = Length.zero
    for frame in 1...frames {
      enter(.interacting, at: location)
      let share = Length(units: Int64(Int128(distance.units) * Int128(frame) / Int128(frames)))
      let now = frame == frames ? distance : share.snapped(toScale: trace.display.scale)
      try advance(.scroll(by: now - moved), at: location)
      moved = now
      if stack.record.exhausted != nil { break }
    }
    enter(.idle, at: location)
  }

  /// Moves as a finger would, so that a row sits at a distance from the viewport's start.
  mutating func follow(_ id: RowID, at distance: Length, _ location: SourcePoint) throws(TraceError) {
    guard let subview = subview(of: id) else {
      throw TraceError(at: location, .replay(.noRowToFollow(id, stack.content.lookUp(id))))
    }
    try scroll(by: stack.distance(of: subview) - distance, frames: 1, at: location)
  }

  /// Notes what moves the scroll view from the next frame on.
  mutating func enter(_ phase: ScrollPhase, at location: SourcePoint) {
    if phase == phases.last?.phase ?? .idle { return }
    phases.append(ReplayReport.PhaseChange(frame: max(0, totals.frames), line: location.line, phase: phase))
  }
}

extension Length {
  /// The nearest whole pixel; ties go away from zero.
  func snapped(toScale scale: Int) -> Length {
    let pixels = (Double(points) * Double(scale)).rounded(.toNearestOrAwayFromZero)
    return Length(.init(pixels / Double(scale)))
  }
}
