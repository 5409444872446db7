import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A bound scroll position beside a default anchor.
  ///
  /// - Note: Observed: with both, the anchor had no effect and a transcript drifted by 258 to 529 points when the
  ///   keyboard came; without the binding by none.
  public static let positionOverridesAnchor = Self(
    "position-overrides-anchor", .note, page: .positionOverridesAnchor, watching: AnchorWatch.self
  ) { evidence, watch in
    let anchors = evidence.content.anchors
    guard anchors.isBound else { return [] }
    // Where the position names no row, the anchor still says where the content begins.
    let sizes = anchors.edge(for: .sizeChanges) == .bottom
    guard sizes || anchors.edge(for: .initialOffset) == .bottom && anchors.initialID != nil else { return [] }
    return [
      Violation(
        location: evidence.trace.content.location, cost: sizes ? Double(watch.largest.points) : 0,
        symptom: !sizes
          ? "defaultScrollAnchor does not say where the list begins: the position names the row"
          : watch.moves > 0
            ? "defaultScrollAnchor does nothing when sizes change: "
              + "\(PlainNumber.count(watch.moves, "change")) moved the list's end by up to "
              + PlainNumber.points(watch.largest)
            : "defaultScrollAnchor does nothing when sizes change; no step here shows it, in "
              + PlainNumber.count(evidence.totals.frames, "frame"),
        because:
          "a bound scroll position wins over a default anchor: the row it names is kept, whatever the anchor says",
        fix:
          "keep one of them: the anchor in a list that follows its end, the position in one that restores its place",
        evidence: ["moves": Double(watch.moves), "largest": Double(watch.largest.points)])
    ]
  }
}

extension RulePage {
  fileprivate static let positionOverridesAnchor = RulePage(
    summary: "a bound position stands beside an anchor",
    symptom: """
      A chat that is to stay at its end does not: when the keyboard comes, the last messages are behind it.
      """,
    because: """
      A bound scroll position wins over a default anchor. When sizes change, the row that the position names is \
      kept, and the anchor is not asked.
      """,
    fix: """
      Keep one of them: the anchor in a list that follows its end, the position in one that restores its place.
      """,
    before: """
      ScrollView {
        LazyVStack {
          ForEach(messages) { MessageRow($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $firstID, anchor: .top)
      .defaultScrollAnchor(.bottom)
      """,
    after: """
      ScrollView {
        LazyVStack {
          ForEach(messages) { MessageRow($0) }
        }
      }
      .defaultScrollAnchor(.bottom)
      """,
    claims: [
      .observed(
        """
        With both, the anchor had no effect and a transcript drifted by 258 to 529 points when the keyboard \
        came; with the anchor alone by none.
        """, .slicc),
      .documented(
        "A default anchor is for the first offset, for size changes and for content that is short.",
        .scrollAnchor),
    ])
}
