import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Performs a `scroll by`.
  mutating func scroll(
    by distance: Length, over duration: Duration?, at location: SourcePoint
  ) throws(TraceError) {
    let frames = frames(in: duration)
    try move(in: .interacting, at: location) { session throws(TraceError) in
      try session.scroll(by: distance, frames: frames, at: location)
    }
  }

  /// Performs a `scroll to`; one that takes no time is in no phase of its own.
  mutating func scroll(
    to target: ScrollTarget, over duration: Duration?, at location: SourcePoint
  ) throws(TraceError) {
    let frames = frames(in: duration)
    try move(in: duration == nil ? nil : .animating, at: location) { session throws(TraceError) in
      try session.scroll(to: target, frames: frames, at: location)
    }
  }

  /// Spreads a distance over frames: each part truncated toward zero on the grid, the remainder last.
  mutating func scroll(by distance: Length, frames: Int, at location: SourcePoint) throws(TraceError) {
    for frame in 1...frames {
      try advance(.scroll(by: distance.part(frame, of: frames)), at: location)
      // Going on would reach the limit again in every frame.
      if stack.record.limitReached != nil { return }
    }
  }

  /// Goes to a target and reports what became of it.
  mutating func scroll(to target: ScrollTarget, frames: Int, at location: SourcePoint) throws(TraceError) {
    switch plan(for: target) {
    case .go(let goal, let found):
      try go(to: goal, of: target, found: found, frames: frames, at: location)
    case .stay(let outcome, let explanation):
      try stay(at: target, outcome, explanation, at: location)
    }
  }

  /// One frame in which a `scroll to` does not move anything.
  mutating func stay(
    at target: ScrollTarget, _ outcome: ReplayReport.ScrollOutcome.Outcome, _ explanation: String?,
    at location: SourcePoint
  ) throws(TraceError) {
    let before = tally.totals
    try advance(.rest, at: location)
    report(
      target, outcome, explanation, at: location, from: before, guessed: nil, landed: landing(of: target))
    if let explanation { incidents.unresolved(target, explanation, at: location) }
  }

  /// What a `scroll to` comes to before any frame of it runs.
  enum Plan {
    case go(ScrollGoal, ReplayReport.ScrollOutcome.Outcome)
    case stay(ReplayReport.ScrollOutcome.Outcome, String?)
  }

  func plan(for target: ScrollTarget) -> Plan {
    switch target {
    case .offset(let offset): return .go(.offset(offset), .landed)
    case .edge(let edge): return .go(.edge(edge), .landed)
    case .row(let id, let anchor):
      let found = stack.content.lookUp(id)
      switch found {
      case .found(let element): return plan(for: element, anchor, .landed)
      case .duplicate(let element): return plan(for: element, anchor, .duplicate)
      case .empty: return .stay(.empty, nil)
      case .unknown: return .stay(.unknownID, found.explanation(of: id))
      case .wrongType: return .stay(.wrongType, found.explanation(of: id))
      }
    }
  }

  private func plan(
    for element: ElementKey, _ anchor: ScrollAnchor?, _ found: ReplayReport.ScrollOutcome.Outcome
  ) -> Plan {
    if stack.content.subviews(of: element)?.isEmpty == true { return .stay(.empty, nil) }
    if let anchor { return .go(.element(element, .unitPoint(anchor)), found) }
    let first = stack.content.estimatedFirstSubview(of: element)
    guard let alignment = stack.leastMove(showing: first) else { return .stay(.alreadyShown, nil) }
    return .go(.element(element, alignment), found)
  }

  private mutating func go(
    to goal: ScrollGoal, of target: ScrollTarget, found: ReplayReport.ScrollOutcome.Outcome, frames: Int,
    at location: SourcePoint
  ) throws(TraceError) {
    let before = tally.totals
    let guessed = stack.goalOffset(goal)
    var outcome = found
    if case .offset(let offset) = goal, offset != guessed { outcome = .clamped }
    let kept = KeptGoal(goal)
    for frame in 1...frames {
      // A reaction may have taken the target away.
      guard let goal = kept.now(in: stack.content) else {
        outcome = .unknownID
        incidents.unresolved(target, "its element was removed while the scroll was under way", at: location)
        break
      }
      try advance(.frame(frame, of: frames, to: goal), at: location)
      if stack.record.foundNothing { outcome = .empty }
      if stack.record.limitReached != nil {
        outcome = .gaveUp
        break
      }
    }
    if outcome == .landed { outcome = landed(at: kept) }
    report(target, outcome, nil, at: location, from: before, guessed: guessed, landed: landing(of: target))
  }

  /// Whether a target is where it was asked to be.
  private func landed(at goal: KeptGoal) -> ReplayReport.ScrollOutcome.Outcome {
    guard case .element(let element, let alignment) = goal.now(in: stack.content),
      let subview = stack.content.subviews(of: element)?.first
    else { return .landed }
    return stack.distance(of: subview) == stack.distance(of: subview, aligned: alignment) ? .landed : .clamped
  }

  /// Reports an animation that `start` began, when it ends or something else takes over.
  mutating func finish(_ animation: Motion.Animation, wasInterrupted: Bool, at location: SourcePoint) {
    var outcome = animation.found
    if wasInterrupted {
      outcome = .interrupted
    } else if stack.record.limitReached != nil {
      outcome = .gaveUp
    } else if animation.goal.now(in: stack.content) == nil {
      outcome = .unknownID
      incidents.unresolved(
        animation.target, "its element was removed while the scroll was under way", at: location)
    } else if stack.record.foundNothing {
      outcome = .empty
    } else if outcome == .landed {
      outcome = landed(at: animation.goal)
    }
    report(
      animation.target, outcome, nil, at: location, from: animation.before, guessed: animation.guessed,
      landed: landing(of: animation.target))
  }

  /// The target and where it is; for offsets and edges the first row seen.
  private func landing(of target: ScrollTarget) -> ReplayReport.PlacedID? {
    switch target {
    case .offset, .edge(.top):
      stack.placed(stack.firstSeen)
    case .edge(.bottom):
      stack.placed(stack.lastSeen)
    case .row(let id, _):
      stack.subview(of: id).map { ReplayReport.PlacedID(id: id, at: stack.distance(of: $0)) }
    }
  }

  private mutating func report(
    _ target: ScrollTarget, _ outcome: ReplayReport.ScrollOutcome.Outcome, _ explanation: String?,
    at location: SourcePoint, from before: Totals, guessed: Length?, landed: ReplayReport.PlacedID?
  ) {
    outcomes.scrolls.append(
      ReplayReport.ScrollOutcome(
        line: location.line, target: target, outcome: outcome, explanation: explanation, landed: landed,
        guessedOffset: guessed, offset: stack.contentOffset, passes: tally.totals.passes - before.passes,
        built: tally.totals.built - before.built))
    guard outcome == .landed || outcome == .duplicate, case .row(let id, let anchor) = target,
      let element = stack.content.lookUp(id).element
    else { return }
    watches.land(
      Landing(element: element, id: id, anchor: anchor, command: location),
      in: stack)
  }
}
