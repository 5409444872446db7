import Findings
import LazyStacks
import ScrollTraces

/// What moves the scroll view: a motion that goes on by itself, and the phases so far.
struct Movement {
  /// What moves by itself; `nil` at rest, or while a step moves the content.
  private(set) var motion: Motion?

  /// The changes of phase, in order.
  private(set) var phases: [ReplayReport.PhaseChange] = []
}

extension Movement {
  /// What moves the scroll view now.
  var phase: ScrollPhase { phases.last?.phase ?? .idle }

  /// Notes what moves the scroll view from a frame on.
  mutating func enter(_ phase: ScrollPhase, at location: SourcePoint, frame: Int) {
    if phase == self.phase { return }
    phases.append(ReplayReport.PhaseChange(frame: frame, line: location.line, phase: phase))
  }

  /// Begins a motion.
  mutating func begin(_ kind: Motion.Kind, at location: SourcePoint) {
    motion = Motion(kind, at: location)
  }

  /// Goes on by a frame; `nil` if there is nowhere to go any more.
  mutating func next(in content: ResolvedContent) -> FrameCommand? { motion?.next(in: content) }

  /// Ends the motion and returns it; `nil` if there is none.
  mutating func end() -> Motion? {
    defer { motion = nil }
    return motion
  }
}
