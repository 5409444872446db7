import LazyStacks

/// Motions that go on by themselves, what comes between, and what follows from where they lead.
extension RandomStack {
  /// The frames of a fling, in thirds of a point.
  mutating func fling() -> [FrameCommand] {
    var pixels = Double(generator.integer(in: 10...400))
    let sign: Double = generator.chance(0.4) ? -1 : 1
    let slowing = generator.pick([0.97, 0.85])
    var frames: [FrameCommand] = []
    while pixels >= 1, frames.count < 40 {
      frames.append(.scroll(by: Length(points: sign * pixels.rounded() / 3)))
      pixels *= slowing
    }
    return frames
  }

  /// Goes on with what was begun; now and then data changes meanwhile, or the scroll view turns.
  mutating func next(for twin: DullStack) -> FrameCommand {
    if generator.chance(interruptionShare) {
      if generator.chance(0.5) { return changedSize(of: twin) }
      // What leads to a row by its index would lead to another one now.
      queue.removeAll { $0.leadsToRow }
      return .edit(edits(of: twin.data))
    }
    return queue.removeFirst()
  }

  /// A reaction that adds rows, where the content's end is near: one page after the other, and not for ever.
  mutating func reaction(in twin: DullStack) -> FrameCommand? {
    guard let reactionReach, pageCount < 12,
      twin.record.contentExtent - twin.record.offset - twin.visibleExtent <= reactionReach
    else { return nil }
    pageCount += 1
    queue.removeAll { $0.leadsToRow }
    let list = generator.integer(in: 0...twin.data.lists.count - 1)
    return .edit([.insert(Insertion(generator.integer(in: 1...8), at: .end, into: ListName("b\(list)")))])
  }
}

extension FrameCommand {
  /// Whether it leads to a row by its index.
  fileprivate var leadsToRow: Bool {
    switch self {
    case .jump(.element), .jump(.subview), .animate(.element, _, _), .animate(.subview, _, _): true
    default: false
    }
  }
}
