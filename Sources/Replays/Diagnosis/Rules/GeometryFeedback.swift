import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// A measured geometry that drives a length in the same scroll view.
  ///
  /// - Note: Documented: rows that change height after appearing disturb scrolling (WWDC26 talk 321).
  public static let geometryFeedback = Self(
    "geometry-feedback", .warning, page: .geometryFeedback, watching: FeedbackWatch.self
  ) { evidence, watch in
    // A loop has a rule of its own.
    guard let flip = watch.flips.first, evidence.limits.passLimit == nil else { return [] }
    return [
      Violation(
        location: evidence.trace.content.feedbackLocation ?? watch.step, cost: Double(watch.flips.count),
        symptom: "rows jump as they come on screen: \(PlainNumber.count(watch.flips.count, "row")) measured "
          + "\(watch.flips.count == 1 ? "itself" : "themselves") and took another height, first \(flip.id.traceText) from "
          + "\(PlainNumber.points(flip.lengths[0])) to \(PlainNumber.points(flip.lengths[1]))",
        because: "a size that is known only after layout sets a length, so everything is laid out again: "
          + "\(PlainNumber.count(watch.passes, "pass", "passes")) in one frame here. A step further, and it never ends",
        fix:
          "let the layout decide: an aspectRatio, a custom Layout or ViewThatFits in place of a height that is "
          + "measured and set",
        evidence: [
          "rows": Double(watch.flips.count), "passes": Double(watch.passes),
          "before": Double(flip.lengths[0].points), "after": Double(flip.lengths[1].points),
        ])
    ]
  }
}

extension Content {
  /// Where the first row is declared whose size drives its length.
  var feedbackLocation: SourcePoint? {
    first { view in
      view.modifiers.contains { if case .onGeometryChange = $0 { true } else { false } }
    }?.location
  }
}

extension RulePage {
  fileprivate static let geometryFeedback = RulePage(
    summary: "a measured geometry sets a length",
    symptom: """
      Rows jump as they come on screen: each has one height first, and another a moment later.
      """,
    because: """
      A geometry is known only when a row has been laid out. If it sets a length in the same scroll view, what has \
      been laid out is laid out again, and rows below make way. If the new length changes what is measured, that \
      may go on for ever; then it is a layout-loop.
      """,
    fix: """
      Let the layout decide, in one pass: an aspectRatio, a Layout of your own or ViewThatFits, in place of a height \
      that is measured and set.
      """,
    before: """
      PhotoView(photo)
        .frame(height: height)
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
          height = width * 0.75
        }
      """,
    after: """
      PhotoView(photo)
        .aspectRatio(4 / 3, contentMode: .fit)
      """,
    claims: [
      .documented(
        "Rows that take another height after they appeared push the stack off its target.", .talk321),
      .documented("What changes a row's layout when it is on screen disturbs scrolling.", .talk321),
      .observed("Frames take 2 to 7 passes in practice.", .probes),
    ])
}
