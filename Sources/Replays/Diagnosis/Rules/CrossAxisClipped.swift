import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A row that is larger across than the first one.
  ///
  /// - Note: Documented: the ideal size across of a lazy stack is that of its first subview; later, larger ones are
  ///   clipped (WWDC26 talk 321).
  public static let crossAxisClipped = Self(
    "cross-axis-clipped", .warning, page: .crossAxisClipped, watching: CrossAxisWatch.self
  ) { evidence, watch in
    guard let widest = watch.widest, let limit = watch.limit else { return [] }
    return [
      Violation(
        location: evidence.content.location(of: 0), cost: Double(watch.rows.count),
        symptom:
          "rows are cut at their sides: \(PlainNumber.count(watch.rows.count, "row")) wider than the first, "
          + "\(widest.id.traceText) by \(PlainNumber.points(widest.width - limit))",
        because:
          "a lazy stack asks only its first row how wide it is to be, \(PlainNumber.points(limit)), as it cannot "
          + "ask those that are not built",
        fix:
          "give all rows one width: a fixed frame, frame(maxWidth: .infinity), or a line limit with room for it",
        evidence: [
          "rows": Double(watch.rows.count), "widest": Double(widest.width.points),
          "limit": Double(limit.points),
        ])
    ]
  }
}

extension RulePage {
  fileprivate static let crossAxisClipped = RulePage(
    summary: "a row is larger across than the first one",
    symptom: """
      Rows are cut at their sides; in a LazyHStack, cards are cut at the top and the bottom.
      """,
    because: """
      How wide a LazyVStack wants to be is asked of its first row alone, as the others need not be built yet; how \
      high a LazyHStack wants to be, likewise. A later row that is larger gets no more room.
      """,
    fix: """
      Give all rows the same size across: a fixed frame, frame(maxWidth: .infinity), or a line limit that reserves \
      its space.
      """,
    before: """
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(cards) { card in
            Text(card.text)
              .frame(width: 240)
          }
        }
      }
      """,
    after: """
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(cards) { card in
            Text(card.text)
              .lineLimit(3, reservesSpace: true)
              .frame(width: 240)
          }
        }
      }
      """,
    claims: [
      .documented(
        """
        The ideal size across is the first subview's; later, larger ones are cut. Fixed sizes, or line limits that \
        reserve space, are the advice.
        """, .talk321),
      .reimplemented("One row is built to answer that question.", .swiftVVDSizes),
    ])
}
