import Findings
import LazyStacks
import ScrollTraces

/// The limits that frames reached.
struct LimitLog {
  /// A limit that a frame reached.
  struct ReachedLimit {
    let limit: Int

    /// The first frame that did, and its step.
    let location: SourcePoint
    let frame: Int
    var frames = 0
  }

  private(set) var buildLimit: ReachedLimit?
  private(set) var passLimit: ReachedLimit?

  /// The elements built in frames that reached the limit; a replay of too many ends, as it would never be done.
  private var builtInVain = 0
  private static let vainBuildLimit = 4_000_000
}

extension LimitLog {
  /// Takes note of a frame.
  ///
  /// - Throws: A ``TraceError`` at the step after which the replay cannot go on.
  mutating func endFrame(_ frame: ReplayFrame, of model: ModelParameters) throws(TraceError) {
    switch frame.record.limitReached {
    case nil: break
    case .extentLimit:
      throw TraceError(at: frame.location, .replay(.contentTooLong))
    case .buildLimit:
      Self.note(frame, model.buildLimit, in: &buildLimit)
      builtInVain += frame.record.built
      guard builtInVain <= Self.vainBuildLimit else {
        throw TraceError(
          at: frame.location, .replay(.buildLimitAgain(elementLimit: Self.vainBuildLimit)))
      }
    case .passLimit: Self.note(frame, model.passLimit, in: &passLimit)
    }
  }

  private static func note(_ frame: ReplayFrame, _ limit: Int, in reached: inout ReachedLimit?) {
    reached = reached ?? ReachedLimit(limit: limit, location: frame.location, frame: frame.number)
    reached?.frames += 1
  }
}
