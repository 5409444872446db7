import Findings
import LazyStacks
import ScrollTraces

/// The rows whose measured size drove their length.
struct FeedbackWatch {
  /// What one row did.
  struct Flip {
    let id: RowID
    let key: ElementKey

    /// The different lengths it had, in order.
    var lengths: [Length]

    /// How often it changed.
    var changes = 0

    /// Whether it went back to a length that it had had.
    var isEndless = false
  }

  private(set) var flips: [Flip] = []
  private(set) var step: SourcePoint?

  /// The most layout passes of a frame in which it happened.
  private(set) var passes = 0

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    guard !stack.events.feedback.isEmpty else { return }
    step = step ?? frame.location
    passes = max(passes, stack.record.passes)
    for change in stack.events.feedback {
      let key = stack.content.key(ofElement: change.element)
      guard let index = flips.firstIndex(where: { $0.key == key }) else {
        flips.append(
          Flip(
            id: stack.content.id(ofElement: change.element), key: key,
            lengths: [change.lengthBefore, change.lengthAfter], changes: 1))
        continue
      }
      flips[index].changes += 1
      if flips[index].lengths.contains(change.lengthAfter) {
        flips[index].isEndless = true
      } else {
        flips[index].lengths.append(change.lengthAfter)
      }
    }
  }
}

extension DiagnosticRule {
  /// A measured geometry that drives a length in the same scroll view.
  ///
  /// - Note: Documented: rows that change height after appearing disturb scrolling (WWDC26 talk 321).
  static let geometryFeedback = DiagnosticRule(page: .geometryFeedback) { session in
    let watch = session.watches.feedback
    // A loop has a rule of its own.
    guard let flip = watch.flips.first, session.findings.passLimit == nil else { return [] }
    return [
      Finding(
        location: session.trace.content.feedbackLocation ?? watch.step, cost: Double(watch.flips.count),
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
