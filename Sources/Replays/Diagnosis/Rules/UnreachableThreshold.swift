import Findings
import LazyStacks
import ScrollTraces

extension Diagnosis.Rule {
  /// Rows longer than the viewport divided by the threshold that waits for them.
  ///
  /// - Note: Inferred: the visible share is that of the row's own length.
  public static let unreachableThreshold = Self(
    "unreachable-threshold", .warning, page: .unreachableThreshold, watching: ThresholdWatch.self
  ) { evidence, watch in
    return watch.thresholds.indices.compactMap { index in
      guard let longest = watch.longest[index], let rows = watch.rows[index] else { return nil }
      let (share, location) = watch.thresholds[index]
      let viewport = evidence.stack.viewport
      return Violation(
        location: location, cost: Double(rows.count),
        symptom: "\(PlainNumber.count(rows.count, "row")) never counted as visible"
          + (rows.count == 1 ? ": " : ", such as ")
          + "\(longest.id.traceText) of \(PlainNumber.points(longest.length))",
        because:
          "of a row \(PlainNumber.points(longest.length)) long a viewport of \(PlainNumber.points(viewport)) "
          + "shows at most \(PlainNumber.percent(viewport, of: longest.length)), and the threshold is \(share)",
        fix: "use a lower threshold, split the row, or ask which rows are on screen at all",
        evidence: [
          "rows": Double(rows.count), "longest": Double(longest.length.points), "threshold": share,
          "viewport": Double(viewport.points),
        ])
    }
  }
}

extension RulePage {
  fileprivate static let unreachableThreshold = RulePage(
    summary: "a row is too long for a visibility threshold",
    symptom: """
      A long post never counts as read, or a tall video never starts to play.
      """,
    because: """
      What counts is the visible share of the row's own length. Of a row longer than the viewport no more than \
      viewport / length can be seen at once; a threshold above that is never reached.
      """,
    fix: """
      Use a lower threshold, split the row, or watch a short part of it, such as its end.
      """,
    before: """
      PostBody(post)
        .onScrollVisibilityChange(threshold: 0.8) { isVisible in
          if isVisible { post.markRead() }
        }
      """,
    after: """
      VStack {
        PostBody(post)
        PostFooter(post)
          .onScrollVisibilityChange(threshold: 0.8) { isVisible in
            if isVisible { post.markRead() }
          }
      }
      """,
    claims: [
      .documented(
        "The action runs when a share of the view comes into view, half of it by default.", .scrollVisibility),
      .inferred("The share is that of the row's own length.", .scrollVisibility),
      .observed("A published component uses a low threshold for this reason.", .blocks),
    ])
}
