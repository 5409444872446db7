package import LazyStacks

/// The dull twin of the stack: it is the specification, in arrays and plain loops.
///
/// Everything is derived anew in each frame, from all subviews. The real stack and the twin
/// share the vocabulary of frames, and no code.
package struct DullStack {
  let blocks: [DullBlock]
  let blockOfElement: [Int]
  let spacing: Length
  let leading: Length
  let trailing: Length
  let viewport: Length
  let parameters: ModelParameters
  let isLazy: Bool

  var environment: ContentEnvironment

  /// All rows; `nil` stands for one that is estimated to be there.
  var rows: [Row?] = []

  /// The rows whose index is certain: those before the first element, of what is there, not known.
  package internal(set) var knownCount = 0

  /// By row, the length it was measured with last.
  var lengths: [Length?] = []

  /// By element; `nil` if it is not in being.
  var lives: [Life?]

  /// The frames so far that changed something.
  var changes = 0

  /// What was just jumped to, never an offset: the anchor until the next scroll.
  ///
  /// `.edge(.top)` is row 0 at `leading`, `.edge(.bottom)` the last row, ending `trailing` before
  /// the viewport does.
  var target: ScrollGoal?

  /// What `walked` estimates remember; of no use to the others.
  var walked = Walked()

  /// The offset while there are no subviews to derive it from.
  var emptyOffset = Length.zero

  /// What only the current frame knows.
  var frame = Frame()

  /// What the last frame did.
  package internal(set) var record = FrameRecord()

  /// The anchor; `nil` without subviews.
  package internal(set) var position: ScrollPosition?

  /// The distance of each seen subview from the viewport's leading edge, in order.
  package internal(set) var distances: [Length] = []

  /// Lays out frame 0.
  ///
  /// - Parameters:
  ///   - blocks: The data, in order.
  package init(
    blocks: [DullBlock], environment: ContentEnvironment, spacing: Length, leading: Length, trailing: Length,
    viewport: Length, parameters: ModelParameters, isLazy: Bool
  ) {
    self.blocks = blocks
    blockOfElement = blocks.indices.flatMap { block in blocks[block].elements.map { _ in block } }
    self.environment = environment
    self.spacing = spacing
    self.leading = leading
    self.trailing = trailing
    self.viewport = viewport
    self.parameters = parameters
    self.isLazy = isLazy
    lives = blocks.flatMap(\.elements).map { _ in nil }
    resolveRows()

    frame.pending = ScrollPosition(subview: 0, distance: leading)
    if isLazy { takeSample() } else { buildEverything() }
    completeFrame(after: nil)
  }

  /// Runs one frame and returns what it did.
  package mutating func advance(_ command: FrameCommand) -> FrameRecord {
    let last = self
    record = FrameRecord()
    frame = Frame()
    if let position { frame.pending = position }
    frame.anchor = frame.pending.subview
    apply(command, after: last)
    completeFrame(after: last)
    return record
  }

  private mutating func completeFrame(after last: DullStack?) {
    record.passes = 1
    if !rows.isEmpty { fillDownward() }
    if rows.isEmpty {
      if last == nil || (position != nil && record.baseExtent == nil) {
        emptyOffset = leading - frame.pending.distance
      }
      position = nil
      target = nil
      distances = []
      emptyOffset = clamped(emptyOffset)
    } else {
      fillUpward()
      alignLastRow()
      alignFirstRow()
      // Where rows have come or gone there is nothing to return to.
      if record.exhausted != nil, frame.baseStart == nil, !frame.isAnew, let last { undo(to: last) }
      see()
      chooseAnchor()
      prefetch()
    }
    publish(after: last)
    appear(after: last)
    updateLives()
  }
}

extension DullStack {
  /// A frame in which a limit is reached ends where it began; what was built and measured stays.
  private mutating func undo(to last: DullStack) {
    target = last.target
    frame.chain = last.frame.chain
    frame.pending = last.position ?? frame.pending
    frame.pending.subview = min(frame.pending.subview, rowCount - 1)
    frame.isJump = false
    frame.walked = .zero
    frame.isUndone = true
  }
}

extension DullStack {
  /// An element in being.
  struct Life {
    /// Whether it was built ahead of a row of it being placed.
    let isPrefetched: Bool
    var wasSeen = false

    /// The value of `changes` in the last frame that used it.
    var lastUse = 0
  }

  /// What only one frame knows.
  struct Frame {
    /// Where filling starts: a row and its distance.
    var pending = ScrollPosition(subview: 0, distance: .zero)

    /// The placed rows: contiguous, from the top.
    var chain: [ScrollPosition] = []

    /// The placed rows in the order in which they were.
    var order: [Int] = []

    /// The rows measured before any was placed.
    var sampled: Set<Int> = []

    /// The distance walked.
    var walked = Length.zero
    var isJump = false
    var isIdle = false
    var isUpdate = false

    /// Whether a limit was reached, so that the frame ended where it began.
    var isUndone = false

    /// The elements built in this frame or wanted by prefetch.
    var used: Set<Int> = []

    /// Whether something but the offset changed.
    var hasChange = false

    /// Whether there were no rows before.
    var isAnew = false

    /// Where the anchor started when rows had come and gone; `nil` if the environment is the same.
    var baseStart: Length?

    /// Where the row is that was the anchor, or stands in for it.
    var anchor = 0
  }
}

extension DullStack {
  private mutating func apply(_ command: FrameCommand, after last: DullStack) {
    switch command {
    case .rest, .update:
      frame.isUpdate = command == .update
      resumeTarget()
    case .idle:
      resumeTarget()
      frame.isIdle = true
    case .changeEnvironment(let environment):
      change(to: environment, after: last)
    case .edit, .changeState, .changeViewport, .changeInset:
      preconditionFailure("not drawn yet")
    case .scroll(by: let distance):
      scroll(by: distance)
    case .jump(to: let goal):
      jump(to: goal)
    case .animate(to: let goal, let frame, of: let count):
      if frame == count {
        jump(to: goal)
      } else {
        animate(to: goal, frame: frame, of: count)
      }
    }
  }

  mutating func resumeTarget() {
    if let target { frame.pending = place(of: target) }
  }

  private mutating func scroll(by distance: Length) {
    target = nil
    let isWalk =
      switch parameters.walk {
      case .unlimited: true
      case .to(let viewports): distance.magnitude <= extent(ofViewports: viewports)
      }
    if rows.isEmpty {
      emptyOffset += distance
    } else if isWalk {
      frame.pending.distance -= distance
      frame.walked = distance
    } else {
      jump(to: .offset(offset + distance))
    }
  }

  private mutating func jump(to goal: ScrollGoal) {
    guard var goal = found(goal) else { return }
    frame.isJump = true
    if rows.isEmpty {
      if position == nil { emptyOffset = goalOffset(goal) }
      return
    }
    target = goal
    if case .offset(let offset) = goal {
      target = nil
      if offset < .zero {
        goal = .edge(.top)
      } else if offset >= contentExtent {
        goal = .edge(.bottom)
      }
    }
    // Whatever is aligned by its length is measured first.
    switch goal {
    case .element: preconditionFailure("it was found")
    case .subview(let row, _): _ = prepare(row)
    case .edge(.bottom): placeBottom()
    case .edge(.top): break
    case .offset:
      let place = place(of: goal)
      if makeKnown(place.subview) {
        frame.pending = place
      } else if record.exhausted == nil {
        placeBottom()
      }
      return
    }
    if record.exhausted == nil && !rows.isEmpty { frame.pending = self.place(of: goal) }
  }

  private mutating func placeBottom() {
    makeAllKnown()
    if rows.isEmpty || !prepare(rowCount - 1) { return }
    frame.pending = place(of: .edge(.bottom))
  }

  /// A goal with the subview that its element turns out to have; `nil` if it has none, or if the
  /// frame cannot find out.
  private mutating func found(_ goal: ScrollGoal) -> ScrollGoal? {
    guard case .element(let element, let alignment) = goal else { return goal }
    if let row = findFirstRow(ofElement: element) { return .subview(row, alignment) }
    if record.exhausted == nil {
      record.foundNothing = true
      resumeTarget()
    }
    return nil
  }

  private mutating func animate(to goal: ScrollGoal, frame: Int, of count: Int) {
    guard let goal = found(goal) else { return }
    scroll(by: step(to: goal, frame: frame, of: count))
  }

  /// How far an animation moves in a frame that is not its last.
  private func step(to goal: ScrollGoal, frame: Int, of count: Int) -> Length {
    func eased(_ frame: Int) -> Double {
      let t = Double(frame) / Double(count)
      return t * t * (3 - 2 * t)
    }
    let before = eased(frame - 1)
    let remaining = (goalOffset(goal) - offset).doublePoints
    return Length(points: remaining * (eased(frame) - before) / (1 - before))
  }
}

extension DullStack {
  private mutating func publish(after last: DullStack?) {
    if isWalked { publishWalked(after: last) }
    record.offset = offset
    record.contentExtent = contentExtent
    guard let last else { return }
    if record.offset != last.record.offset || frame.isUpdate || frame.hasChange { changes += 1 }

    guard let before = last.position, position != nil, !frame.isJump else { return }
    let anchor = min(frame.anchor, rowCount)
    if !isWalked {
      record.offsetDelta = start(of: anchor) - (frame.baseStart ?? last.start(of: anchor))
    }
    let isAsked = frame.baseStart == nil || record.passes > 1
    noteShift(after: last, asked: isAsked ? placeNow(of: anchor) - before.distance : .zero)
  }

  /// Notes by how much a row seen before moved otherwise than asked.
  private mutating func noteShift(after last: DullStack, asked: Length) {
    var places = frame.chain
    let next = (places.last?.subview).map { $0 + 1 } ?? frame.pending.subview
    if frame.baseStart != nil, next < rowCount {
      places.append(ScrollPosition(subview: next, distance: placeNow(of: next)))
    }
    for (seen, before) in zip(last.record.seen, last.distances) {
      for place in places where rows[place.subview] == last.rows[seen] {
        record.shift = max(record.shift, (place.distance - before - asked).magnitude)
      }
    }
  }

  /// The distance of the row that filling began at: it is placed, next below the placed rows, or
  /// all there is.
  ///
  /// A frame that does not jump fills from the old anchor.
  func placeNow(of row: Int) -> Length {
    for placed in frame.chain where placed.subview == row { return placed.distance }
    if let bottom = frame.chain.last { return end(of: bottom) + spacing }
    return frame.pending.distance
  }

  private mutating func appear(after last: DullStack?) {
    let seenBefore = last?.seenRows ?? []
    for placed in frame.chain where !seenBefore.contains(rows[placed.subview]) && !frame.isUndone {
      record.placed += 1
      if !record.seen.contains(placed.subview) { record.passed += 1 }
    }
    if isLazy {
      for row in seenRows where !seenBefore.contains(row) { record.appeared += 1 }
      for row in seenBefore where !seenRows.contains(row) { record.disappeared += 1 }
    } else if last == nil || frame.baseStart != nil || frame.isAnew || record.baseExtent != nil {
      // What is measured has appeared.
      let (now, before) = (Set(measuredRows), Set(last?.measuredRows ?? []))
      record.appeared = now.subtracting(before).count
      record.disappeared = before.subtracting(now).count
    }
  }

  private var measuredRows: [Row] {
    zip(rows, lengths).compactMap { row, length in length == nil ? nil : row }
  }

  var seenRows: [Row?] { Array(rows[record.seen]) }
}
