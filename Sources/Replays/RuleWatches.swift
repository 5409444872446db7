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
}

/// A frame of a replay, as far as rules need it.
struct WatchedFrame {
  let number: Int
  let location: SourceLocation

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
    crossAxis.endFrame(frame, of: stack)
    nestedStacks.endFrame(frame, of: stack)
  }
}
