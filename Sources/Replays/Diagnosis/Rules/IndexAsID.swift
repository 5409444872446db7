import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A `ForEach` identified by position, whose ids stood for other data after an edit.
  ///
  /// - Note: Observed: state belongs to the id that `ForEach` gives. Inferred: an index hands it to the next datum.
  public static let indexAsID = Self("index-as-id", .warning, page: .indexAsID) { evidence in
    evidence.incidents.indexChanges.values.sorted { $0.step < $1.step }.map { change in
      Violation(
        location: change.change.location, severity: change.states + change.rebuilt == 0 ? .note : nil,
        cost: Double(change.rebuilt),
        symptom: "an edit moves rows without their state: "
          + (change.edits > 1
            ? "in \(change.edits) edits, from line \(change.step.line) on, "
            : "after line \(change.step.line), ")
          + "\(PlainNumber.count(change.places, "id")) stood for other data, from "
          + "\(PlainNumber.count(change.change.first)) on"
          + (change.states > 0
            ? ", and \(PlainNumber.count(change.states, "value")) of row state stayed with the index"
            : change.rebuilt == 0
              ? ", and no row alive was among them"
              : ", and \(PlainNumber.count(change.rebuilt, "row")) alive showed it"),
        because:
          "an element is known by its id alone; where that is its index, an insertion or a removal gives "
          + "each later row another one's data, and state, position and animation stay where they were",
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

extension RulePage {
  fileprivate static let indexAsID = RulePage(
    summary: "an edit moved data away from its index id",
    symptom: """
      After an insertion or a deletion, what was opened, typed or selected in one row shows up in the row next to \
      it, and rows change their content in place instead of moving.
      """,
    because: """
      An element is known by its id alone. Where that is its index, an insertion gives each later row the data \
      of the one before it, and a removal that of the one after it, while state, position and animation stay with \
      the index.
      """,
    fix: """
      Use an id that belongs to the datum, as Identifiable asks for; not indices, enumerated offsets or \\.self of \
      a position.
      """,
    before: """
      ForEach(tasks.indices, id: \\.self) { index in
        TaskRow(tasks[index])
      }
      """,
    after: """
      ForEach(tasks) { task in
        TaskRow(task)
      }
      """,
    claims: [
      .observed("A row's state belongs to the id that ForEach gives it.", .eidhof),
      .reimplemented(
        "An element with the same id at another index keeps its row and its state.", .openSwiftUIForEach),
      .inferred("So an index as the id hands both to whatever datum comes to stand there.", .eidhof),
    ])
}
