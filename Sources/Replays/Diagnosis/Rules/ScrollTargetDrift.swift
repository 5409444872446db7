import Findings
import LazyStacks
import ScrollTraces

/// Whether rows that a command scrolled to stay where they landed.
struct TargetDriftWatch {
  /// A target that moved.
  struct Drift {
    let id: RowID

    /// Where the command is, and the step that moved the target.
    let command: SourcePoint
    let cause: SourcePoint

    /// Where it landed, and where it was then.
    let landed: Length
    var now: Length

    /// How far the point of it has moved that the command had aligned.
    var distance: Length
  }

  /// A row that a command scrolled to.
  private struct Target {
    let key: ElementKey
    let id: RowID

    /// The share of its length at which it was aligned.
    let share: Double
    let command: SourcePoint

    /// Where it landed, and where that share of it did.
    var start: Length
    var point: Length
  }

  private(set) var drifts: [Drift] = []

  private var target: Target?
  private var isDrifting = false

  /// Begins to watch the first subview of an element, on which a target has landed.
  mutating func land(
    _ key: ElementKey, as id: RowID, at anchor: ScrollAnchor?, in stack: LazyStack, by command: SourcePoint
  ) {
    guard let subview = stack.content.firstSubview(of: key) else { return }
    let share = anchor?.unitPoint ?? 0
    target = Target(
      key: key, id: id, share: share, command: command, start: stack.distance(of: subview),
      point: stack.distance(of: subview, atShare: share))
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
    guard let subview = stack.content.firstSubview(of: target.key) else {
      self.target = nil
      return
    }
    let start = stack.distance(of: subview)
    let point = stack.distance(of: subview, atShare: target.share)
    switch frame.command {
    case .changeViewport, .changeInset:
      self.target?.start = start
      self.target?.point = point
    default: note(start, point, target, at: frame.location)
    }
  }

  private mutating func note(_ start: Length, _ point: Length, _ target: Target, at location: SourcePoint) {
    let distance = (point - target.point).magnitude
    // Half a point is less than anyone sees.
    guard distance > 0.5 else { return }
    if isDrifting {
      drifts[drifts.count - 1].now = start
      drifts[drifts.count - 1].distance = distance
    } else if drifts.count < 100 {
      isDrifting = true
      drifts.append(
        Drift(
          id: target.id, command: target.command, cause: location, landed: target.start, now: start,
          distance: distance))
    }
  }
}

extension ResolvedContent {
  /// The first subview of an element, if it is there.
  fileprivate func firstSubview(of key: ElementKey) -> Int? {
    element(with: key).flatMap { subviews(ofElement: $0)?.first }
  }
}

extension LazyStack {
  /// The distance of a point of a subview from the viewport's leading edge, the point given as a share of its length.
  fileprivate func distance(of subview: Int, atShare share: Double) -> Length {
    let length = measuredLength(of: subview) ?? .zero
    return distance(of: subview) + Length(units: Int64((Double(length.units) * share).rounded()))
  }
}

extension DiagnosticRule {
  /// A target that moved after a command had scrolled to it.
  ///
  /// - Note: Documented: rows that change height after appearing push the stack off its target (WWDC26 talk 321).
  static let scrollTargetDrift = DiagnosticRule(page: .scrollTargetDrift) { session in
    session.watches.targetDrift.drifts.map { drift in
      Finding(
        location: drift.command, cost: Double(drift.distance.points),
        symptom: "the list does not stay where it was scrolled to: \(drift.id.traceText) landed at "
          + "\(PlainNumber.points(drift.landed)) and was at \(PlainNumber.points(drift.now)) after line "
          + "\(drift.cause.line)",
        because: "the row was put there by what was known then; what changed above it afterwards moved it by "
          + PlainNumber.points(drift.distance),
        fix:
          "scroll after the data has arrived, or bind the position with scrollPosition(id:), so that the row stays; "
          + "give rows their final height before they are shown",
        evidence: [
          "landed": Double(drift.landed.points), "now": Double(drift.now.points),
          "drift": Double(drift.distance.points),
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
