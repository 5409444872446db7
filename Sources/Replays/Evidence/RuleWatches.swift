import Findings
import LazyStacks
import ScrollTraces

/// What rules of diagnosis watch frame by frame; each has its own beside the rule.
struct RuleWatches {
  var lateLoads = LateLoadWatch()
  var visibleShifts = VisibleShiftWatch()
  var targetDrift = TargetDriftWatch()
  var offsetTriggers = OffsetTriggerWatch()
  var settling = SettlingWatch()
  var thresholds = ThresholdWatch()
  var anchor = AnchorWatch()
  var feedback = FeedbackWatch()
  var escapes = EscapeWatch()
  var crossAxis = CrossAxisWatch()
  var nestedStacks = NestedStackWatch()
  var sizes = SizeWatch()
  private var arrivals = RowArrivals()
}

/// A frame of a replay, as far as rules need it.
struct WatchedFrame {
  let number: Int
  let location: SourcePoint

  /// What was asked; `nil` for the initial layout.
  let command: FrameCommand?

  /// What a change of the published pair, or a shift, is put down to.
  let cause: CorrectionCause
  let isCorrection: Bool
}

extension RuleWatches {
  /// Takes note of a frame.
  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {
    lateLoads.endFrame(frame, of: stack)
    visibleShifts.endFrame(frame, of: stack)
    targetDrift.endFrame(frame, of: stack)
    settling.endFrame(frame, of: stack)
    thresholds.endFrame(frame, of: stack)
    anchor.endFrame(frame, of: stack)
    feedback.endFrame(frame, of: stack)
    escapes.endFrame(frame, of: stack)
    nestedStacks.endFrame(frame, of: stack)
    let arrived = arrivals.endFrame(frame, of: stack)
    crossAxis.endFrame(frame, of: stack, arrived: arrived)
    sizes.endFrame(frame, of: stack, arrived: arrived)
    if !frame.onlyMoves { sizes.lookBesideStack(frame, of: stack) }
  }
}

/// The rows on screen that were not there before, or may have become other ones.
private struct RowArrivals {
  private var seen = 0..<0

  /// Returns those of a frame, by their indices.
  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) -> [Int] {
    let known = frame.onlyMoves && stack.record.loaded == 0 ? seen : 0..<0
    seen = stack.record.seen
    return seen.filter { !known.contains($0) }
  }
}

extension WatchedFrame {
  /// Whether rows, and what they are made of, stayed what they were.
  fileprivate var onlyMoves: Bool {
    switch command {
    case .rest, .idle, .scroll, .jump, .animate: true
    case .changeEnvironment, .edit, .changeState, .changeViewport, .changeInset, .update, nil: false
    }
  }
}
