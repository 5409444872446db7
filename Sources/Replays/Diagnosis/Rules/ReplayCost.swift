import LazyStacks
import ScrollTraces

/// What a replay cost, to set beside what another would have.
struct ReplayCost: Hashable {
  /// The elements whose `init` and `body` ran.
  var built: Int

  /// The runs of `body`.
  var bodies: Int

  /// The most elements in being at a frame's end.
  var live: Int

  /// The elements held off screen at the end because later indices depend on them.
  var heldByIndex: Int

  init(_ session: ReplaySession) {
    built = session.totals.built
    bodies = session.totals.value(of: .bodies) ?? session.totals.built
    live = session.livePeak
    heldByIndex = session.stack.record.heldByIndex
  }
}

extension ReplaySession {
  /// What the same steps cost with one subview for each element; `nil` if that is so already, or if
  /// the content then cannot be laid out.
  ///
  /// The trace is really replayed once more, without its expectations and without rules.
  var costWithOneSubviewPerElement: ReplayCost? {
    guard let kept = trace.keepingOneSubviewPerElement()?.withoutExpectations() else { return nil }
    do {
      var session = try ReplaySession(kept, name: name, model: model)
      for step in kept.steps { try session.perform(step) }
      return ReplayCost(session)
    } catch {
      return nil
    }
  }
}
