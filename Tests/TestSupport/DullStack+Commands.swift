import LazyStacks

extension DullStack {
  mutating func apply(_ command: FrameCommand, after last: DullStack) {
    switch command {
    case .rest: break
    case .update: frame.hasChange = true
    case .idle: frame.isIdle = true
    case .changeEnvironment(let new):
      change(after: last, isDataEdit: false) { twin in
        twin.environment = new
        return []
      }
    case .changeState(let index, let flag, let value):
      let element = data.elements[index.rawValue]
      change(after: last, isDataEdit: false) { twin in
        if value { twin.lives[element]?.state.insert(flag) } else { twin.lives[element]?.state.remove(flag) }
        return []
      }
    case .edit(let edits):
      let isDataEdit = edits.contains { if case .resize = $0 { false } else { true } }
      change(after: last, isDataEdit: isDataEdit) { twin in Set(edits.compactMap { twin.data.apply($0) }) }
    case .changeViewport(let width, let extent):
      changeViewport(width: width, extent: extent)
    case .changeInset(let inset):
      changeInset(to: inset)
    case .scroll(by: let distance):
      scroll(by: distance, after: last)
    case .jump(to: let goal):
      jump(to: goal, mayWalk: true, after: last)
    case .animate(to: let goal, let frame, of: let count):
      if frame == count {
        jump(to: goal, mayWalk: true, after: last)
      } else {
        animate(to: goal, frame: frame, of: count, after: last)
      }
    }
  }

  mutating func resumeTarget() {
    if let target { frame.pending = place(of: target) }
  }

  private mutating func scroll(by distance: Length, after last: DullStack) {
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
      frame.commanded = -distance
    } else {
      jump(to: .offset(last.record.offset + distance), mayWalk: false, after: last)
    }
  }

  private mutating func animate(
    to goal: ScrollGoal, frame: Int, of count: Int, after last: DullStack
  ) {
    guard let goal = found(goal) else { return }
    func eased(_ frame: Int) -> Double {
      let t = Double(frame) / Double(count)
      return t * t * (3 - 2 * t)
    }
    let before = eased(frame - 1)
    let remaining = (goalOffset(goal) - last.record.offset).doublePoints
    scroll(by: Length(points: remaining * (eased(frame) - before) / (1 - before)), after: last)
  }
}

extension DullStack {
  /// Where a limit is reached before it is known where to go, the anchor stays, and a target.
  mutating func jump(to goal: ScrollGoal, mayWalk: Bool, after last: DullStack) {
    guard let goal = found(goal) else { return }
    if rows.isEmpty {
      if position == nil { emptyOffset = goalOffset(goal) }
      return
    }
    frame.isJump = true
    let anchor = frame.pending
    go(to: goal)
    if mayWalk, isNearby(anchor, after: last) { walk(from: anchor) }
    if record.limitReached == nil && !rows.isEmpty { return }
    (frame.isJump, frame.isNearbyJump) = (false, false)
    frame.pending = anchor
    if !rows.isEmpty { target = last.target }
  }

  private mutating func go(to goal: ScrollGoal) {
    // Whatever is aligned by its length is measured first.
    switch goal {
    case .element: preconditionFailure("it was found")
    case .subview(let row, let alignment):
      target = .aligned(row.rawValue, alignment)
      if !prepare(row.rawValue) { return }
      // What is too long now shows its start from now on.
      if alignment == .nearestEnd, measuredLength(of: row.rawValue) > visibleExtent {
        target = .aligned(row.rawValue, .nearestStart)
      }
      resumeTarget()
    case .edge(.top):
      target = .contentStart
      resumeTarget()
    case .edge(.bottom):
      target = .contentEnd
      placeBottom()
    case .offset(let offset):
      target = nil
      jump(toOffset: offset)
    }
  }

  mutating func jump(toOffset offset: Length) {
    if offset < .zero {
      frame.pending = place(of: .contentStart)
    } else if offset >= contentExtent {
      placeBottom()
    } else {
      let row = row(at: offset)
      let distance = start(of: row) - offset
      if makeKnown(row) {
        frame.pending = Place(subview: row, distance: distance)
        frame.jumpOffset = offset
      } else if record.limitReached == nil {
        placeBottom()
      }
    }
  }

  mutating func placeBottom() {
    makeAllKnown()
    if rows.isEmpty || !prepare(rowCount - 1) { return }
    frame.pending = place(of: .contentEnd)
  }

  /// A goal with the subview that its element turns out to have; `nil` if it has none, or if the
  /// frame cannot find out.
  private mutating func found(_ goal: ScrollGoal) -> ScrollGoal? {
    guard case .element(let key, let alignment) = goal else { return goal }
    // Nothing is built to find what is known not to be there.
    if !isShown(DullElement(key).block) {
      record.foundNothing = true
      return nil
    }
    if let row = findFirstRow(of: DullElement(key)) { return .subview(SubviewIndex(row), alignment) }
    record.foundNothing = record.limitReached == nil
    return nil
  }
}

extension DullStack {
  /// Whether all of the row that a jump leads to lies within the viewports that it walks, from the rows on screen.
  private func isNearby(_ anchor: Place, after last: DullStack) -> Bool {
    if !isLazy || parameters.jumpWalk == 0 || record.limitReached != nil || rows.isEmpty { return false }
    if anchor.subview >= knownCount { return false }
    let seen = last.seen.isEmpty ? anchor.subview..<anchor.subview + 1 : last.seen
    let row = frame.pending.subview
    let length = isWalked ? foretoldLength(of: row) : length(of: row)
    // What is put out of sight is not walked to.
    let start = frame.pending.distance
    if frame.jumpOffset == nil, start >= viewport || (start < .zero && start + length <= .zero) {
      return false
    }
    if seen.contains(row) { return true }
    let reach = extent(ofViewports: parameters.jumpWalk)
    if row < seen.lowerBound { return self.start(of: seen.lowerBound) - self.start(of: row) <= reach }
    return self.start(of: row) + length - (self.start(of: seen.upperBound) - spacing) <= reach
  }

  /// Begins at the anchor, where it is once the content has moved as far as the jump leads.
  private mutating func walk(from anchor: Place) {
    frame.isNearbyJump = true
    if let offset = frame.jumpOffset {
      let distance = offset - (start(of: anchor.subview) - anchor.distance)
      frame.pending = Place(subview: anchor.subview, distance: anchor.distance - distance)
      return
    }
    var row = frame.pending.subview
    var distance = frame.pending.distance
    for next in min(row, anchor.subview)..<max(row, anchor.subview) where !prepare(next) { return }
    while row < anchor.subview {
      distance += measuredLength(of: row) + spacing
      row += 1
    }
    while row > anchor.subview {
      row -= 1
      distance -= measuredLength(of: row) + spacing
    }
    frame.pending = Place(subview: row, distance: distance)
  }
}
