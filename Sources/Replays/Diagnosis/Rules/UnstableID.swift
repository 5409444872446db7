import Findings
import LazyStacks

extension Diagnosis.Rule {
  /// A `ForEach` whose ids are made anew at each update.
  ///
  /// - Note: Documented: ids made in `body` are other ones each time (WWDC23 talk 10160). Observed: state belongs
  ///   to the id that `ForEach` gives.
  public static let unstableID = Self("unstable-id", .error, page: .unstableID) { evidence in
    evidence.incidents.renewals.map { list, renewal in
      Violation(
        location: list, cost: Double(renewal.rebuilt),
        symptom:
          "an update rebuilds the list: rows flash and lose their state, and a position bound to an id "
          + "is lost; of \(PlainNumber.count(renewal.lost, "element")) alive none stayed, and "
          + "\(PlainNumber.count(renewal.rebuilt)) were built anew (first at line \(renewal.step.line))",
        because:
          "an element is known by its id alone; with a new one it is another element, whatever its data",
        fix:
          "keep the id in the data: a stored property that is made once, not UUID() in a computed property "
          + "or in body",
        evidence: [
          "updates": Double(renewal.updates), "lost": Double(renewal.lost),
          "rebuilt": Double(renewal.rebuilt),
        ])
    }
  }
}

extension RulePage {
  fileprivate static let unstableID = RulePage(
    summary: "ids change on update",
    symptom: """
      Each update rebuilds the list: rows flash, what was typed or opened in them is gone, and the list forgets \
      which row it was scrolled to.
      """,
    because: """
      An element is known by its id alone. With a new id it is another element, whatever its data: the old row \
      goes with its state, and a new one is built. An id that is made in body or in a computed property is a new \
      one at each update.
      """,
    fix: """
      Keep the id in the data: a stored property that is made once with the element, or that comes with it \
      from the server.
      """,
    before: """
      struct Message: Identifiable {
        var id: UUID { UUID() }
        var text: String
      }
      """,
    after: """
      struct Message: Identifiable {
        let id: UUID
        var text: String
      }
      """,
    claims: [
      .documented("Ids made in body, or from fields that can be edited, make identity change.", .talk10160),
      .observed("A row's state belongs to the id that ForEach gives it.", .eidhof),
      .observed("An element that is removed and added again has new state.", .probes),
    ])
}
