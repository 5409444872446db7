import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// An id that a list repeats, or that two `ForEach` of one stack have.
  ///
  /// - Note: Observed in an eager stack (macOS 26): of two elements with one id only the first is ever built.
  public static let duplicateID = Self("duplicate-id", .error, page: .duplicateID) { evidence in
    evidence.incidents.duplicates.map { found in
      found.ids.dropped > 0 ? .repeated(found.ids, since: found.step) : .shared(found.ids, since: found.step)
    }
  }
}

extension Violation {
  /// Ids that are more than once in one list.
  fileprivate static func repeated(_ ids: DuplicateIDs, since step: SourcePoint?) -> Self {
    let positions = ids.places.map { PlainNumber.count($0.position) }
    let list = positions.dropLast().joined(separator: ", ") + " and " + (positions.last ?? "")
    return Self(
      location: ids.places.first?.location, cost: Double(ids.dropped),
      symptom: "\(PlainNumber.count(ids.dropped, "row")) missing: the id \(ids.example.traceText) is at the "
        + "positions \(list) of one ForEach" + ids.others + Self.since(step),
      because: "ForEach knows an element by its id alone; of those with the same only the first is built",
      fix: "remove duplicates by id when data is merged; the index as part of the id would hide them, and "
        + "lose each row's state when something is inserted",
      evidence: ids.evidence)
  }

  /// Ids that two `ForEach` have.
  fileprivate static func shared(_ ids: DuplicateIDs, since step: SourcePoint?) -> Self {
    Self(
      // No row is missing.
      location: ids.places.last?.location, cost: 0,
      symptom: "a scroll to \(ids.example.traceText) reaches only the first of two rows with this id: "
        + ids.places.map(\.text).joined(separator: " and ") + ids.others
        + Self.since(step),
      because: "an id is looked for in the whole stack, and the first element that has it is taken; what is "
        + "kept by id, such as the scroll position, cannot distinguish them",
      fix: "give the ids of each ForEach a prefix of its own",
      evidence: ids.evidence)
  }
}

extension Violation {
  /// The step that brought them, as the end of a sentence.
  private static func since(_ step: SourcePoint?) -> String {
    step.map { "; since the edit in line \($0.line)" } ?? ""
  }
}

extension DuplicateIDs {
  /// The further ids, as the end of a sentence.
  fileprivate var others: String {
    count == 1 ? "" : "; likewise \(PlainNumber.count(count - 1, "further id"))"
  }

  fileprivate var evidence: KeyValuePairs<String, Double> {
    [
      "ids": Double(count), "missingRows": Double(dropped), "first": Double(places[0].position),
      "second": Double(places[1].position),
    ]
  }
}

extension DuplicateIDs.Place {
  /// The place, such as `position 2 of the ForEach "feed" at 7:9`.
  fileprivate var text: String {
    let title = name.map { " " + RowID.text($0).traceText } ?? ""
    return "position \(PlainNumber.count(position)) of the ForEach\(title)"
      + (location.map { " at \($0)" } ?? "")
  }
}

extension RulePage {
  fileprivate static let duplicateID = RulePage(
    summary: "a list repeats an id, or two lists share one",
    symptom: """
      Rows are missing from the list, or a scroll to an id goes to another row than was meant.
      """,
    because: """
      ForEach knows an element by its id alone, and of those that have the same only the first is built. Two \
      ForEach of one stack may have an id in common: both rows are there then, but what is kept or looked for \
      by id, such as the scroll position, finds the first.
      """,
    fix: """
      Remove repeated elements when data is merged, and give the ids of each ForEach a prefix of their own. Do \
      not make the index part of the id: that hides the repetition, and rows lose their state when something \
      is inserted.
      """,
    before: """
      LazyVStack {
        ForEach(messages) { MessageRow($0) }
        ProgressView()
          .task { messages += await nextPage() }
      }
      """,
    after: """
      LazyVStack {
        ForEach(messages) { MessageRow($0) }
        ProgressView()
          .task {
            let page = await nextPage()
            let known = Set(messages.map(\\.id))
            messages += page.filter { !known.contains($0.id) }
          }
      }
      """,
    claims: [
      .observed("In an eager stack only the first of two elements with one id is ever built.", .probes),
      .reimplemented("A repeated id is logged, and what follows from it is undefined.", .openSwiftUIForEach),
      .chosen("A lazy stack does as an eager one; a look-up that meets two lists takes the first."),
    ])
}
