internal import LazyStacks

extension TraceParser {
  /// Reads what follows `start`: a motion that goes on while others step.
  mutating func startedMotion() throws(TraceError) -> StartedMotion {
    let location = place()
    let name = try word(.step(.motion))
    guard let word = MotionWord(rawValue: name) else {
      throw unknown(.motion, name, at: location, among: Vocabulary.motions)
    }
    switch word {
    case .fling: return .fling(try number(.velocity), try decelerationRate())
    case .scroll:
      if take(word: "by") {
        let (distance, time) = try scrollDistance(at: location)
        guard let time else { throw missing(.step(.scrollTime)) }
        return .scrollBy(distance, over: time)
      }
      let (target, animated) = try scrollTarget()
      guard let animated else { throw missing(.step(.animationTime)) }
      return .scrollTo(target, animated: animated)
    }
  }

  private mutating func decelerationRate() throws(TraceError) -> DecelerationRate {
    skip()
    return cursor.isAtWord ? try keyword(.decelerationRate, among: Vocabulary.decelerationRates) : .normal
  }

  /// Reads what follows `drag`.
  mutating func drag() throws(TraceError) -> Step {
    let distance = try length(.distance)
    guard take(word: "in") else { throw missing(.step(.dragTime)) }
    return .drag(distance, over: try duration())
  }

  /// Reads what follows `follow`.
  mutating func follow() throws(TraceError) -> Step {
    let id = try rowID()
    return .follow(id, at: try distanceAt())
  }

  /// Reads what follows `inset`.
  mutating func inset() throws(TraceError) -> Step {
    guard take(word: "bottom") else { throw missing(.step(.bottomInset)) }
    return .inset(try length(.inset))
  }

  /// Reads what follows `idle`.
  mutating func idle() throws(TraceError) -> Step {
    guard take(word: "until") else { return .idle(try duration()) }
    guard take(word: "rest") else { throw missing(.step(.rest)) }
    return .idleUntilRest
  }
}

/// The motions that `start` may begin.
enum MotionWord: String, CaseIterable {
  case fling, scroll
}
