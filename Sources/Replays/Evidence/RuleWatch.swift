import Findings
import LazyStacks
import ScrollTraces

/// What a rule of diagnosis has to see while a replay runs: a value that takes note of frames, and of little else.
///
/// The rule names it, and asks for it when the replay has ended; no session knows which watches there are.
protocol RuleWatch: Sendable {
  init()

  /// Takes note of what is replayed, before the first frame.
  mutating func begin(with content: Content)

  /// Takes note of a frame's end.
  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack)

  /// Takes note of a target that a command reached.
  mutating func land(_ landing: Landing, in stack: LazyStack)

  /// Takes note of an update of the data, after its frame.
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack)

  /// Takes note of what a trigger says at a frame's end.
  mutating func test(_ trigger: TestedTrigger, in stack: LazyStack)
}

extension RuleWatch {
  mutating func begin(with content: Content) {}
  mutating func endFrame(_ frame: WatchedFrame, of stack: LazyStack) {}
  mutating func land(_ landing: Landing, in stack: LazyStack) {}
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack) {}
  mutating func test(_ trigger: TestedTrigger, in stack: LazyStack) {}
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

  /// What an eager stack would measure; `nil` where that is not known.
  let trueExtent: Length?

  /// The rows on screen that were not there before, or may have become other ones, by their indices.
  var arrived: [Int] = []
}

extension WatchedFrame {
  /// The step that the frame belongs to; `nil` for the first layout.
  var step: SourcePoint? { command == nil ? nil : location }

  /// Whether rows, and what they are made of, stayed what they were.
  var onlyMoves: Bool {
    switch command {
    case .rest, .idle, .scroll, .jump, .animate: true
    case .changeEnvironment, .edit, .changeState, .changeViewport, .changeInset, .update, nil: false
    }
  }
}

/// A row on which a command has landed.
struct Landing {
  let element: ElementKey
  let id: RowID
  let anchor: ScrollAnchor?

  /// Where the command is.
  let command: SourcePoint
}

/// An update of the data, and what was on screen before it.
struct WatchedEdit {
  let before: ScreenBefore

  /// The elements that the edits themselves moved.
  let moved: Set<Int>
  let location: SourcePoint
}

/// A trigger that is asked whether it holds.
struct TestedTrigger {
  let trigger: Reaction.Trigger

  /// Where the reaction is declared.
  let location: SourcePoint

  /// The step that is performed; `nil` before the first.
  let step: SourcePoint?

  /// Whether it holds, by what is published.
  let holds: Bool
}
