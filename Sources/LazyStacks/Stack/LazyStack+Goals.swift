import struct Foundation.CGFloat

/// What a command comes to: where the anchor is put, and how.
struct Move {
  /// The subview to place first, and where.
  var start: ScrollPosition

  /// Whether nothing connects this frame's rows with the last one's.
  var isJump = false

  /// Where the row to place first starts by the edges as they were before the frame, if its index changed.
  var baseEdge: Length?

  /// Whether the frame changes something even if the offset stays.
  var changesSomething = false

  /// By how much rows on screen are asked to move, unless it is a jump.
  var commanded = Length.zero

  /// Where the user is heading while rows are walked: -1 to the start, 1 to the end, else 0.
  var direction = 0

  /// Whether spare time may be used.
  var isIdle = false

  /// The row that stays where the command put it.
  var target: KeptTarget?
}

/// A row that a scroll command put somewhere, which stays the anchor until the user scrolls.
struct KeptTarget: Hashable, Sendable {
  var subview: Int
  var place: Place

  enum Place: Hashable, Sendable {
    case aligned(ScrollGoal.Alignment)

    /// The first row, with the content's start at the viewport's.
    case contentStart

    /// The last row, with the content's end at the viewport's.
    case contentEnd

    /// At a distance from the viewport's start, or with its end at one from the viewport's end: what was put at
    /// an end of the content that has gone on since.
    case startAt(Length)
    case endAt(Length)
  }
}

extension LazyStack {
  /// Decides what a command comes to; the row it names is built and measured.
  mutating func resolve(
    _ command: FrameCommand, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    switch command {
    case .rest, .idle, .update:
      var move = Move(start: position, target: target)
      (move.changesSomething, move.isIdle) = (command == .update, command == .idle)
      return move
    case .changeEnvironment(let environment):
      return adopt(.environment(environment), from: position, into: &frame)
    case .edit(let edits):
      return adopt(.edit(edits), from: position, into: &frame)
    case .changeState(let element, let flag, let value):
      return adopt(.state(element: element, flag: flag, value: value), from: position, into: &frame)
    case .changeViewport(let width, let extent):
      return changeViewport(width: width, extent: extent, from: position, into: &frame)
    case .changeInset(let inset):
      return changeInset(to: inset, from: position)
    case .scroll(let distance):
      return move(by: distance, from: position, into: &frame)
    case .jump(let goal):
      return jump(to: goal, from: position, into: &frame)
    case .animate(let goal, let step, let count):
      if step == count { return jump(to: goal, from: position, into: &frame) }
      if let element = command.goalElement, !find(element, into: &frame) {
        return Move(start: position, target: target)
      }
      let distance = Self.animatedDistance(
        from: record.offset, to: goalOffset(goal), frame: step, of: count)
      return move(by: distance, from: position, into: &frame)
    }
  }

  /// Walks, or jumps if that is too far for one frame.
  private mutating func move(
    by distance: Length, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    if case .to(let viewports) = parameters.walk,
      distance.magnitude > Length(CGFloat(viewports) * viewport.points)
    {
      return jump(to: .offset(record.offset + distance), from: position, into: &frame)
    }
    let start = ScrollPosition(subview: position.subview, distance: position.distance - distance)
    return Move(start: start, commanded: -distance, direction: Int(distance.units.signum()))
  }

  /// Decides where a jump leads; where a limit is reached before that is known, the anchor stays.
  mutating func jump(
    to goal: ScrollGoal, from position: ScrollPosition, into frame: inout FrameRecord
  ) -> Move {
    let stay = Move(start: position, target: target)
    guard let move = move(to: goal, into: &frame), frame.exhausted == nil else { return stay }
    return move
  }

  /// `nil` if there is no such row.
  private mutating func move(to goal: ScrollGoal, into frame: inout FrameRecord) -> Move? {
    switch goal {
    case .element(let element, let alignment):
      move(toElement: element, alignment, into: &frame)
    case .subview(let subview, let alignment):
      keep(KeptTarget(subview: subview, place: .aligned(alignment)), into: &frame)
    case .edge(.top):
      Move(
        start: ScrollPosition(subview: 0, distance: leading), isJump: true,
        target: KeptTarget(subview: 0, place: .contentStart))
    case .edge(.bottom):
      resolveAll(into: &frame) && extents.subviewCount > 0
        ? keep(KeptTarget(subview: extents.subviewCount - 1, place: .contentEnd), into: &frame) : nil
    case .offset(let offset) where offset < .zero:
      move(to: .edge(.top), into: &frame)?.released
    case .offset(let offset) where offset >= currentContentExtent:
      move(to: .edge(.bottom), into: &frame)?.released
    case .offset(let offset):
      move(toOffset: offset, into: &frame)
    }
  }

  /// Finds an element's first subview, building what that takes.
  private mutating func move(
    toElement element: ElementKey, _ alignment: ScrollGoal.Alignment, into frame: inout FrameRecord
  ) -> Move? {
    guard find(element, into: &frame), let subview = content.subviews(of: element)?.first else {
      return nil
    }
    return keep(KeptTarget(subview: subview, place: .aligned(alignment)), into: &frame)
  }

  /// Builds the elements up to one; returns whether it has subviews, and whether the frame could tell.
  private mutating func find(_ element: ElementKey, into frame: inout FrameRecord) -> Bool {
    guard resolve(element, into: &frame) else { return false }
    frame.foundNothing = content.subviews(of: element)?.isEmpty ?? true
    return !frame.foundNothing
  }

  private mutating func move(toOffset offset: Length, into frame: inout FrameRecord) -> Move? {
    let start = start(at: offset)
    guard resolve(upTo: start.subview, because: .index, into: &frame) else { return nil }
    // Building may have shown that there are fewer subviews than estimated.
    if start.subview >= extents.subviewCount { return move(to: .edge(.bottom), into: &frame)?.released }
    return Move(start: start, isJump: true)
  }

  /// The row that the published edges put at an offset, and its distance from it.
  private func start(at offset: Length) -> ScrollPosition {
    let subview = publishedSubview(atOrAfter: offset - contentStart) ?? extents.subviewCount - 1
    return ScrollPosition(subview: subview, distance: contentStart + publishedEdge(of: subview) - offset)
  }

  /// Builds and measures a row, and puts it where it is to stay.
  ///
  /// Returns `nil` if a limit was reached.
  private mutating func keep(_ target: KeptTarget, into frame: inout FrameRecord) -> Move? {
    // A header that will be pinned over it takes room from it.
    if parameters.targetUnderHeader == .below, let header = content.pinnedHeader(over: target.subview)?.header
    {
      _ = measure(header, because: .target, into: &frame)
    }
    guard let length = measure(target.subview, because: .target, into: &frame) else { return nil }
    let start = ScrollPosition(subview: target.subview, distance: distance(of: target, length: length))
    return Move(start: start, isJump: true, target: target)
  }

  /// How far from the viewport's leading edge a kept row of a given length starts.
  func distance(of target: KeptTarget, length: Length) -> Length {
    switch target.place {
    case .aligned(.unitPoint(let anchor)):
      headerExtent(over: target.subview)
        + Length(
          CGFloat(anchor.unitPoint)
            * (visibleExtent - headerExtent(over: target.subview) - length).points)
    case .aligned(.nearestStart): headerExtent(over: target.subview)
    case .aligned(.nearestEnd): length > visibleExtent ? .zero : visibleExtent - length
    case .contentStart: leading
    case .contentEnd: visibleExtent - trailing - length
    case .startAt(let distance): distance
    case .endAt(let distance): visibleExtent - distance - length
    }
  }
}

extension Move {
  /// The same, without a row that stays.
  fileprivate var released: Move {
    var move = self
    move.target = nil
    return move
  }
}

extension LazyStack {
  /// Returns the content offset that a goal comes to by what is known now, within the scrollable range.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  public func goalOffset(_ goal: ScrollGoal) -> Length {
    let extent = currentContentExtent
    let offset: Length =
      switch goal {
      case .offset(let offset): offset
      case .edge(.top): .zero
      case .edge(.bottom): extent - visibleExtent
      case .element(let element, let alignment):
        derivedOffset(of: content.estimatedFirstSubview(of: element), alignment)
      case .subview(let subview, let alignment):
        derivedOffset(of: subview, alignment)
      }
    return clampedToContent(offset, content: extent)
  }

  /// Where the last row is with the content's end at the viewport's; `nil` if the frame cannot find it.
  mutating func endPosition(into frame: inout FrameRecord) -> ScrollPosition? {
    move(to: .edge(.bottom), into: &frame)?.start
  }

  private func derivedOffset(of subview: Int, _ alignment: ScrollGoal.Alignment) -> Length {
    // All elements may have been built and have none.
    guard extents.subviewCount > 0 else { return record.offset }
    let subview = min(subview, extents.subviewCount - 1)
    return contentStart + publishedEdge(of: subview) - distance(of: subview, aligned: alignment)
  }

  /// Returns the nearest offset at which the content fills the viewport, or its start.
  func clampedToContent(_ offset: Length, content: Length) -> Length {
    max(.zero, min(offset, content - visibleExtent))
  }

  /// Returns how far an animation moves in a frame: its curve is 3t² - 2t³, and each frame covers
  /// what is left of it.
  static func animatedDistance(from offset: Length, to goal: Length, frame: Int, of count: Int) -> Length {
    func eased(_ frame: Int) -> Double {
      let t = Double(frame) / Double(count)
      return t * t * (3 - 2 * t)
    }
    if frame == count { return goal - offset }
    let before = eased(frame - 1)
    return Length(CGFloat(Double((goal - offset).points) * (eased(frame) - before) / (1 - before)))
  }

  /// Returns the alignment that shows a subview with the least move; `nil` if it is shown already.
  public func leastMove(showing subview: Int) -> ScrollGoal.Alignment? {
    guard let first = seen.subviews.first, let last = seen.subviews.last else {
      return position.map { subview < $0.subview ? .nearestStart : .nearestEnd }
    }
    if subview < first { return .nearestStart }
    if subview > last { return .nearestEnd }
    let start = seen.distance(of: subview, spacing: extents.spacing)
    let length = knownLength(of: subview)
    if start < headerExtent(over: subview) { return .nearestStart }
    return start + length > visibleExtent ? .nearestEnd : nil
  }
}
