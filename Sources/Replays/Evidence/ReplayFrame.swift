import Findings
import LazyStacks
import ScrollTraces

/// A frame of a replay: what was asked, what came of it, and what stood before it.
struct ReplayFrame {
  let number: Int

  /// The step that the frame belongs to; where the content begins for the initial layout.
  let location: SourcePoint

  /// What was asked; `nil` for the initial layout.
  let command: FrameCommand?
  let record: FrameRecord

  /// The record of the frame before.
  let before: FrameRecord

  /// What a change of the published pair, or a shift, is put down to.
  let cause: CorrectionCause

  /// What an eager stack would measure; `nil` where that is not known.
  let trueExtent: Length?

  /// The rows on screen that were not there before, or may have become other ones, by their indices.
  var arrived: [SubviewIndex] = []

  init(
    _ record: FrameRecord, number: Int, at location: SourcePoint, command: FrameCommand? = nil,
    before: FrameRecord = FrameRecord(), anchor: ScrollPosition? = nil, trueExtent: Length? = nil
  ) {
    self.number = number
    self.location = location
    self.command = command
    self.record = record
    self.before = before
    self.trueExtent = trueExtent
    cause = CorrectionCause(record, anchor: anchor, command)
  }
}

extension ReplayFrame {
  /// The frame and the line of its step.
  var moment: ReplayReport.Moment { ReplayReport.Moment(frame: number, line: location.line) }

  /// The step that the frame belongs to; `nil` for the initial layout.
  var step: SourcePoint? { command == nil ? nil : location }

  /// Whether it changed the published pair without a movement that explains it; the initial layout has no such
  /// change.
  var isCorrection: Bool {
    number > 0
      && (record.offsetDelta != .zero || record.contentExtent != record.baseExtent ?? before.contentExtent)
  }

  /// Whether the data or what it reads may have changed.
  var isUpdate: Bool { command?.isUpdate ?? false }

  /// Whether rows, and what they are made of, stayed what they were.
  var onlyMoves: Bool {
    switch command {
    case .rest, .idle, .scroll, .jump, .animate: true
    case .changeEnvironment, .edit, .changeState, .changeViewport, .changeInset, .update, nil: false
    }
  }
}
