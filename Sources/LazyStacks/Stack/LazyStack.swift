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
  public internal(set) var width: Length

  /// The visible extent along it.
  public internal(set) var viewport: Length

  /// How much of the viewport's end is covered, as by a keyboard.
  public internal(set) var inset = Length.zero

  /// The extents of the views before and after the stack.
  public internal(set) var leading: Length

  /// The extents of the views before the stack, one for each that is declared.
  var leadingParts: [Length]
  public internal(set) var trailing: Length

  /// From the viewport's start to the content's, where content shorter than the viewport lies at its end.
  public internal(set) var alignmentGap = Length.zero

  /// What the last frame did.
  public internal(set) var record = FrameRecord()

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

  /// The header that stays at the viewport's start, and the one that did at the last frame's end.
  var pinned: PinnedHeader?
  var previouslyPinned: Int?

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

  /// Whether lengths may be remembered that rows no longer have.
  var hasOldLengths = false

  /// In which frame the rows that are loading take their other height.
  var loads: [ElementKey: Int] = [:]

  /// What rows were told of their own size.
  var geometry: [ElementKey: Geometry] = [:]

  /// What the next frame's edits come to, if that is known.
  var preparedEdit: PreparedEdit?

  /// The number of the current frame.
  private(set) var frameNumber = 0

  /// Whether a row was measured in this frame with another length than before.
  var hasNewLength = false

  /// Whether the rows placed in this frame are a new sample.
  var isResampling = false

  /// Where the anchor starts among the subviews, by the last frame's edges.
  var anchorEdge = Length.zero

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
    leadingParts = content.leadingParts(width: width)
    leading = leadingParts.reduce(content.padding.top, +)
    trailing = content.trailingExtent(width: width)
    extents = MeasuredExtents(content, parameters)
    walked = WalkedExtents(content, parameters)
    lifetimes = Lifetimes(retain: content.isLazy ? parameters.retain : .unlimited)
    run = PlacedRun(at: ScrollPosition(subview: 0, distance: leading))
    previousRun = run
    layOutAnew(at: .zero)
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
    frameNumber += 1
    guard var position else {
      advanceWithoutRows(command)
      return record
    }
    let oldTarget = target
    if !loads.isEmpty { finishLoads(from: &position, into: &frame) }
    frame.passes = 1
    var move = resolve(command, from: position, into: &frame)
    target = move.target
    if extents.subviewCount == 0 {
      run.restart(at: move.start)
      target = nil
    } else if frame.exhausted == nil || !canBeUndone {
      place(from: move.start, into: &frame)
      if content.hasGeometryChanges { settleGeometry(from: move, into: &frame) }
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
    target = nil
    guard content.subviewCount > 0 else {
      moveWithoutRows(.rest, into: &frame)
      return
    }
    if content.isLazy { sample(into: &frame) } else { buildAll(into: &frame) }
    var start = ScrollPosition(subview: 0, distance: leading - offset)
    if frameNumber > 0, anchorsAtEnd, frame.exhausted == nil { start = endPosition(into: &frame) ?? start }
    place(from: start, into: &frame)
    let move = Move(start: start, isJump: true, changesSomething: changesSomething)
    if content.hasGeometryChanges { settleGeometry(from: move, into: &frame) }
    finish(move, into: &frame)
  }

  /// Runs a frame while there are no rows.
  private mutating func advanceWithoutRows(_ command: FrameCommand) {
    var frame = FrameRecord()
    switch command {
    case .changeEnvironment(let environment): fill(with: .environment(environment))
    case .edit(let edits): fill(with: .edit(edits))
    case .changeState(let element, let flag, let value):
      fill(with: .state(element: element, flag: flag, value: value))
    case .changeViewport(let width, let extent):
      (self.width, viewport) = (width, extent)
      measureEnds()
      moveWithoutRows(command, into: &frame)
    case .changeInset(let inset):
      self.inset = inset
      moveWithoutRows(command, into: &frame)
    case .rest, .idle, .update, .scroll, .jump, .animate:
      moveWithoutRows(command, into: &frame)
    }
  }

  /// Takes over changed content while there are no rows.
  private mutating func fill(with change: ContentChange) {
    var frame = FrameRecord()
    let old = content
    let outcome = prepared(for: change)
    let changesSomething =
      rerunBodies(insteadOf: old, after: outcome, into: &frame) || change.isDataEdit
      || content.environment != old.environment
    measureEnds()
    extents = MeasuredExtents(content, parameters)
    walked = WalkedExtents(content, parameters)
    layOutAnew(at: record.offset, changesSomething: changesSomething, from: frame)
  }

  /// The end of every frame: what is seen, prefetch, the published pair, appearing and releasing.
  private mutating func finish(_ move: Move, into frame: inout FrameRecord) {
    let (old, oldOffset) = (move.baseEdge == nil ? position : move.start, record.offset)
    let oldDistance = position?.distance
    let wasTarget = move.target != nil
    defer { (movedRows, hasNewLength, isResampling) = (nil, false, false) }
    swap(&seen, &previouslySeen)
    seen.update(from: run, viewport: viewport, spacing: extents.spacing)
    position = anchorOfRun()
    pin(into: &frame)
    prefetch(after: move, into: &frame)
    publish(after: move, from: old, into: &frame)
    if movedRows?.isEdit == true {
      noteShift(beside: .zero, into: &frame)
    } else if !move.isJump, let old, let oldDistance {
      // At an end of the content the command moves less than it was asked to, and a target is aligned.
      let moved = distanceInRun(of: old.subview) - oldDistance
      let asked = frame.passes == 1 && !wasTarget ? move.commanded : moved
      // Where all is laid out anew, nothing but the anchor has a place to keep.
      if movedRows?.isRelayout != true { noteShift(beside: asked, into: &frame) }
    }
    countRows(into: &frame)
    if content.hasLoads, content.isLazy {
      for element in content.elements(of: seen.subviews)
      where content.subviews(ofElement: element)?.isEmpty == false {
        beginLoads(ofElement: element, on: .appear)
      }
    }
    lifetimes.endFrame(
      changed: move.changesSomething || frame.loaded > 0 || hasNewLength || frame.offset != oldOffset,
      seen: content.elements(of: seen.subviews),
      previouslySeen: movedRows?.elements ?? content.elements(of: previouslySeen.subviews),
      wanted: content.elements(of: rowsAhead),
      isEmpty: content.isConstant ? nil : { [content] in content.subviews(ofElement: $0)?.isEmpty ?? true },
      into: &frame, releasing: &events.released)
    if !events.released.isEmpty { forgetState(ofReleased: events.released) }
    frame.live = lifetimes.count
    frame.held = frame.live - content.elementCount(of: seen.subviews)
    frame.heldByIndex = lifetimes.heldByIndexCount - content.variableElementCount(of: seen.subviews)
    record = frame
    isFirstFrame = false
  }
}
