package import LazyStacks

/// The dull twin of the stack: it is the specification, in arrays and plain loops.
///
/// Everything is derived anew in each frame, from all subviews. The real stack and the twin
/// share the vocabulary of frames, and no code.
package struct DullStack {
  let lengths: [Length]
  let elements: [Int]
  let spacing: Length
  let leading: Length
  let trailing: Length
  let viewport: Length
  let parameters: ModelParameters
  let isLazy: Bool

  /// The rows measured so far; a measured row stays measured for ever.
  var isMeasured: [Bool]

  /// By element; `nil` if it is not in being.
  var lives: [Life?]

  /// The frames so far whose offset differs from the one before, and those that update something.
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
  ///   - lengths: The true length of each subview.
  ///   - elements: The element each subview belongs to: 0, 0, 1, 2, 2, and so on.
  package init(
    lengths: [Length], elements: [Int], spacing: Length, leading: Length, trailing: Length,
    viewport: Length, parameters: ModelParameters, isLazy: Bool
  ) {
    precondition(lengths.count == elements.count, "each subview has a length and an element")
    self.lengths = lengths
    self.elements = elements
    self.spacing = spacing
    self.leading = leading
    self.trailing = trailing
    self.viewport = viewport
    self.parameters = parameters
    self.isLazy = isLazy
    isMeasured = lengths.map { _ in false }
    lives = Array(repeating: nil, count: elements.last.map { $0 + 1 } ?? 0)

    frame.pending = ScrollPosition(subview: 0, distance: leading)
    if isLazy { takeSample() } else { buildEverything() }
    completeFrame(after: nil)
  }

  /// Runs one frame and returns what it did.
  package mutating func advance(_ command: FrameCommand) -> FrameRecord {
    let last = self
    record = FrameRecord()
    frame = Frame()
    apply(command)
    completeFrame(after: last)
    return record
  }

  private mutating func completeFrame(after last: DullStack?) {
    record.passes = 1
    if lengths.isEmpty {
      emptyOffset = clamped(emptyOffset)
    } else {
      fillDownward()
      fillUpward()
      alignLastRow()
      alignFirstRow()
      if record.exhausted != nil, let last { undo(to: last) }
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
    frame.isJump = false
    frame.walked = .zero
    frame.isUndone = true
  }
}

extension DullStack {
  /// An element in being.
  struct Life {
    /// Whether it was built ahead of being placed.
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
  }
}

extension DullStack {
  private mutating func apply(_ command: FrameCommand) {
    if let position { frame.pending = position }
    switch command {
    case .rest, .update:
      frame.isUpdate = command == .update
      resumeTarget()
    case .idle:
      resumeTarget()
      frame.isIdle = true
    case .changeEnvironment: preconditionFailure("the twin's rows are given")
    case .scroll(by: let distance):
      scroll(by: distance)
    case .jump(to: let goal):
      jump(to: goal)
    case .animate(to: let goal, let frame, of: let count):
      if frame == count {
        jump(to: goal)
      } else {
        scroll(by: step(to: goal, frame: frame, of: count))
      }
    }
  }

  private mutating func resumeTarget() {
    if let target { frame.pending = place(of: target) }
  }

  private mutating func scroll(by distance: Length) {
    target = nil
    let isWalk =
      switch parameters.walk {
      case .unlimited: true
      case .to(let viewports): distance.magnitude <= extent(ofViewports: viewports)
      }
    if lengths.isEmpty {
      emptyOffset += distance
    } else if isWalk {
      frame.pending.distance -= distance
      frame.walked = distance
    } else {
      jump(to: .offset(offset + distance))
    }
  }

  private mutating func jump(to goal: ScrollGoal) {
    frame.isJump = true
    if lengths.isEmpty {
      emptyOffset = goalOffset(goal)
      return
    }
    var goal = goal
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
    case .element: preconditionFailure("the twin is given subviews")
    case .subview(let row, _): _ = prepare(row)
    case .edge(.bottom): _ = prepare(lengths.count - 1)
    case .edge(.top), .offset: break
    }
    frame.pending = place(of: goal)
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
    if record.offset != last.record.offset || frame.isUpdate { changes += 1 }

    guard let anchor = last.position, !frame.isJump else { return }
    if !isWalked {
      record.offsetDelta = start(of: anchor.subview) - last.start(of: anchor.subview)
    }

    let anchorMovement = placeNow(of: anchor.subview) - anchor.distance
    for (row, before) in zip(last.record.seen, last.distances) {
      for placed in frame.chain where placed.subview == row {
        let movement = placed.distance - before
        record.shift = max(record.shift, (movement - anchorMovement).magnitude)
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
    let seenBefore = last?.record.seen ?? 0..<0
    for placed in frame.chain where !seenBefore.contains(placed.subview) && !frame.isUndone {
      record.placed += 1
      if !record.seen.contains(placed.subview) { record.passed += 1 }
    }
    if isLazy {
      for row in record.seen where !seenBefore.contains(row) { record.appeared += 1 }
      for row in seenBefore where !record.seen.contains(row) { record.disappeared += 1 }
    } else if last == nil {
      for element in elements where lives[element] != nil { record.appeared += 1 }
    }
  }
}
