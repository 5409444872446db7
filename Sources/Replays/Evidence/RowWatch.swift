import Layouts
import LazyStacks

/// Follows one row through a replay and writes its life.
///
/// A replay without one does not pay for it.
struct RowWatch {
  private(set) var life: RowLife

  /// The frame that is asked for; `nil` for the last one.
  private let frameAsked: Int?

  /// What the row is, wherever it stands; and the element that is now, or was last.
  private var key: ElementKey
  private var element: ElementIndex?

  /// Whether the row's number of subviews is known only by building it.
  private let isKeptByIndex: Bool

  private var isSeen = false
  private var isLive = false
  private var isPresent = true

  /// The environment of the last frame.
  private var environment: ContentEnvironment

  /// Whether it was built ahead and not seen yet.
  private var isUnseenPrefetch = false

  /// The frame from which on it is kept alive off screen, or away, as long as it is.
  private var statusSince = 0

  /// The last frame that used it.
  private var lastUse = 0

  /// The lengths of its subviews when last looked at.
  private var lengths: [Length] = []

  /// What its state held when it was released, as long as it is away.
  private var stateGone: [RowLife.State] = []

  init(_ key: ElementKey, as id: RowID, of trace: String, frame: Int?, in content: ResolvedContent) {
    let start = ReplayReport.Moment(frame: 0, line: 0)
    let causes = content.declaredCount(of: key).causes
    element = content.element(with: key)
    life = RowLife(
      trace: trace, id: id, element: element, causes: causes,
      situation: RowLife.Situation(moment: start, status: .notBuilt), isOfFrame: frame != nil)
    frameAsked = frame
    self.key = key
    isKeptByIndex = !causes.isEmpty
    environment = content.environment
  }
}

extension RowWatch {
  /// Takes note of a write to an element's state; only those to the row count.
  mutating func write(
    _ state: RowLife.State, toElement key: ElementKey, isChange: Bool, at moment: ReplayReport.Moment
  ) {
    if key == self.key, isPresent { add(.written(state, isChange: isChange), at: moment) }
  }

  /// Takes note of a write to an element that is not alive.
  mutating func missWrite(_ state: RowLife.State, toElement key: ElementKey, at moment: ReplayReport.Moment) {
    if key == self.key, isPresent { add(.unwritten(state), at: moment) }
  }

  /// Takes note of what a frame did to the row.
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack, _ states: StateLog) {
    followID(in: frame, of: stack)
    let now = stack.content.element(with: key)
    let isPresent = now != nil || stack.content.isPresent(key)
    let wasLive = isLive
    if let now {
      if let element, now != element { add(.moved(from: element, to: now), at: frame.moment) }
      element = now
      life.element = life.element ?? now
    }
    let subviews = now.flatMap { stack.content.subviews(ofElement: $0) } ?? 0..<0
    let seen = subviews.clamped(to: stack.record.seen)
    noteEnvironment(in: frame, of: stack, isPresent: isPresent)
    if wasLive, isPresent, stack.events.loaded.contains(where: { $0.element == element }) {
      add(.loaded, at: frame.moment)
    }
    noteBuilding(in: frame, of: stack, isSeen: !seen.isEmpty)
    if isPresent { noteMeasuring(subviews, in: frame, of: stack) }
    noteSeeing(seen, in: frame, of: stack)
    noteRelease(in: frame, of: stack, states)
    isLive = now.map { stack.isLive(element: $0) } ?? false
    life.frames = frame.moment.frame + 1
    if frameAsked == nil || frameAsked == frame.moment.frame {
      life.situation = RowLife.Situation(
        moment: frame.moment, status: status(in: stack),
        distance: distance(of: subviews, in: stack))
    }
  }
}

extension RowWatch {
  /// Goes on with another element of the same id, where that has come in the row's place.
  private mutating func followID(in frame: ReplayFrame, of stack: LazyStack) {
    guard !stack.content.isPresent(key), let other = stack.content.lookUp(life.id).element else {
      return
    }
    if isLive { add(.removed(frame.command.isEdit ? .edit : .environment), at: frame.moment) }
    (key, element) = (other, stack.content.element(with: other))
    (isLive, isSeen, isPresent, lengths, stateGone) = (false, false, true, [], [])
  }

  private mutating func add(_ kind: RowLife.Kind, at moment: ReplayReport.Moment) {
    life.events.append(RowLife.Event(moment: moment, kind: kind))
  }

  /// What a changed environment did to the row: its body ran again, or it is left out now.
  private mutating func noteEnvironment(in frame: ReplayFrame, of stack: LazyStack, isPresent: Bool) {
    if isPresent, isLive, let element, stack.content.reads(element: element, changedSince: environment) {
      add(.rerun, at: frame.moment)
    }
    if !isPresent, self.isPresent {
      if isLive || frame.command.isEdit {
        add(.removed(frame.command.isEdit ? .edit : .environment), at: frame.moment)
      }
      (isSeen, statusSince) = (false, frame.moment.frame)
      stateGone = []
    }
    self.isPresent = isPresent
    environment = stack.content.environment
  }

  private mutating func noteBuilding(in frame: ReplayFrame, of stack: LazyStack, isSeen: Bool) {
    guard let built = stack.events.built.first(where: { $0.element == element }), isPresent else { return }
    let cause: RowLife.BuildCause =
      switch built.reason {
      case .placed: isSeen ? .placed : .passed
      case .target: .target
      case .sample: .sample
      case .prefetch: frame.command.isIdle ? .prefetchedAtRest : .prefetchedAhead
      case .index: .index
      case .eager: .eager
      }
    add(.built(cause, without: stateGone), at: frame.moment)
    stateGone = []
    isUnseenPrefetch = built.reason == .prefetch
    (statusSince, lastUse) = (frame.moment.frame, frame.moment.frame)
  }

  private mutating func noteMeasuring(
    _ subviews: Range<SubviewIndex>, in frame: ReplayFrame, of stack: LazyStack
  ) {
    let measured = subviews.compactMap { stack.measuredLength(of: $0) }
    guard measured != lengths else { return }
    lengths = measured
    // A changed environment may leave it without a subview.
    if measured.isEmpty { return }
    let invalid =
      stack.content.mayHaveInvalidSizes
      ? subviews.lazy.flatMap { stack.content.invalidSizes(of: $0, in: stack.width) }.first(where: \.isHeight)
      : nil
    add(.measured(measured, invalidHeight: invalid?.kind.rawValue), at: frame.moment)
    guard frame.isCorrection else { return }
    add(
      .corrected(
        RowLife.Correction(
          cause: frame.cause.rawValue, offsetDelta: stack.record.offsetDelta,
          extentBefore: stack.record.baseExtent ?? frame.before.contentExtent,
          extentAfter: stack.contentExtent)),
      at: frame.moment)
  }

  private mutating func noteSeeing(_ seen: Range<SubviewIndex>, in frame: ReplayFrame, of stack: LazyStack) {
    if let first = seen.first, !isSeen {
      add(
        .seen(at: stack.distance(of: first), runsOnAppear: stack.content.isLazy),
        at: frame.moment)
      isUnseenPrefetch = false
    } else if seen.isEmpty, isSeen {
      statusSince = frame.moment.frame
      add(.left(keepReason(in: stack)), at: frame.moment)
    }
    isSeen = !seen.isEmpty
    if isSeen { lastUse = frame.moment.frame }
  }

  private mutating func noteRelease(in frame: ReplayFrame, of stack: LazyStack, _ states: StateLog) {
    guard let element else { return }
    if let use = stack.lastUse(ofElement: element), isPresent { lastUse = max(lastUse, use) }
    guard isPresent, stack.events.released.contains(element), case .to(let retain) = stack.parameters.retain
    else {
      return
    }
    stateGone = states.valuesGone(withElement: key)
    statusSince = frame.moment.frame
    add(.released(after: retain, lastUse: lastUse, losing: stateGone), at: frame.moment)
  }

  private func status(in stack: LazyStack) -> RowLife.Status {
    if isSeen { return .seen }
    if !isPresent { return .removed(since: statusSince) }
    if isLive { return .keptAlive(keepReason(in: stack), since: statusSince) }
    let wasBuilt = life.events.contains { if case .built = $0.kind { true } else { false } }
    return wasBuilt ? .released(since: statusSince) : .notBuilt
  }

  private func keepReason(in stack: LazyStack) -> RowLife.KeepReason {
    if !stack.content.isLazy { return .eager }
    if isKeptByIndex { return .index }
    guard case .to(let retain) = stack.parameters.retain else { return .always }
    return isUnseenPrefetch ? .prefetched(frames: retain) : .retained(frames: retain)
  }

  private func distance(of subviews: Range<SubviewIndex>, in stack: LazyStack) -> Length? {
    let seen = subviews.clamped(to: stack.record.seen)
    return (seen.first ?? subviews.first).map { stack.distance(of: $0) }
  }
}

extension FrameCommand? {
  fileprivate var isIdle: Bool { if case .idle = self { true } else { false } }
  fileprivate var isEdit: Bool { if case .edit = self { true } else { false } }
}
