import Findings
import Layouts
import LazyStacks

extension Diagnosis.Rule {
  /// So many sections with lists of their own that finding a far row takes time.
  ///
  /// - Note: Documented: a `ForEach` in an element counts as unknown, and rows are addressed by index. Chosen: from 101
  ///   sections on.
  public static let manySections = Self("many-sections", .note, page: .manySections) { evidence in
    guard evidence.content.isLazy else { return [] }
    return evidence.content.declaredForEach.filter { list in
      !list.subviewCount.isConstant && list.subviewCount.violation == nil && list.elementCount > sectionLimit
    }
    .map { .manySections($0, opened: evidence.totals.opened) }
  }

  /// The most sections that nothing is said about.
  private static let sectionLimit = 100
}

extension Violation {
  fileprivate static func manySections(_ list: ResolvedContent.DeclaredForEach, opened: Int) -> Self {
    Self(
      location: list.location, cost: Double(opened),
      symptom: "a far row takes longer to find, the farther it is: \(PlainNumber.count(opened)) of "
        + "\(PlainNumber.count(list.elementCount, "section")) opened",
      because:
        "an inner ForEach has as many rows as its data, so an index is known only when every section before it was "
        + "opened: its closure runs, and its data are counted; no row is built by that, and it stays open",
      fix:
        "nothing, as long as the outer closure only hands its data on; where it sorts or filters them, keep the result "
        + "beside the data; where jumps go far, make one list of all rows, headers among them",
      evidence: ["opened": Double(opened), "sections": Double(list.elementCount)])
  }
}

extension RulePage {
  fileprivate static let manySections = RulePage(
    summary: "over 100 sections have lists of their own",
    symptom: """
      A jump to a row far down takes longer than one nearby, and so does the first look at the list's end.
      """,
    because: """
      A ForEach in each section is how grouped data are shown, and its rows are built one by one. But the number of \
      rows in a section is data: to find an index, the stack opens every section before it. Opening runs the \
      closure of the outer ForEach and counts the inner data. It builds no row, and what was opened stays open.
      """,
    fix: """
      Keep the outer closure cheap: no sorting, filtering or grouping in it. Where an app jumps far in thousands of \
      sections, make one ForEach of all rows, with a header as a row of its own.
      """,
    before: """
      ForEach(days) { day in
        Section(day.title) {
          ForEach(day.events.sorted()) { EventRow($0) }
        }
      }
      """,
    after: """
      ForEach(days) { day in
        Section(day.title) {
          ForEach(day.sortedEvents) { EventRow($0) }
        }
      }
      """,
    claims: [
      .documented(
        "A ForEach in an element is to be avoided, except as the content of a section.", .talk10160),
      .documented(
        "Rows are addressed by index; where the number varies, finding one counts all before it.", .talk321),
      .chosen("From 101 sections on this is worth a note."),
    ])
}
