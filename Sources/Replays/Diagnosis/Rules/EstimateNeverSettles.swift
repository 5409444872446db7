import Findings
import LazyStacks
import ScrollTraces

/// Whether the estimate goes on changing after every row was seen.
struct SettlingWatch {
  /// The first frame after which every row had been measured.
  private(set) var complete: Int?

  /// The most corrections since, between two changes of what there is; the largest change of the content's extent,
  /// and the step of the first.
  private(set) var corrections = 0
  private(set) var largest = Length.zero
  private(set) var step: SourcePoint?
  private var extent = Length.zero
  private var current = 0

  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    defer { extent = stack.contentExtent }
    switch frame.command {
    case .edit, .changeEnvironment, .changeState, .changeViewport:
      // What there is, or how long it is, is another question now.
      complete = nil
      current = 0
      return
    default: break
    }
    guard stack.content.isLazy else { return }
    if complete != nil, frame.isCorrection, frame.cause != .load {
      current += 1
      corrections = max(corrections, current)
      largest = max(largest, (stack.contentExtent - extent).magnitude)
      step = step ?? frame.location
    }
    if complete == nil, stack.hasMeasuredAll { complete = frame.number }
  }
}

extension DiagnosticRule {
  /// An estimate that still moves after all rows were seen.
  ///
  /// - Note: Known from a reimplementation: SwiftUI keeps a running mean and not each row's length, as a report of
  ///   2022 observed, too. A note: no app can change it, but for even heights.
  static let estimateNeverSettles = DiagnosticRule(page: .estimateNeverSettles) { session in
    let watch = session.watches.settling
    // One more correction may belong to the last row that was measured.
    guard watch.corrections > 1 else { return [] }
    return [
      Finding(
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
      .documented("A row off screen counts with the average of those placed so far.", .talk321),
      .reimplemented(
        "The average is over at most 25 distinct lengths; no row's own length is remembered.",
        .swiftVVDHistory),
      .observed("A report of 2022 says that heights of rows once visited are not remembered.", .elementX),
    ])
}
