import Findings

extension Diagnosis.Rule {
  /// A `scroll to` whose id is in no data, or of another type than the ids there.
  public static let scrollTargetUnresolved = Self(
    "scroll-target-unresolved", .error, page: .scrollTargetUnresolved
  ) { evidence in
    evidence.incidents.unresolvedTargets.map { target, finding in
      Violation(
        location: finding.location, cost: Double(finding.steps),
        symptom: "scroll to \(target) does nothing in \(PlainNumber.count(finding.steps, "step")): "
          + finding.explanation,
        because: "an id is looked for in the data, by value and by type; "
          + "what is not there cannot be scrolled to",
        fix: "scroll once the data holds the element, with an id of the type that ForEach uses",
        evidence: ["steps": Double(finding.steps)])
    }
  }
}

extension RulePage {
  fileprivate static let scrollTargetUnresolved = RulePage(
    summary: "a scroll goes to an id that no data has",
    symptom: """
      A button that is to scroll to a row does nothing, always or now and then.
      """,
    because: """
      An id is looked for in the data, by value and by type: the number 42 and the text "42" are two ids, and a \
      row that has not been loaded has none. What is not there cannot be scrolled to, and SwiftUI gives the \
      caller no result to see that by.
      """,
    fix: """
      Scroll when the data holds the element, with an id of the very type that ForEach uses, through the proxy \
      of a ScrollViewReader that is around the list.
      """,
    before: """
      Button("Show the reply") {
        proxy.scrollTo("\\(reply.id)", anchor: .top)
      }
      """,
    after: """
      Button("Show the reply") {
        proxy.scrollTo(reply.id, anchor: .top)
      }
      .disabled(!messages.contains { $0.id == reply.id })
      """,
    claims: [
      .observed("Ids match by value and by type; a proxy reaches only what is inside its reader.", .probes),
      .documented(
        "scrollTo looks through all scroll views in its reader, and returns nothing.", .scrollViewReader),
      .inferred("An id in no data moves nothing.", .scrollViewReader),
    ])
}
