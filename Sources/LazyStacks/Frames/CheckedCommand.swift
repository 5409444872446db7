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

extension CheckedCommand {
  /// Checks a command; edits are applied to a copy of the content.
  ///
  /// - Throws: What is wrong with it.
  init(_ command: FrameCommand, in content: ResolvedContent) throws(StackError) {
    self =
      switch command {
      case .rest: .rest(changesSomething: false)
      case .update: .rest(changesSomething: true)
      case .idle: .idle
      case .changeEnvironment(let environment): .change(.environment(environment))
      case .edit(let edits): .change(.edit(try Self.apply(edits, to: content)))
      case .changeState(let element, let flag, let value):
        .change(.state(element: element, flag: flag, value: value))
      case .changeViewport(let width, let extent): .changeViewport(width: width, extent: extent)
      case .changeInset(let inset): .changeInset(inset)
      case .scroll(let distance): .scroll(by: distance)
      case .jump(let goal): .jump(to: goal)
      case .animate(let goal, let frame, let count):
        // The last frame of an animation is there.
        frame == count ? .jump(to: goal) : .animate(to: goal, frame: frame, of: count)
      }
  }

  private static func apply(
    _ edits: [DataEdit], to content: ResolvedContent
  ) throws(StackError) -> AppliedEdits {
    do {
      return try AppliedEdits(edits, to: content)
    } catch {
      throw .edit(error)
    }
  }

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
  var element: ElementKey? {
    if case .element(let element, _) = self { element } else { nil }
  }
}
