import Findings
import LazyStacks
import ScrollTraces

/// What happened at certain moments of a replay and rules of diagnosis ask for at its end.
///
/// Of each kind the first is kept, and how often it came.
struct IncidentLog {
  /// A target that was not found.
  struct UnresolvedTarget {
    var explanation: String
    var location: SourcePoint
    var steps = 0
  }

  /// An update that gave elements new identities.
  struct Renewal {
    /// The first step that did.
    var step: SourcePoint
    var updates = 0

    /// The elements alive before, none of which stayed, and those built in their place.
    var lost = 0
    var rebuilt = 0
  }

  /// An edit after which ids that are indices stood for other data.
  struct IndexChange {
    var change: IndexedChange

    /// The first step that did.
    var step: SourcePoint
    var edits = 0

    /// The places with other data, the rows alive among them, and the values of row state that stayed behind.
    var places = 0
    var rebuilt = 0
    var states = 0
  }

  /// Ids that are there more than once, and the step that brought them; `nil` if they were there at first.
  struct Duplicates {
    var ids: DuplicateIDs
    var step: SourcePoint?
  }

  /// The edits that moved other data behind index ids, by the `ForEach`.
  private(set) var indexChanges: [SourcePoint?: IndexChange] = [:]

  /// The ids that were there more than once at some time, as they were found.
  private(set) var duplicates: [Duplicates] = []

  /// The updates that gave new identities, by the `ForEach` that did.
  private(set) var renewals: [SourcePoint?: Renewal] = [:]

  /// The targets not found, by what traces call them.
  private(set) var unresolvedTargets: [String: UnresolvedTarget] = [:]
}

extension IncidentLog {
  mutating func unresolved(_ target: ScrollTarget, _ explanation: String, at location: SourcePoint) {
    let first = UnresolvedTarget(explanation: explanation, location: location)
    unresolvedTargets[target.description, default: first].steps += 1
  }

  mutating func renewal(of list: SourcePoint?, lost: Int, rebuilt: Int, at step: SourcePoint) {
    renewals[list, default: Renewal(step: step)].updates += 1
    renewals[list]?.lost += lost
    renewals[list]?.rebuilt += rebuilt
  }

  mutating func indexedChange(_ change: IndexedChange, rebuilt: Int, states: Int, at step: SourcePoint) {
    indexChanges[change.location, default: IndexChange(change: change, step: step)].edits += 1
    indexChanges[change.location]?.places += change.count
    indexChanges[change.location]?.rebuilt += rebuilt
    indexChanges[change.location]?.states += states
  }

  /// Keeps ids that were not found before.
  mutating func duplicates(in found: [DuplicateIDs], at step: SourcePoint?) {
    for ids in found where !duplicates.contains(where: { $0.ids.isSameCause(as: ids) }) {
      duplicates.append(Duplicates(ids: ids, step: step))
    }
  }
}

extension DuplicateIDs {
  /// Whether two incidents are about the same `ForEach`.
  fileprivate func isSameCause(as other: DuplicateIDs) -> Bool {
    (dropped > 0) == (other.dropped > 0) && places.first?.location == other.places.first?.location
      && places.last?.location == other.places.last?.location
  }
}
