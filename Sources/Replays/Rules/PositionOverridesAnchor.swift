import LazyStacks
import ScrollTraces

extension DiagnosticRule {
  /// A bound scroll position beside a default anchor.
  ///
  /// - Note: Observed: with both, the anchor had no effect and a transcript drifted by 259 to 529 points when the
  ///   keyboard came; without the binding by none.
  static let positionOverridesAnchor = DiagnosticRule(.positionOverridesAnchor) { session in
    let anchors = session.stack.content.anchors
    guard anchors.isBound, ScrollAnchorRole.allCases.contains(where: anchors.declares) else { return [] }
    return [
      Finding(
        location: session.trace.content.location,
        symptom: "defaultScrollAnchor does nothing when sizes change: the list does not stay at its end",
        because:
          "a bound scroll position wins over a default anchor: the row it names is kept, whatever the anchor says",
        fix:
          "keep one of them: the anchor in a list that follows its end, the position in one that restores its place",
        evidence: ["shifts": Double(session.shifts.summary.count)])
    ]
  }
}
