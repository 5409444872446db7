import LazyStacks
import ScrollTraces

/// What only the moment tells and a rule of diagnosis asks for when the replay has ended; of each
/// kind the first is kept, and how often it came.
struct FindingLog {
  /// A target that was not found.
  struct UnresolvedTarget {
    var explanation: String
    var location: SourceLocation
    var steps = 0
  }

  /// A limit that a frame reached.
  struct ReachedLimit {
    var limit: Int
    var location: SourceLocation
    var frame: Int
    var frames = 0
  }

  /// An update that gave elements new identities.
  struct Renewal {
    /// The first step that did.
    var step: SourceLocation
    var updates = 0

    /// The elements in being before, none of which stayed, and those built in their place.
    var lost = 0
    var rebuilt = 0
  }

  /// The updates that gave new identities, by the `ForEach` that did.
  private(set) var renewals: [SourceLocation?: Renewal] = [:]

  /// The targets not found, by what traces call them.
  private(set) var unresolvedTargets: [String: UnresolvedTarget] = [:]

  private(set) var buildLimit: ReachedLimit?
  private(set) var passLimit: ReachedLimit?

  mutating func unresolved(_ target: ScrollTarget, _ explanation: String, at location: SourceLocation) {
    let first = UnresolvedTarget(explanation: explanation, location: location)
    unresolvedTargets[target.description, default: first].steps += 1
  }

  mutating func renewal(of list: SourceLocation?, lost: Int, rebuilt: Int, at step: SourceLocation) {
    renewals[list, default: Renewal(step: step)].updates += 1
    renewals[list]?.lost += lost
    renewals[list]?.rebuilt += rebuilt
  }

  mutating func buildLimit(frame: Int, limit: Int, at location: SourceLocation) {
    buildLimit = buildLimit ?? ReachedLimit(limit: limit, location: location, frame: frame)
    buildLimit?.frames += 1
  }

  mutating func passLimit(frame: Int, limit: Int, at location: SourceLocation) {
    passLimit = passLimit ?? ReachedLimit(limit: limit, location: location, frame: frame)
    passLimit?.frames += 1
  }
}
