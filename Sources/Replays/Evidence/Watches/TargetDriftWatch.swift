import Findings
import LazyStacks
import ScrollTraces

/// Whether rows that a command scrolled to stay where they landed.
struct TargetDriftWatch: RuleWatch {
  /// A target that moved.
  struct Drift {
    let id: RowID

    /// Where the command is, and the step that moved the target.
    let command: SourcePoint
    let cause: SourcePoint

    /// Where the target landed, and where it was afterwards.
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

    /// Where the target landed, and where the share of it landed that the command aligned.
    var start: Length
    var point: Length
  }

  private(set) var drifts: [Drift] = []

  private var target: Target?
  private var isDrifting = false

  /// Begins to watch the first subview of an element, on which a target has landed.
  mutating func land(_ landing: Landing, in stack: LazyStack) {
    guard let subview = stack.content.firstSubview(of: landing.element) else { return }
    let share = landing.anchor?.unitPoint ?? 0
    target = Target(
      key: landing.element, id: landing.id, share: share, command: landing.command,
      start: stack.distance(of: subview), point: stack.distance(of: subview, atShare: share))
    isDrifting = false
  }

  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {
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
  fileprivate func firstSubview(of key: ElementKey) -> SubviewIndex? {
    element(with: key).flatMap { subviews(ofElement: $0)?.first }
  }
}

extension LazyStack {
  /// The distance of a point of a subview from the viewport's leading edge, the point given as a share of its length.
  fileprivate func distance(of subview: SubviewIndex, atShare share: Double) -> Length {
    let length = measuredLength(of: subview) ?? .zero
    return distance(of: subview) + Length(units: Int64((Double(length.units) * share).rounded()))
  }
}
