import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// An estimate that still moves after all rows were seen.
  ///
  /// - Note: Known from a reimplementation: SwiftUI keeps a running mean and not each row's length, as a report of
  ///   2022 observed, too. A note: no app can change it, but for even heights.
  public static let estimateNeverSettles = Self(
    "estimate-never-settles", .note, page: .estimateNeverSettles, watching: SettlingWatch.self
  ) { evidence, watch in
    // One more correction may belong to the last row that was measured.
    guard watch.corrections > 1 else { return [] }
    return [
      Violation(
        location: watch.step, cost: Double(watch.largest.points),
        symptom:
          "the scroll bar never comes to rest: \(PlainNumber.count(watch.corrections, "correction")) after "
          + "every row had been seen, the content's extent by up to \(PlainNumber.points(watch.largest))",
        because:
          "a lazy stack knows the rows on screen and an average, not each row it has seen; where heights "
          + "differ from part to part, the average goes on changing",
        fix: "give rows heights that differ less, or a fixed one; do not store offsets",
        evidence: ["corrections": Double(watch.corrections), "largest": Double(watch.largest.points)])
    ]
  }
}

extension RulePage {
  fileprivate static let estimateNeverSettles = RulePage(
    summary: "the estimate moves on after all was seen",
    symptom: """
      The scroll bar's thumb keeps jumping and changing its length, also over rows one has seen before.
      """,
    because: """
      A lazy stack knows the rows on screen and an average, not the length of each row that it has shown. Where \
      heights differ from part to part, the average goes on changing as one scrolls, and with it the content's \
      size and the offset.
      """,
    fix: """
      Nothing is broken. Heights that differ less, or one that is fixed, make the average right. Do not store \
      offsets, and do not show them.
      """,
    before: """
      ForEach(notes) { note in
        Text(note.text)
      }
      """,
    after: """
      ForEach(notes) { note in
        Text(note.text)
          .lineLimit(2, reservesSpace: true)
      }
      """,
    claims: [
      .documented("A row off screen counts with the average of those laid out so far.", .talk321),
      .reimplemented(
        "The average is over at most 25 distinct lengths; no row's own length is remembered.",
        .swiftVVDHistory),
      .observed("A report of 2022 says that heights of rows once visited are not remembered.", .elementX),
    ])
}
