import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// The first rows, which stand for all others, are far from the mean.
  ///
  /// - Note: Known from a reimplementation: the first two rows are measured and their mean taken for the rest.
  public static let outlierInSample = Self(
    "outlier-in-sample", .note, page: .outlierInSample, watching: SampleWatch.self
  ) { evidence, watch in
    // Rows that load late are no outliers; they have a rule of their own.
    guard let sample = watch.figures, sample.trueMean > .zero, !evidence.content.hasLoads else {
      return []
    }
    let ratio = Double(sample.mean.units) / Double(max(1, sample.trueMean.units))
    guard ratio >= 2 || ratio <= 0.5 else { return [] }
    return [
      Violation(
        location: evidence.trace.content.location,
        cost: Double((sample.extent - sample.trueExtent).magnitude.points),
        symptom:
          "the scroll bar is wrong at first: \(PlainNumber.points(sample.extent)) of content are announced "
          + "where there are \(PlainNumber.points(sample.trueExtent))",
        because:
          "the first \(PlainNumber.count(sample.rows, "row")) stand for all others until more are measured: "
          + "\(PlainNumber.points(sample.mean)) each, where the mean is \(PlainNumber.points(sample.trueMean))",
        fix:
          "put what is unlike the other rows, such as a banner, before the stack in the scroll view; it is no part "
          + "of the sample there",
        evidence: [
          "rows": Double(sample.rows), "mean": Double(sample.mean.points),
          "trueMean": Double(sample.trueMean.points), "extent": Double(sample.extent.points),
          "trueExtent": Double(sample.trueExtent.points),
        ])
    ]
  }
}

extension RulePage {
  fileprivate static let outlierInSample = RulePage(
    summary: "the first rows mislead the estimate",
    symptom: """
      The scroll bar is far too long or too short when the list opens, and changes as soon as one scrolls.
      """,
    because: """
      Until more rows are measured, the first two stand for all others: their mean times the number of rows is \
      the content's size. One tall banner among them makes a short list a long one.
      """,
    fix: """
      Put what is unlike the other rows before the stack, in the scroll view; it is not one of the stack's rows \
      there. A Section's header is one, and does not help.
      """,
    before: """
      ScrollView {
        LazyVStack {
          Banner()
          ForEach(messages) { MessageRow($0) }
        }
      }
      """,
    after: """
      ScrollView {
        Banner()
        LazyVStack {
          ForEach(messages) { MessageRow($0) }
        }
      }
      """,
    claims: [
      .reimplemented(
        "With nothing measured, two rows are, and their mean stands for the rest.", .swiftVVDSizes),
      .observed("A list of 12 rows announced 2,196 points, then 42,365, then 16,228.", .probes),
      .reimplemented("A Section's header, content and footer are subviews of the stack.", .swiftVVDSizes),
    ])
}
