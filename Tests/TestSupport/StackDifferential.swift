import LazyStacks

/// Runs the stack and its dull twin side by side and compares every figure after every frame.
package enum StackDifferential {
  /// Where the two first differ, or where the stack breaks an invariant.
  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Throws: ``Difference``, which names the seed, the frame and the command.
  package static func run(seed: UInt64, frames: Int) throws {
    var random = RandomStack(seed: seed)
    var stack = try random.lazyStack()
    var twin = random.dullStack()
    try compare(stack, twin, "seed \(seed), frame 0")
    for frame in 1...frames {
      let command = random.command(for: twin)
      let moment = "seed \(seed), frame \(frame), \(command)"
      for goal in [ScrollGoal.edge(.bottom), .offset(100)] + command.goals where twin.hasOffset(goal) {
        try check(stack.goalOffset(goal) == twin.goalOffset(goal), "\(moment): goal offset of \(goal)")
      }
      for case .subview(let row, _) in command.goals where twin.rowCount > row.rawValue {
        try check(
          stack.leastMove(showing: row) == twin.leastMove(showing: row.rawValue),
          "\(moment): least move showing \(row)")
      }
      let before = stack
      try stack.advance(command)
      _ = twin.advance(command)
      try compare(stack, twin, moment)
      if let broken = stack.brokenInvariant(after: command, from: before) {
        throw Difference(description: "\(moment): \(broken)")
      }
    }
  }

  private static func compare(_ stack: LazyStack, _ twin: DullStack, _ moment: String) throws {
    try check(stack.record == twin.record, "\(moment)\nstack \(stack.record)\ntwin  \(twin.record)")
    let position = stack.position.map {
      DullStack.Place(subview: $0.subview.rawValue, distance: $0.distance)
    }
    try check(
      position == twin.position,
      "\(moment): \(String(describing: position)), twin \(String(describing: twin.position))")
    let distances = stack.record.seen.map { stack.distance(of: $0) }
    try check(distances == twin.distances, "\(moment): \(distances), twin \(twin.distances)")
  }

  private static func check(_ holds: Bool, _ text: @autoclosure () -> String) throws {
    if !holds { throw Difference(description: text()) }
  }
}

extension FrameCommand {
  fileprivate var goals: [ScrollGoal] {
    switch self {
    case .jump(let goal), .animate(let goal, _, _): [goal]
    default: []
    }
  }
}

extension DullStack {
  /// Whether a goal may be somewhere.
  fileprivate func hasOffset(_ goal: ScrollGoal) -> Bool {
    guard case .element(let element, _) = goal else { return true }
    return rowCount > 0 && !isEmpty(DullElement(element))
  }
}
