import struct Foundation.CGFloat

extension LazyStack {
  /// Decides what a command comes to; the row it names is built and measured.
  mutating func resolve(
    _ command: CheckedCommand, from position: ScrollPosition, into frame: inout Frame
  ) -> Move {
    switch command {
    case .rest(let changesSomething):
      return Move(start: position, changesSomething: changesSomething, target: anchor?.target)
    case .idle:
      return Move(start: position, motion: .idle, target: anchor?.target)
    case .change(let change):
      return adopt(change, from: position, into: &frame)
    case .changeViewport(let width, let extent):
      return changeViewport(width: width, extent: extent, from: position, into: &frame)
    case .changeInset(let inset):
      return changeInset(to: inset, from: position)
    case .scroll(let distance):
      return move(by: distance, from: position, into: &frame)
    case .jump(let goal):
      let move = jump(to: goal, from: position, into: &frame)
      return isNearby(move, from: position, in: frame) ? walk(move, from: position, into: &frame) : move
    case .animate(let goal, let step, let count):
      if let element = goal.element, !region.find(element, into: &frame) {
        return Move(start: position, target: anchor?.target)
      }
      let distance = Self.animatedDistance(
        from: record.offset, to: goalOffset(goal), frame: step, of: count)
      return move(by: distance, from: position, into: &frame)
    }
  }

  /// Walks, or jumps if that is too far for one frame.
  private mutating func move(
    by distance: Length, from position: ScrollPosition, into frame: inout Frame
  ) -> Move {
    if case .to(let viewports) = parameters.walk,
      distance.magnitude > Length(CGFloat(viewports) * viewport.points)
    {
      return jump(to: .offset(record.offset + distance), from: position, into: &frame)
    }
    let start = ScrollPosition(subview: position.subview, distance: position.distance - distance)
    return Move(start: start, motion: .walk(distance))
  }

  /// Decides where a jump leads; where a limit is reached before that is known, the anchor stays.
  mutating func jump(
    to goal: ScrollGoal, from position: ScrollPosition, into frame: inout Frame
  ) -> Move {
    guard let move = move(to: goal, into: &frame), !frame.isAtLimit else {
      return Move(start: position, target: anchor?.target)
    }
    return move
  }

  /// Where the last row is with the content's end at the viewport's; `nil` if the frame cannot find it.
  mutating func endPosition(into frame: inout Frame) -> ScrollPosition? {
    move(to: .edge(.bottom), into: &frame)?.start
  }

  /// `nil` if there is no such row.
  private mutating func move(to goal: ScrollGoal, into frame: inout Frame) -> Move? {
    switch goal {
    case .element(let element, let alignment):
      move(toElement: element, alignment, into: &frame)
    case .subview(let subview, let alignment):
      move(toSubview: subview, alignment, into: &frame)
    case .edge(.top):
      Move(
        start: ScrollPosition(subview: 0, distance: scene.leading), motion: .jump,
        target: KeptTarget(subview: 0, place: .contentStart))
    case .edge(.bottom):
      moveToEnd(into: &frame)
    case .offset(let offset) where offset < .zero:
      move(to: .edge(.top), into: &frame)?.released
    case .offset(let offset) where offset >= currentContentExtent:
      move(to: .edge(.bottom), into: &frame)?.released
    case .offset(let offset):
      move(toOffset: offset, into: &frame)
    }
  }

  /// Builds all elements that must be built to know the last row.
  private mutating func moveToEnd(into frame: inout Frame) -> Move? {
    guard region.resolveLast(into: &frame), let last = region.subviews.last else { return nil }
    return keep(KeptTarget(subview: last, place: .contentEnd), into: &frame)
  }

  /// Finds an element's first subview, building what that takes.
  private mutating func move(
    toElement element: ElementKey, _ alignment: ScrollGoal.Alignment, into frame: inout Frame
  ) -> Move? {
    guard region.find(element, into: &frame),
      let subview = region.content.subviews(of: element)?.first
    else { return nil }
    return keep(KeptTarget(subview: subview, place: .aligned(alignment)), into: &frame)
  }

  /// Builds the elements up to a subview; one that turns out not to be there is the last.
  private mutating func move(
    toSubview subview: SubviewIndex, _ alignment: ScrollGoal.Alignment, into frame: inout Frame
  ) -> Move? {
    guard region.resolve(upTo: subview, because: .index, into: &frame) else { return nil }
    if !region.subviews.contains(subview) { return move(to: .edge(.bottom), into: &frame)?.released }
    return keep(KeptTarget(subview: subview, place: .aligned(alignment)), into: &frame)
  }

  private mutating func move(toOffset offset: Length, into frame: inout Frame) -> Move? {
    guard let start = start(at: offset), region.resolve(upTo: start.subview, because: .index, into: &frame)
    else { return nil }
    // Building may have shown that there are fewer subviews than estimated.
    if !region.subviews.contains(start.subview) { return move(to: .edge(.bottom), into: &frame)?.released }
    return Move(start: start, motion: .jump, offset: offset)
  }

  /// The row that the published edges put at an offset, and its distance from it.
  private func start(at offset: Length) -> ScrollPosition? {
    let subview = region.extents.subview(atOrAfter: offset - scene.contentStart) ?? region.subviews.last
    return subview.map { ScrollPosition(subview: $0, distance: derivedDistance(of: $0, at: offset)) }
  }

  /// Builds and measures a row, and puts it where it is to stay.
  ///
  /// Returns `nil` if a limit was reached.
  private mutating func keep(_ target: KeptTarget, into frame: inout Frame) -> Move? {
    // A header that will be pinned over it takes room from it.
    if let header = region.header(over: target.subview) {
      _ = region.measure(header, because: .target, into: &frame)
    }
    guard let length = region.measure(target.subview, because: .target, into: &frame) else { return nil }
    let target = settled(target, length: length)
    let start = ScrollPosition(subview: target.subview, distance: distance(of: target, length: length))
    return Move(start: start, motion: .jump, target: target)
  }

  /// Decides which end of a row is shown, by the length that it has now: it stays that end when sizes change later.
  private func settled(_ target: KeptTarget, length: Length) -> KeptTarget {
    guard target.place == .aligned(.nearestEnd),
      length > visibleExtent - region.headerExtent(over: target.subview)
    else { return target }
    return KeptTarget(subview: target.subview, place: .aligned(.nearestStart))
  }

  /// Returns how far from the viewport's leading edge a kept row of a given length starts.
  func distance(of target: KeptTarget, length: Length) -> Length {
    let header = region.headerExtent(over: target.subview)
    return switch target.place {
    case .aligned(.unitPoint(let anchor)):
      header + Length(CGFloat(anchor.unitPoint) * (visibleExtent - header - length).points)
    case .aligned(.nearestStart): header
    case .aligned(.nearestEnd): max(header, visibleExtent - length)
    case .contentStart: scene.leading
    case .contentEnd: visibleExtent - scene.trailing - length
    case .startAt(let distance): distance
    case .endAt(let distance): visibleExtent - distance - length
    }
  }
}

extension LazyStack {
  /// Returns the content offset that a goal comes to by what is known now, within the scrollable range.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  package func goalOffset(_ goal: ScrollGoal) -> Length {
    let extent = currentContentExtent
    let offset: Length =
      switch goal {
      case .offset(let offset): offset
      case .edge(.top): .zero
      case .edge(.bottom): extent - visibleExtent
      case .element(let element, let alignment):
        derivedOffset(of: region.content.estimatedFirstSubview(of: element), alignment)
      case .subview(let subview, let alignment):
        derivedOffset(of: subview, alignment)
      }
    return scene.clamped(offset, content: extent)
  }

  private func derivedOffset(of subview: SubviewIndex, _ alignment: ScrollGoal.Alignment) -> Length {
    // All elements may have been built and have none.
    guard let last = region.subviews.last else { return record.offset }
    let subview = min(subview, last)
    return scene.contentStart + region.extents.leadingEdge(of: subview)
      - distance(of: subview, aligned: alignment)
  }

  /// Returns how far an animation moves in a frame: its curve is 3t² - 2t³, and each frame covers
  /// what is left of it.
  static func animatedDistance(from offset: Length, to goal: Length, frame: Int, of count: Int) -> Length {
    func eased(_ frame: Int) -> Double {
      let t = Double(frame) / Double(count)
      return t * t * (3 - 2 * t)
    }
    let before = eased(frame - 1)
    // So near the end that nothing is left to divide.
    if before >= 1 { return goal - offset }
    return Length(CGFloat(Double((goal - offset).points) * (eased(frame) - before) / (1 - before)))
  }

  /// Returns the alignment that shows a subview with the least move; `nil` if it is shown already.
  ///
  /// It is shown in the part of the viewport that neither its section's header nor an inset covers. If it starts
  /// before that part, or is longer, its start is put at the part's start, else its end at the part's end. Where no
  /// row is seen, estimated edges decide.
  package func leastMove(showing subview: SubviewIndex) -> ScrollGoal.Alignment? {
    let seen = region.screen.seen.subviews
    if let first = seen.first, subview < first { return .nearestStart }
    if let last = seen.last, subview > last { return .nearestEnd }
    let start = seen.isEmpty ? distance(of: subview) : region.screen.run.distance(of: subview)
    let header = region.headerExtent(over: subview)
    let length = region.knownLength(of: subview)
    if start < header || length > visibleExtent - header { return .nearestStart }
    return start + length > visibleExtent ? .nearestEnd : nil
  }
}
