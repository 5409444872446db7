internal import LazyStacks

extension ValueCheck {
  func check(_ motion: StartedMotion) throws(TraceError) {
    switch motion {
    case .fling(let velocity, _): try check(velocity, .velocity)
    case .scrollBy(let distance, let time): try check(Step.scrollBy(distance, over: time))
    case .scrollTo(let target, let time): try check(Step.scrollTo(target, animated: time))
    }
  }

  func check(_ reaction: Reaction) throws(TraceError) {
    switch reaction.trigger {
    case .appear: break
    case .visible(_, let share): try check(share, .visibleShare)
    case .offset(_, let offset): try check(offset, .offset)
    case .endWithin(let distance), .startWithin(let distance): try check(distance, .nearness)
    }
    if reaction.steps.isEmpty { throw failure(.step(.emptyReaction)) }
    for step in reaction.steps {
      let inner = ValueCheck(at: step.location)
      switch step.step {
      case .on: throw inner.failure(.step(.nestedReaction))
      case .mark: throw inner.failure(.step(.timelessInReaction(StepWord.mark.rawValue)))
      case .expect: throw inner.failure(.step(.timelessInReaction(StepWord.expect.rawValue)))
      case .observe: throw inner.failure(.step(.timelessInReaction(StepWord.observe.rawValue)))
      case .idleUntilRest: throw inner.failure(.step(.restInReaction))
      default: try inner.check(step.step)
      }
    }
  }

  func check(_ expectation: TraceExpectation) throws(TraceError) {
    switch expectation {
    case .metric(_, _, let value, let tolerance, _):
      try check(value, .expected)
      if let tolerance { try check(tolerance, .tolerance) }
    case .place(_, _, let distance, let tolerance):
      try check(distance, .distance)
      if let tolerance { try check(tolerance, .tolerance) }
    case .visible, .targets, .phase, .diagnosis: break
    }
  }

  func check(_ observation: Trace.Observation) throws(TraceError) {
    try check(observation.time)
    if let offset = observation.offset { try check(offset, .offset) }
    if let content = observation.content { try check(content, .content) }
    if let distance = observation.firstDistance { try check(distance, .distance) }
  }
}

extension ValueCheck {
  func check(_ edit: DataEdit) throws(TraceError) {
    switch edit {
    case .insert(let insertion):
      try check(insertion.count, .newElements)
      try check(insertion.place)
      for height in insertion.heights { try check(height, .height) }
      if case .listed(let ids) = insertion.ids, ids.count != insertion.count {
        throw failure(.step(.idCount(ids.count, elements: insertion.count)))
      }
    case .remove(.places(let places), _):
      try check(places.lowerBound, .dataPlace)
      try check(places.upperBound, .dataPlace)
    case .move(_, let place): try check(place)
    case .resize(_, let height): try check(height, .height)
    case .remove(.ids, _), .remove(.all, _), .replace: break
    }
  }

  private func check(_ place: DataPlace) throws(TraceError) {
    if case .index(let index) = place { try check(index, .dataPlace) }
  }
}
