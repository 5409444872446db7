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
    case .changeEnvironment(let environment):
      guard environment.hasValidTextScale else { throw .textScale(environment.textScale) }
      return .change(.environment(environment))
    case .edit(let edits): return .change(.edit(try applied(edits)))
    case .changeState(let element, let flag, let value):
      try check(element: element)
      return .change(.state(element: element, flag: flag, value: value))
    case .changeViewport(let width, let extent):
      try LazyStack.check(width: width, extent: extent)
      return .changeViewport(width: width, extent: extent)
    case .changeInset(let inset):
      guard (.zero...LazyStack.maximumViewport).contains(inset) else { throw .inset(inset) }
      return .changeInset(inset)
    case .scroll(let distance):
      try check(distance)
      return .scroll(by: distance)
    case .jump(let goal):
      try check(goal)
      return .jump(to: goal)
    case .animate(let goal, let frame, let count):
      guard (1...max(1, count)).contains(frame), (1...Int(Int32.max)).contains(count) else {
        throw .animationFrame(frame, of: count)
      }
      try check(goal)
      // The last frame of an animation is there.
      return frame == count ? .jump(to: goal) : .animate(to: goal, frame: frame, of: count)
    }
  }

  private func check(_ goal: ScrollGoal) throws(StackError) {
    switch goal {
    case .element(let element, _):
      guard content.holds(element) else { throw .removedElement }
    case .subview(let subview, _):
      guard content.subviews.contains(subview) else {
        throw .unknownSubview(subview, count: content.subviewCount)
      }
    case .offset(let offset): try check(offset)
    case .edge: break
    }
  }

  private func check(element: ElementIndex) throws(StackError) {
    guard content.elements.contains(element) else {
      throw .unknownElement(element, count: content.elementCount)
    }
  }

  private func check(_ distance: Length) throws(StackError) {
    guard (-Length.maximum...Length.maximum).contains(distance) else { throw .distance(distance) }
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
  /// Where the command goes; `nil` if it is no jump and no animation.
  var goal: ScrollGoal? {
    switch self {
    case .jump(let goal), .animate(let goal, _, _): goal
    default: nil
    }
  }
}

extension ScrollGoal {
  /// The element to go to; `nil` if the goal is no element.
  var element: ElementKey? {
    if case .element(let element, _) = self { element } else { nil }
  }
}
