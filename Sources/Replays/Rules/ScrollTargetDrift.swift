import LazyStacks
import ScrollTraces

/// Whether rows that a command scrolled to stay where they landed.
struct TargetDriftWatch {
  /// A target that moved.
  struct Drift {
    let id: RowID

    /// Where the command is, and the step that moved the target.
    let command: SourceLocation
    let cause: SourceLocation

    /// Where it landed, and where it was then.
    let landed: Length
    var now: Length
  }

  private(set) var drifts: [Drift] = []

  private var target: (key: ElementKey, id: RowID, distance: Length, command: SourceLocation)?
  private var isDrifting = false

  /// Begins to watch a target that has landed.
  mutating func land(_ key: ElementKey, as id: RowID, at distance: Length, by command: SourceLocation) {
    target = (key, id, distance, command)
    isDrifting = false
  }

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    guard let target else { return }
    switch frame.command {
    case .scroll, .jump, .animate:
      self.target = nil
      return
    default: break
    }
    guard let element = stack.content.element(with: target.key),
      let subview = stack.content.subviews(ofElement: element)?.first
    else {
      self.target = nil
      return
    }
    let now = stack.distance(of: subview)
    switch frame.command {
    case .changeViewport, .changeInset: self.target?.distance = now
    default: note(now, target, at: frame.location)
    }
  }

  private mutating func note(
    _ now: Length, _ target: (key: ElementKey, id: RowID, distance: Length, command: SourceLocation),
    at location: SourceLocation
  ) {
    // Half a point is less than anyone sees.
    guard (now - target.distance).magnitude > 0.5 else { return }
    if isDrifting {
      drifts[drifts.count - 1].now = now
    } else if drifts.count < 100 {
      isDrifting = true
      drifts.append(
        Drift(
          id: target.id, command: target.command, cause: location, landed: target.distance, now: now))
    }
  }
}

extension DiagnosticRule {
  /// A target that moved after a command had scrolled to it.
  ///
  /// - Note: Documented: rows that change height after appearing push the stack off its target (WWDC26 talk 321).
  static let scrollTargetDrift = DiagnosticRule(page: .scrollTargetDrift) { session in
    session.watches.targetDrift.drifts.map { drift in
      let distance = (drift.now - drift.landed).magnitude
      return Finding(
        location: drift.command, cost: Double(distance.points),
        symptom: "the list does not stay where it was scrolled to: \(drift.id.traceText) landed at "
          + "\(PlainNumber.points(drift.landed)) and was at \(PlainNumber.points(drift.now)) after line "
          + "\(drift.cause.line)",
        because: "the row was put there by what was known then; what changed above it afterwards moved it by "
          + PlainNumber.points(distance),
        fix:
          "scroll after the data has arrived, or bind the position with scrollPosition(id:), so that the row stays; "
          + "give rows their final height before they are shown",
        evidence: [
          "landed": Double(drift.landed.points), "now": Double(drift.now.points),
          "drift": Double(distance.points),
        ])
    }
  }
}

extension RulePage {
  fileprivate static let scrollTargetDrift = RulePage(
    summary: "a target moved after it was scrolled to",
    symptom: """
      The list goes to the search result or to the last message read, and a moment later shows something else.
      """,
    because: """
      A target is placed by what is known at that moment. Rows above it that come, go or take another height \
      later move it, as they move whatever is on screen; nothing remembers that it was a target.
      """,
    fix: """
      Scroll when the data has arrived, or bind the position with scrollPosition(id:), so that the row stays. \
      Give rows their final height before they are shown.
      """,
    before: """
      .task {
        position.scrollTo(id: lastReadID, anchor: .top)
        messages = await store.messages()
      }
      """,
    after: """
      .task {
        messages = await store.messages()
        position.scrollTo(id: lastReadID, anchor: .top)
      }
      """,
    claims: [
      .documented(
        "Rows that take another height after they appeared push the stack off its target.", .talk321),
      .documented(
        "Where a target off screen is, is an estimate, made anew in each frame of an animation.", .talk321),
      .observed("The distance from the top is kept when the content's size changes.", .vellum),
    ])
}
