/// A command that a stack can carry out as it is now.
enum CheckedCommand {
  /// Nothing moves; `changesSomething` brings what is off screen nearer to its release.
  case rest(changesSomething: Bool)

  /// Nothing moves, and there is spare time.
  case idle

  case change(ContentChange)
  case changeViewport(width: Length, extent: Length)
  case changeInset(Length)
  case scroll(by: Length)
  case jump(to: ScrollGoal)
  case animate(to: ScrollGoal, frame: Int, of: Int)
}

extension Region {
  /// Checks a command; edits are applied to a copy of the content.
  ///
  /// - Throws: What is wrong with it.
  func checked(_ command: FrameCommand) throws(StackError) -> CheckedCommand {
    switch command {
    case .rest: return .rest(changesSomething: false)
    case .update: return .rest(changesSomething: true)
    case .idle: return .idle
    case .changeEnvironment(let environment): return .change(.environment(environment))
    case .edit(let edits): return .change(.edit(try applied(edits)))
    case .changeState(let element, let flag, let value):
      return .change(.state(element: element, flag: flag, value: value))
    case .changeViewport(let width, let extent): return .changeViewport(width: width, extent: extent)
    case .changeInset(let inset): return .changeInset(inset)
    case .scroll(let distance): return .scroll(by: distance)
    case .jump(let goal): return .jump(to: goal)
    case .animate(let goal, let frame, let count):
      // The last frame of an animation is there.
      return frame == count ? .jump(to: goal) : .animate(to: goal, frame: frame, of: count)
    }
  }

  private func applied(_ edits: [DataEdit]) throws(StackError) -> AppliedEdits {
    do {
      return try AppliedEdits(edits, to: content)
    } catch {
      throw .edit(error)
    }
  }
}

extension CheckedCommand {
  /// Where it goes; `nil` if it is no jump and no animation.
  var goal: ScrollGoal? {
    switch self {
    case .jump(let goal), .animate(let goal, _, _): goal
    default: nil
    }
  }
}

extension ScrollGoal {
  /// The element to go to, if it is one.
  var element: Int? {
    if case .element(let element, _) = self { element } else { nil }
  }
}
