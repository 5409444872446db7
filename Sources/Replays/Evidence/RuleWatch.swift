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
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack)

  /// Takes note of a target that a command reached.
  mutating func land(_ landing: Landing, in stack: LazyStack)

  /// Takes note of an update of the data, after its frame.
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack)

  /// Takes note of what a trigger says at a frame's end.
  mutating func test(_ trigger: TestedTrigger, in stack: LazyStack)
}

extension RuleWatch {
  mutating func begin(with content: Content) {}
  mutating func endFrame(_ frame: ReplayFrame, of stack: LazyStack) {}
  mutating func land(_ landing: Landing, in stack: LazyStack) {}
  mutating func endEdit(_ edit: WatchedEdit, of stack: LazyStack) {}
  mutating func test(_ trigger: TestedTrigger, in stack: LazyStack) {}
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
  let moved: Set<ElementIndex>
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
