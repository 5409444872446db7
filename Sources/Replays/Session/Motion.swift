import Findings
import LazyStacks
import ScrollTraces

/// A motion that goes on by itself while nothing else is asked.
struct Motion {
  /// Where the step is that began it.
  let location: SourcePoint

  /// What moves the content.
  let kind: Kind

  /// The frames it has run.
  private(set) var frame = 0

  enum Kind {
    /// What a lifted finger left.
    case fling(Fling)

    /// A distance, spread evenly.
    case scroll(Length, frames: Int)

    /// A command on its way to a row.
    case animation(Animation)
  }

  /// A `scroll to` that takes several frames.
  struct Animation {
    let goal: KeptGoal
    let target: ScrollTarget
    let frames: Int

    /// What was found when it began.
    let found: ReplayReport.ScrollOutcome.Outcome
    let guessed: Length

    /// The totals when it began.
    let before: Totals
  }

  init(_ kind: Kind, at location: SourcePoint) {
    self.kind = kind
    self.location = location
  }
}

extension Motion {
  /// How many frames it takes, if nothing interrupts it.
  var frameCount: Int {
    switch kind {
    case .fling(let fling): fling.frameCount
    case .scroll(_, let frames): frames
    case .animation(let animation): animation.frames
    }
  }

  /// Whether it has come to its end.
  var isDone: Bool { frame >= frameCount }

  /// What moves the scroll view.
  var phase: ScrollPhase {
    switch kind {
    case .fling: .decelerating
    case .scroll: .interacting
    case .animation: .animating
    }
  }

  /// Whether an end of the content stops it.
  var stopsAtEnds: Bool {
    if case .fling = kind { true } else { false }
  }

  /// Goes on by a frame; `nil` if there is nowhere to go any more.
  mutating func next(in content: ResolvedContent) -> FrameCommand? {
    frame += 1
    switch kind {
    case .fling(let fling): return .scroll(by: fling.distance(ofFrame: frame))
    case .scroll(let distance, let frames): return .scroll(by: distance.part(frame, of: frames))
    case .animation(let animation):
      return animation.goal.now(in: content).map { .frame(frame, of: animation.frames, to: $0) }
    }
  }
}

/// Where a command leads, whatever edits come while it is on its way.
enum KeptGoal {
  case fixed(ScrollGoal)
  case element(ElementKey, ScrollGoal.Alignment)

  init(_ goal: ScrollGoal) {
    if case .element(let element, let alignment) = goal {
      self = .element(element, alignment)
    } else {
      self = .fixed(goal)
    }
  }

  /// The goal by where its element is now; `nil` if that is gone.
  func now(in content: ResolvedContent) -> ScrollGoal? {
    switch self {
    case .fixed(let goal): goal
    case .element(let key, let alignment): content.id(of: key).map { _ in .element(key, alignment) }
    }
  }
}

extension FrameCommand {
  /// A frame, from 1, of those in which a command gets somewhere.
  static func frame(_ frame: Int, of frames: Int, to goal: ScrollGoal) -> FrameCommand {
    frames == 1 ? .jump(to: goal) : .animate(to: goal, frame: frame, of: frames)
  }
}

extension Length {
  /// A frame's part of a distance, from 1: each truncated toward zero on the grid, the remainder in the last.
  func part(_ frame: Int, of frames: Int) -> Length {
    let part = Length(units: units / Int64(frames))
    return frame == frames ? self - part * (frames - 1) : part
  }
}
