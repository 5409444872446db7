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
      movement.begin(.fling(Fling(velocity: velocity, rate: rate, on: trace.display)), at: location)
    case .scrollBy(let distance, let duration):
      movement.begin(.scroll(distance, frames: frames(in: duration)), at: location)
    case .scrollTo(let target, let duration):
      guard let animation = try animation(to: target, over: duration, at: location) else { return }
      movement.begin(.animation(animation), at: location)
    }
    enter(movement.motion?.phase ?? .idle, at: location)
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
        goal: KeptGoal(goal), target: target, frames: frames(in: duration), found: found,
        guessed: stack.goalOffset(goal), before: tally.totals)
    case .stay(let outcome, let explanation):
      try stay(at: target, outcome, explanation, at: location)
      return nil
    }
  }

  /// Runs frames in which nothing is asked: a motion goes on, else there is spare time.
  mutating func idle(frames: Int, at location: SourcePoint) throws(TraceError) {
    for _ in 0..<frames {
      try idleFrame(at: location)
      if stack.record.limitReached != nil { break }
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
    } while (movement.motion != nil || stack.isLoading) && stack.record.limitReached == nil
  }

  private mutating func idleFrame(at location: SourcePoint) throws(TraceError) {
    guard let motion = movement.motion else {
      enter(.idle, at: location)
      try advance(.idle, at: location)
      return
    }
    guard let command = movement.next(in: stack.content) else {
      finishMotion()
      return try idleFrame(at: location)
    }
    enter(motion.phase, at: location)
    try advance(command, at: location)
    // An end of the content, or a limit, stops a fling. Chosen: it does not bounce.
    if stack.record.limitReached != nil || (motion.stopsAtEnds && stack.record.passes > 1) { finishMotion() }
    endMotionIfDone()
  }

  private mutating func endMotionIfDone() {
    if movement.motion?.isDone == true { finishMotion() }
  }

  /// Ends a motion, with the frame that was its last.
  private mutating func finishMotion() {
    guard let ended = movement.end() else { return }
    if case .animation(let animation) = ended.kind {
      finish(animation, wasInterrupted: false, at: ended.location)
    }
    enter(.idle, at: ended.location)
  }

  /// Takes over from a motion: a finger, or another command.
  private mutating func interrupt() {
    guard let interrupted = movement.end() else { return }
    if case .animation(let animation) = interrupted.kind {
      finish(animation, wasInterrupted: !interrupted.isDone, at: interrupted.location)
    }
  }

  /// Takes over from a motion and moves the content in frames of the step itself.
  mutating func move(
    in phase: ScrollPhase?, at location: SourcePoint,
    _ frames: (inout ReplaySession) throws(TraceError) -> Void
  ) throws(TraceError) {
    interrupt()
    if let phase { enter(phase, at: location) }
    try frames(&self)
    enter(.idle, at: location)
  }

  /// Moves the content by a finger: positions are whole pixels, but for the last.
  mutating func drag(
    _ distance: Length, over duration: Duration, at location: SourcePoint
  ) throws(TraceError) {
    let frames = frames(in: duration)
    try move(in: .tracking, at: location) { session throws(TraceError) in
      var moved = Length.zero
      for frame in 1...frames {
        session.enter(.interacting, at: location)
        let share = Length(units: Int64(Int128(distance.units) * Int128(frame) / Int128(frames)))
        let now = frame == frames ? distance : share.snapped(toScale: session.trace.display.scale)
        try session.advance(.scroll(by: now - moved), at: location)
        moved = now
        if session.stack.record.limitReached != nil { break }
      }
    }
  }

  /// Moves as a finger would, so that a row sits at a distance from the viewport's start.
  mutating func follow(_ id: RowID, at distance: Length, _ location: SourcePoint) throws(TraceError) {
    try move(in: .interacting, at: location) { session throws(TraceError) in
      guard let subview = session.stack.subview(of: id) else {
        throw TraceError(at: location, .replay(.noRowToFollow(id, session.stack.content.lookUp(id))))
      }
      try session.scroll(by: session.stack.distance(of: subview) - distance, frames: 1, at: location)
    }
  }

  /// Notes what moves the scroll view from the next frame on.
  private mutating func enter(_ phase: ScrollPhase, at location: SourcePoint) {
    movement.enter(phase, at: location, frame: tally.totals.frames)
  }
}

extension Length {
  /// The nearest whole pixel; ties go away from zero.
  func snapped(toScale scale: Int) -> Length {
    let pixels = (Double(points) * Double(scale)).rounded(.toNearestOrAwayFromZero)
    return Length(.init(pixels / Double(scale)))
  }
}
