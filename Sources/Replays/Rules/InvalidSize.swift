import LazyStacks
import ScrollTraces

/// Rows whose size is no size.
struct SizeWatch {
  private(set) var rows: Set<ElementKey> = []
  private(set) var first: (id: RowID, flaw: SizeFlaw, view: SourceLocation?, step: SourceLocation)?

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack, arrived: [Int]) {
    guard stack.content.mayHaveFlaws else { return }
    for subview in arrived {
      guard let flaw = stack.content.flaw(of: subview, in: stack.width) else { continue }
      rows.insert(stack.content.key(ofElement: stack.content.element(of: subview)))
      first =
        first ?? (
          stack.content.id(of: subview), flaw, stack.content.location(of: subview), frame.location
        )
    }
  }
}

extension DiagnosticRule {
  /// A row whose layout answers a size that is infinite, negative, or not a number.
  ///
  /// - Note: Documented: the size that a view answers is final. Observed: a size that is not a number stops the
  ///   program, an infinite one does not. Chosen: a row whose height is none counts as none high.
  static let invalidSize = DiagnosticRule(page: .invalidSize) { session in
    guard let first = session.watches.sizes.first else { return [] }
    let count = session.watches.sizes.rows.count
    let isHeight = first.flaw.isHeight
    return [
      Finding(
        location: first.view, cost: Double(count),
        symptom:
          "\(PlainNumber.count(count, "row")) cannot be laid out, first \(first.id.traceText) in the step of line "
          + "\(first.step.line): its \(isHeight ? "height" : "width") is \(first.flaw.kind.rawValue)"
          + (isHeight ? ", and counts as 0 here" : ""),
        because: isHeight
          ? "a row may answer any height, and its answer is final: the next row would start nowhere"
          : "a row is offered the stack's width, but its answer is final: it has no place on screen",
        fix: first.flaw.fix,
        evidence: ["rows": Double(count), "line": Double(first.step.line)])
    ]
  }
}

extension SizeFlaw {
  fileprivate var fix: String {
    switch kind {
    case .infinite:
      isHeight
        ? "a finite minHeight or idealHeight; to fill what is offered, maxHeight: .infinity alone"
        : "a finite minWidth or idealWidth; to fill what is offered, maxWidth: .infinity alone"
    case .negative: "take max(0, ...) of the length that is computed"
    case .notANumber: "look for a division by a length of zero, such as an aspect ratio not known yet"
    }
  }
}

extension RulePage {
  fileprivate static let invalidSize = RulePage(
    summary: "a row's size is infinite or is no number",
    symptom: """
      Rows vanish, lie on each other or come out blank; or the app stops with a message about an invalid size.
      """,
    because: """
      A vertical stack offers a row its own width and no height, so the row answers its ideal height, or its least \
      where that is larger. The answer is final. After a row of infinite height there is no place for the next one, \
      and a length computed from a size that is still zero may be no number at all.
      """,
    fix: """
      Give minHeight and idealHeight finite values: only maxHeight may be infinite, as it takes no more than is \
      offered. Where a length is computed, guard the division, and take it to be at least 0.
      """,
    before: """
      ForEach(cards) { card in
        CardView(card)
          .frame(minHeight: .infinity)
      }
      """,
    after: """
      ForEach(cards) { card in
        CardView(card)
          .frame(maxHeight: .infinity)
      }
      """,
    claims: [
      .documented("What a view answers to an offer is final; a container cannot override it.", .layout),
      .observed("A size that is not a number stops the program; an infinite one does not.", .probes),
      .chosen("That such a row counts as 0 high, so that all others can be laid out."),
    ])
}
