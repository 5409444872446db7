/// A virtualised stack in a scroll view: what is on screen, what is in being, and what is guessed.
///
/// The position is a row and its distance from the viewport's leading edge; content offset and
/// extent are derived from it. Each call of ``advance(_:)`` is one frame, which returns what it did
/// and records nothing itself.
public struct LazyStack: Sendable {
  /// What is laid out.
  public internal(set) var content: ResolvedContent

  /// What the model assumes.
  public let parameters: ModelParameters

  /// The size across the scrolling axis.
  public let width: Length

  /// The visible extent along it.
  public let viewport: Length

  /// The extents of the views before and after the stack.
  public internal(set) var leading: Length
  public internal(set) var trailing: Length

  /// What the last frame did.
  public private(set) var record = FrameRecord()

  /// The anchor; `nil` without subviews.
  public internal(set) var position: ScrollPosition?

  /// The lengths of all rows measured so far.
  var extents: MeasuredExtents

  /// SwiftUI's own estimates; `nil` where those of `extents` are published.
  var walked: WalkedExtents?

  var lifetimes: Lifetimes

  /// Which elements the last frame built and released.
  public internal(set) var events = LifeEvents()

  var run: PlacedRun
  var previousRun: PlacedRun

  /// What is seen now, and what was at the last frame's end.
  var seen = SeenRows()
  var previouslySeen = SeenRows()

  /// The rows in being ahead of the viewport that prefetch wants, next to those seen.
  var rowsAhead = 0..<0

  /// Where the rows seen at the last frame's end are, when their indices have changed since.
  var movedRows: MovedRows?

  /// The row that a scroll command put somewhere, until the user scrolls.
  var target: KeptTarget?

  /// Whether the initial layout is under way.
  private(set) var isFirstFrame = true

  /// Whether there are rows of a frame before to return to; indices that have changed lead nowhere.
  var canBeUndone: Bool { !isFirstFrame && movedRows == nil }

  /// Whether lengths may be remembered from another environment.
  var hasChangedEnvironment = false

  /// Whether a row was measured in this frame with another length than before.
  var hasNewLength = false

  /// Where the anchor starts among the subviews, by the last frame's edges.
  private var anchorEdge = Length.zero

  /// Lays out the first frame.
  ///
  /// - Precondition: `width` and `viewport` are not negative.
  /// - Complexity: O(*v* log *v*) for *v* visible subviews, whatever their number; O(*n* log *n*)
  ///   for a stack that is not lazy.
  public init(
    _ content: ResolvedContent, width: Length, viewport: Length, parameters: ModelParameters = .measured
  ) {
    precondition(width >= .zero && viewport >= .zero, "a viewport of \(width) x \(viewport)")
    self.content = content
    self.parameters = parameters
    self.width = width
    self.viewport = viewport
    leading = content.leadingExtent(width: width)
    trailing = content.trailingExtent(width: width)
    extents = MeasuredExtents(content, parameters)
    walked = WalkedExtents(content, parameters)
    lifetimes = Lifetimes(retain: content.isLazy ? parameters.retain : .unlimited)
    run = PlacedRun(at: ScrollPosition(subview: 0, distance: leading))
    previousRun = run
    layOutAnew(at: .zero)
  }
}

extension MeasuredExtents {
  init(_ content: ResolvedContent, _ parameters: ModelParameters) {
    self.init(
      subviewCount: content.subviewCount, spacing: content.spacing, estimate: parameters.estimate,
      stride: parameters.stride)
  }
}

extension WalkedExtents {
  /// The walked estimates of a lazy stack; `nil` where what was measured is published.
  init?(_ content: ResolvedContent, _ parameters: ModelParameters) {
    guard content.isLazy, parameters.estimate == .walked else { return nil }
    self.init(
      subviewCount: content.subviewCount, spacing: content.spacing, stride: parameters.stride,
      publishShare: parameters.publish)
  }
}

extension LazyStack {
  /// Runs one frame and returns what it did.
  ///
  /// - Complexity: O((*p* + 1) log *m*) for *p* subviews placed or prefetched, *m* measured so far;
  ///   never more than ``ModelParameters/buildLimit`` elements are built.
  @discardableResult
  public mutating func advance(_ command: FrameCommand) -> FrameRecord {
    var frame = FrameRecord()
    events.removeAll()
    guard let position else {
      if case .changeEnvironment(let environment) = command {
        fill(with: environment)
      } else {
        moveWithoutRows(command, into: &frame)
      }
      return record
    }
    let oldTarget = target
    frame.passes = 1
    var move = resolve(command, from: position, into: &frame)
    target = move.target
    if extents.subviewCount == 0 {
      run.restart(at: move.start)
      target = nil
    } else if frame.exhausted == nil || !canBeUndone {
      place(from: move.start, into: &frame)
    }
    if frame.exhausted != nil, canBeUndone {
      target = oldTarget
      move = Move(start: position, changesSomething: move.changesSomething)
    }
    // A row that was estimated may turn out not to be there; the last one stands in.
    if case let last = extents.subviewCount - 1, last >= 0, move.start.subview > last {
      move.start = ScrollPosition(subview: last, distance: distanceInRun(of: last))
    }
    finish(move, into: &frame)
    return record
  }

  /// Lays out rows where there were none: the initial layout, or after an environment brought them.
  private mutating func layOutAnew(
    at offset: Length, changesSomething: Bool = false, from frame: FrameRecord = FrameRecord()
  ) {
    var frame = frame
    isFirstFrame = true
    guard content.subviewCount > 0 else {
      moveWithoutRows(.rest, into: &frame)
      return
    }
    if content.isLazy { sample(into: &frame) } else { buildAll(into: &frame) }
    let start = ScrollPosition(subview: 0, distance: leading - offset)
    place(from: start, into: &frame)
    finish(Move(start: start, isJump: true, changesSomething: changesSomething), into: &frame)
  }

  /// Takes over an environment while there are no rows.
  private mutating func fill(with environment: ContentEnvironment) {
    var frame = FrameRecord()
    let old = content
    content.change(to: environment)
    let changesSomething = rerunBodies(insteadOf: old, into: &frame)
    (leading, trailing) = (content.leadingExtent(width: width), content.trailingExtent(width: width))
    extents = MeasuredExtents(content, parameters)
    walked = WalkedExtents(content, parameters)
    layOutAnew(at: record.offset, changesSomething: changesSomething, from: frame)
  }

  /// The end of every frame: what is seen, prefetch, the published pair, appearing and releasing.
  private mutating func finish(_ move: Move, into frame: inout FrameRecord) {
    let (old, oldOffset) = (move.baseEdge == nil ? position : move.start, record.offset)
    let oldDistance = position?.distance
    defer { (movedRows, hasNewLength) = (nil, false) }
    swap(&seen, &previouslySeen)
    seen.update(from: run, viewport: viewport, spacing: extents.spacing)
    position = anchorOfRun()
    prefetch(after: move, into: &frame)
    publish(after: move, from: old, into: &frame)
    if !move.isJump, let old, let oldDistance {
      // At an end of the content the command moves less than it was asked to.
      let moved = distanceInRun(of: old.subview) - oldDistance
      let asked = frame.passes == 1 ? move.commanded : moved
      frame.shift = movedRows.map { largestShift(of: $0, beside: asked) } ?? largestShift(beside: asked)
    }
    countRows(into: &frame)
    lifetimes.endFrame(
      changed: move.changesSomething || hasNewLength || frame.offset != oldOffset,
      seen: content.elements(of: seen.subviews),
      previouslySeen: movedRows?.elements ?? content.elements(of: previouslySeen.subviews),
      wanted: content.elements(of: rowsAhead),
      isEmpty: content.isConstant ? nil : { [content] in content.subviews(ofElement: $0)?.isEmpty ?? true },
      into: &frame, releasing: &events.released)
    frame.live = lifetimes.count
    frame.held = frame.live - content.elementCount(of: seen.subviews)
    frame.heldByIndex = lifetimes.heldByIndexCount - content.variableElementCount(of: seen.subviews)
    record = frame
    isFirstFrame = false
  }

  /// Derives offset and extent from the position, and tells what of it no movement explains.
  private mutating func publish(after move: Move, from old: ScrollPosition?, into frame: inout FrameRecord) {
    guard let position else {
      frame.contentExtent = leading + trailing
      // Rows that turned out not to be there were moved as the command asked.
      let offset = movedRows == nil ? leading - run.start : record.offset
      frame.offset = clampedToContent(offset, content: frame.contentExtent)
      return
    }
    var correction = Length.zero
    if walked != nil {
      correction = publishWalked(after: move, at: position)
    } else if let old {
      correction =
        extents.leadingEdge(of: min(old.subview, extents.subviewCount)) - (move.baseEdge ?? anchorEdge)
    }
    if !move.isJump { frame.offsetDelta = correction }
    frame.contentExtent = leading + publishedExtent + trailing
    if frame.contentExtent >= Length.maximum { frame.exhausted = .extentLimit }
    anchorEdge = publishedEdge(of: position.subview)
    frame.offset = leading + anchorEdge - position.distance
  }

  /// Hands the rows on screen to the walked estimates; returns by how much they then moved the offset.
  ///
  /// A row placed in this frame starts where its neighbours put it, counted from the row that was placed
  /// first, whose edge was published before.
  private mutating func publishWalked(after move: Move, at position: ScrollPosition) -> Length {
    let known = publishedEdge(of: move.start.subview) - distanceInRun(of: move.start.subview)
    let rows = rowsOnScreen(with: position.subview)
    let lengths = rows.map { run.length(of: $0) }
    let start = known + distanceInRun(of: rows.lowerBound)
    return walked?.endFrame(
      known: rows, lengths: lengths, start: start, isJump: move.isJump && !isFirstFrame,
      always: isFirstFrame) ?? .zero
  }

  /// The placed rows from the first to the last seen, and on to the anchor.
  ///
  /// A target may lie at the very end of the viewport, and in a long header or trailer no row is seen.
  private func rowsOnScreen(with anchor: Int) -> Range<Int> {
    let first = min(seen.subviews.first ?? anchor, anchor)
    let last = max(seen.subviews.last ?? anchor, anchor)
    let rows = (first..<last + 1).clamped(to: run.subviews)
    return rows.isEmpty ? anchor..<anchor : rows
  }

  /// The largest movement of a row seen before and placed now, less the anchor's.
  private func largestShift(beside movement: Length) -> Length {
    var largest = Length.zero
    let rows = previouslySeen.subviews.clamped(to: run.subviews)
    guard let first = rows.first else { return largest }
    var before = previouslySeen.distance(of: first, spacing: extents.spacing)
    var now = run.distance(of: first, spacing: extents.spacing)
    for row in rows {
      largest = max(largest, (now - before - movement).magnitude)
      before += previouslySeen.lengths[row - previouslySeen.subviews.lowerBound] + extents.spacing
      now += run.length(of: row) + extents.spacing
    }
    return largest
  }

  /// The same for rows whose indices have changed.
  private func largestShift(of moved: MovedRows, beside movement: Length) -> Length {
    moved.distances.reduce(Length.zero) { largest, row in
      guard row.key >= run.subviews.lowerBound, row.key <= run.subviews.upperBound else { return largest }
      return max(largest, (distanceInRun(of: row.key) - row.value - movement).magnitude)
    }
  }

  /// Counts the subviews placed, passed, appeared and disappeared.
  private func countRows(into frame: inout FrameRecord) {
    let (now, before) = (seen.subviews, previouslySeen.subviews)
    let stayed = movedRows.map { $0.stayed(in: now) } ?? now.clamped(to: before).count
    let placedBefore = movedRows.map { $0.stayed(in: run.subviews) } ?? run.subviews.clamped(to: before).count
    frame.seen = now
    // A frame that reached a limit is back where it began.
    let isUndone = frame.exhausted != nil && canBeUndone
    frame.placed = isUndone ? 0 : run.subviews.count - placedBefore
    frame.passed = isUndone ? 0 : frame.placed - (now.count - stayed)
    guard content.isLazy else { return }
    frame.appeared = now.count - stayed
    frame.disappeared = (movedRows?.count ?? before.count) - stayed
  }

  /// A scroll view without rows: the offset itself is the position.
  private mutating func moveWithoutRows(_ command: FrameCommand, into frame: inout FrameRecord) {
    frame.passes = 1
    frame.contentExtent = leading + trailing
    let offset: Length =
      switch command {
      case .rest, .idle, .update, .changeEnvironment: record.offset
      case .scroll(let distance): record.offset + distance
      case .jump(.element), .animate(.element, _, _): record.offset
      case .jump(let goal): goalOffset(goal)
      case .animate(let goal, let step, let count):
        record.offset
          + Self.animatedDistance(from: record.offset, to: goalOffset(goal), frame: step, of: count)
      }
    frame.offset = clampedToContent(offset, content: frame.contentExtent)
    frame.foundNothing = command.goalElement != nil
    // Elements without rows are in being, too.
    (frame.live, frame.held) = (lifetimes.count, lifetimes.count)
    frame.heldByIndex = lifetimes.heldByIndexCount
    record = frame
  }

  /// Measures the first rows, whose mean stands for all others until more are known.
  private mutating func sample(into frame: inout FrameRecord) {
    for subview in 0..<parameters.sample {
      guard resolve(upTo: subview, because: .sample, into: &frame), subview < content.subviewCount else {
        return
      }
      guard let length = measure(subview, because: .sample, into: &frame) else { return }
      walked?.enter(length)
    }
  }

  /// The eager stack: every element is built and measured, and every subview appears.
  ///
  /// - Note: Documented: only lazy containers wait for a view to be needed (`VStack`, `LazyVStack`).
  ///   Observed: `onAppear` runs for all children of an eager stack at once.
  mutating func buildAll(into frame: inout FrameRecord) {
    guard resolveAll(into: &frame) else { return }
    for subview in 0..<content.subviewCount {
      let isNew = extents.measuredLength(of: subview) == nil
      guard measure(subview, because: .eager, into: &frame) != nil else { return }
      if isNew { frame.appeared += 1 }
    }
  }
}
