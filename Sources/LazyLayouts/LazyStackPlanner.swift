internal import Layouts
internal import LazyStacks

/// Has a lazy stack decide which lines are built.
///
/// The stack's rows are the lines. Their lengths become known one by one: the stack runs through all movements, and the
/// first line it builds whose length nobody knows is measured; then it runs again. All that it decided before that line
/// it decided from true lengths, so no line is measured that it does not build.
struct LazyStackPlanner {
  var parameters = ModelParameters.swiftui
}

extension LazyStackPlanner {
  /// The plan; `nil` where the stack refuses what it is given.
  ///
  /// - Complexity: O(*b* (*n* + *m*)) for *b* lines built, *n* lines and *m* movements.
  func plan(_ question: LazyQuestion) -> LazyPlan? {
    var lengths = (0..<question.lineCount).map { question.knownLength($0).map(Self.usable) }
    for _ in 0...question.lineCount {
      guard let run = try? StackRun(question, lengths: lengths, parameters: parameters) else { return nil }
      guard let unknown = run.built.first(where: { lengths[$0] == nil }) else { return run.plan }
      lengths[unknown] = Self.usable(question.measure(unknown))
    }
    return nil
  }

  /// A length as a stack takes it; chosen, as for rows of a trace: what is no length takes no room.
  static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite && length >= 0 && length < 1_000_000 ? length : 0
  }
}

/// A lazy stack that has run through a scroll view's movements.
private struct StackRun {
  private let stack: LazyStack

  /// The lines it built, in the order in which it did, some of them again.
  private(set) var built: [Int]

  init(_ question: LazyQuestion, lengths: [CGFloat?], parameters: ModelParameters) throws {
    // A line nobody knows fills the viewport; what follows from that is never used.
    let stand = question.viewport + 1
    let content = Content(
      question, lengths: lengths.map { Double($0 ?? stand) }, elements: .indexed(count: question.lineCount))
    var stack = try LazyStack(
      ResolvedContent(content), width: 0, viewport: Length(question.viewport),
      parameters: parameters)
    built = stack.events.built.map(\.element.rawValue)
    for move in question.moves {
      try stack.advance(Self.command(for: move, in: question))
      built += stack.events.built.map(\.element.rawValue)
    }
    self.stack = stack
  }

  private static func command(for move: ScrollMove, in question: LazyQuestion) -> FrameCommand {
    func length(_ points: CGFloat) -> Length {
      Length(points.isFinite ? min(1_000_000_000, max(-1_000_000_000, points)) : 0)
    }
    switch move {
    case .by(let distance): return .scroll(by: length(distance))
    case .to(let offset): return .jump(to: .offset(length(offset)))
    case .row(let row, let anchor):
      let line = min(question.lineCount - 1, max(0, question.line(max(0, row))))
      let anchor = ScrollAnchor(unitPoint: Double(min(1, max(0, anchor)))) ?? .top
      return .jump(to: .subview(SubviewIndex(line), .unitPoint(anchor)))
    case .rest: return .rest
    }
  }

  var plan: LazyPlan {
    let built = Set(built).sorted()
    return LazyPlan(
      contentOffset: stack.contentOffset.points, contentExtent: stack.contentExtent.points,
      seen: stack.record.seen.map { ($0.rawValue, stack.distance(of: $0).points) },
      built: built, alive: built.filter { stack.isLive(element: ElementIndex($0)) })
  }
}
