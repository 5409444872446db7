/// What is built before anything is placed, and a stack without rows.
extension LazyStack {
  /// Measures the first rows, whose mean stands for all others until more are known.
  mutating func sample(into frame: inout FrameRecord) {
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
      guard measure(subview, because: .eager, into: &frame) != nil else { return }
    }
  }

  /// A scroll view without rows: the offset itself is the position.
  mutating func moveWithoutRows(_ command: FrameCommand, into frame: inout FrameRecord) {
    frame.passes = 1
    frame.contentExtent = leading + trailing
    let offset: Length =
      switch command {
      case .rest, .idle, .update, .changeEnvironment, .edit, .changeState, .changeViewport, .changeInset:
        record.offset
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
}
