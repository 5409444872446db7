/// Frames without rows: the offset itself is the position.
extension LazyStack {
  /// Runs a frame while there are no rows.
  mutating func runWithoutRows(_ command: CheckedCommand, into frame: inout Frame) {
    switch command {
    case .change(let change): return fill(with: change, into: &frame)
    case .changeViewport(let width, let extent):
      region.take(width: width, into: &frame)
      scene.take(viewport: extent)
    case .changeInset(let inset): scene.take(inset: inset)
    case .rest, .idle, .scroll, .jump, .animate: break
    }
    let extent = scene.leading + scene.trailing
    rest(at: offset(after: command), content: extent, into: &frame)
    frame.record.foundNothing = command.goal?.element != nil
  }

  /// Takes over changed content, which may have rows.
  private mutating func fill(with change: ContentChange, into frame: inout Frame) {
    let (_, changesSomething) = region.take(change, into: &frame)
    scene.measureEnds(of: region.content)
    region.forgetRows()
    layOutAnew(
      at: record.offset, startsAtEnd: anchorsAtEnd, changesSomething: changesSomething, into: &frame)
  }

  /// Ends a frame without rows in which nothing moves.
  mutating func restWithoutRows(into frame: inout Frame) {
    rest(at: record.offset, content: scene.leading + scene.trailing, into: &frame)
  }

  private func rest(at offset: Length, content: Length, into frame: inout Frame) {
    frame.record.passes = 1
    frame.record.contentExtent = content
    frame.record.offset = scene.clamped(offset, content: content)
    // Elements without rows are alive, too.
    frame.record.live = region.lifetimes.count
    frame.record.held = region.lifetimes.count
    frame.record.heldByIndex = region.lifetimes.heldByIndexCount
  }

  /// Where a command leads; an element without rows is nowhere.
  private func offset(after command: CheckedCommand) -> Length {
    switch command {
    case .rest, .idle, .change, .changeViewport, .changeInset, .jump(.element), .animate(.element, _, _):
      record.offset
    case .scroll(let distance): record.offset + distance
    case .jump(let goal): goalOffset(goal)
    case .animate(let goal, let frame, let count):
      record.offset
        + Self.animatedDistance(from: record.offset, to: goalOffset(goal), frame: frame, of: count)
    }
  }
}
