import LazyStacks
import ScrollTraces

extension DiagnosticRule {
  /// A `ForEach` identified by position, whose ids stood for other data after an edit.
  ///
  /// - Note: Documented: an id must stay with its datum, or state and position go to another one (WWDC21 session
  ///   10022, on indices as identifiers).
  static let indexAsID = DiagnosticRule(.indexAsID) { session in
    session.findings.indexChanges.values.sorted { $0.step < $1.step }.map { change in
      Finding(
        location: change.change.location,
        symptom: "an edit moves rows without their state: after line \(change.step.line) "
          + "\(PlainNumber.count(change.places, "id")) stood for other data, from "
          + "\(PlainNumber.count(change.change.first)) on"
          + (change.states > 0
            ? ", and \(PlainNumber.count(change.states, "value")) of row state stayed with the index"
            : ", and \(PlainNumber.count(change.rebuilt, "row")) in being showed it"),
        because: "an element is known by its id alone; where that is its index, an insertion gives each row "
          + "the next one's data, and state, position and animation stay where they were",
        fix:
          "use an id that belongs to the datum, as with Identifiable; not indices, enumerated offsets or \\.self "
          + "of a position",
        evidence: [
          "edits": Double(change.edits), "ids": Double(change.places), "first": Double(change.change.first),
          "rows": Double(change.rebuilt), "states": Double(change.states),
        ])
    }
  }
}
