internal import LazyStacks

extension TraceParser {
  /// Reads what follows `start`: a motion that goes on while others step.
  mutating func startedMotion() throws(TraceError) -> StartedMotion {
    let location = place()
    switch try word("a motion, such as fling 3000") {
    case "fling": return .fling(try number(.velocity), try decelerationRate())
    case "scroll":
      if take(word: "by") {
        let (distance, time) = try scrollDistance(at: location)
        guard let time else { throw missing("'in' and a time, such as in 500ms") }
        return .scrollBy(distance, over: time)
      }
      let (target, animated) = try scrollTarget()
      guard let animated else { throw missing("'animated' and a time, such as animated 350ms") }
      return .scrollTo(target, animated: animated)
    case let word: throw unknown("motion", word, at: location, among: Vocabulary.motions)
    }
  }

  private mutating func decelerationRate() throws(TraceError) -> DecelerationRate {
    skip()
    return cursor.isAtWord ? try keyword("deceleration rate", among: Vocabulary.decelerationRates) : .normal
  }

  /// Reads what follows `drag`.
  mutating func drag() throws(TraceError) -> Step {
    let distance = try length(.distance)
    guard take(word: "in") else { throw missing("'in' and a time, such as in 300ms") }
    return .drag(distance, over: try duration())
  }

  /// Reads what follows `follow`.
  mutating func follow() throws(TraceError) -> Step {
    let id = try rowID()
    return .follow(id, at: try distanceAt())
  }

  /// Reads what follows `inset`.
  mutating func inset() throws(TraceError) -> Step {
    guard take(word: "bottom") else { throw missing("'bottom' and a length, such as inset bottom 336") }
    return .inset(try length(.inset))
  }

  /// Reads what follows `idle`.
  mutating func idle() throws(TraceError) -> Step {
    guard take(word: "until") else { return .idle(try duration()) }
    guard take(word: "rest") else { throw missing("'rest'") }
    return .idleUntilRest
  }
}
