import LazyStacks
import ScrollTraces

/// A motion that goes on by itself while nothing else is asked.
struct Motion {
  /// Where the step is that began it.
  let location: SourceLocation

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
    let goal: ScrollGoal
    let target: ScrollTarget
    let frames: Int

    /// What was found when it began.
    let found: ReplayReport.ScrollOutcome.Outcome
    let guessed: Length

    /// The totals when it began.
    let before: Totals
  }

  init(_ kind: Kind, at location: SourceLocation) {
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

  /// Goes on by a frame.
  mutating func next() -> FrameCommand {
    frame += 1
    switch kind {
    case .fling(let fling): return .scroll(by: fling.distance(ofFrame: frame))
    case .scroll(let distance, let frames): return .scroll(by: distance.part(frame, of: frames))
    case .animation(let animation):
      return animation.frames == 1
        ? .jump(to: animation.goal) : .animate(to: animation.goal, frame: frame, of: animation.frames)
    }
  }
}

extension Length {
  /// A frame's part of a distance, from 1: each truncated toward zero on the grid, the remainder in the last.
  func part(_ frame: Int, of frames: Int) -> Length {
    let part = Length(units: units / Int64(frames))
    return frame == frames ? self - part * (frames - 1) : part
  }
}
