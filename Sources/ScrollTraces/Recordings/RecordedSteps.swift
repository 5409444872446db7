import Findings
internal import LazyStacks

/// The steps of a recording, written frame by frame.
struct RecordedSteps {
  private let width: Length
  private var steps: [LocatedStep] = []

  /// What the steps so far show.
  private var shown: Recording.Sample

  /// The frame of the last sample.
  private var lastFrame = 0

  /// The frames that the steps so far take; ahead of `lastFrame` while changes of the viewport delay them.
  private var frame = 0

  /// Equal moves of the frames just before, not yet a step.
  private var moves: (distance: Length, count: Int)?

  /// Begins at a sample, with a `scroll to offset` unless it is at the content's start.
  init(_ first: Recording.Sample, width: Length) {
    self.width = width
    shown = first
    if first.replayedOffset != .zero { add(.scrollTo(.offset(first.replayedOffset), animated: nil)) }
  }

  /// The frames of the longest time that a trace may say, an hour.
  private static let longestFrameCount = 3_600 * Trace.recordedFramesPerSecond

  /// The frames of rest after which the offset is observed: a tenth of a second.
  ///
  /// Chosen: a sample that came a frame late is no rest, and the observations stay fewer than the moves.
  private static let observedRest = 6
}

extension RecordedSteps {
  /// Goes on to what a later frame shows.
  mutating func show(_ sample: Recording.Sample, inFrame sampleFrame: Int) {
    let distance = sample.replayedOffset - shown.replayedOffset
    let isResized = sample.viewportHeight != shown.viewportHeight
    if distance != .zero || isResized {
      rest(until: sampleFrame - (distance == .zero ? 0 : 1) - (isResized ? 1 : 0))
    }
    if isResized {
      add(.viewport(Trace.ViewportSize(width: width, height: sample.viewportHeight)))
      frame += 1
    }
    if distance != .zero { move(by: distance) }
    (shown, lastFrame) = (sample, sampleFrame)
  }

  /// Rests until the last sample and observes it.
  mutating func finished() -> [LocatedStep] {
    rest(until: lastFrame)
    endMoves()
    if case .observe = steps.last?.step { return steps }
    observe()
    return steps
  }
}

extension RecordedSteps {
  private mutating func add(_ step: Step) {
    endMoves()
    steps.append(LocatedStep(step, at: SourcePoint(line: 1, column: 1)))
  }

  /// Moves in one frame.
  private mutating func move(by distance: Length) {
    frame += 1
    if let moves, moves.distance == distance, moves.count < Self.longestFrameCount {
      self.moves = (distance, moves.count + 1)
    } else {
      endMoves()
      moves = (distance, 1)
    }
  }

  /// Writes equal moves as one step, which a replay takes apart again: their sum divides without rest.
  private mutating func endMoves() {
    guard let moves else { return }
    self.moves = nil
    add(
      .scrollBy(
        moves.distance * moves.count, over: moves.count == 1 ? nil : Self.duration(ofFrames: moves.count)))
  }

  private mutating func rest(until end: Int) {
    guard end > frame else { return }
    let count = end - frame
    var rest = count
    while rest > 0 {
      let part = min(rest, Self.longestFrameCount)
      add(.idle(Self.duration(ofFrames: part)))
      rest -= part
    }
    frame = end
    if count >= Self.observedRest { observe() }
  }

  /// States what the recording showed last; without its time where that is later than a trace may say.
  private mutating func observe() {
    let time = shown.time <= .seconds(3_600) ? shown.time : nil
    add(.observe(Trace.Observation(time: time, offset: shown.offset)))
  }

  /// Whole milliseconds that last so many frames: their part of a frame is rounded up again by the replay.
  private static func duration(ofFrames count: Int) -> Duration {
    .milliseconds(count * 1_000 / Trace.recordedFramesPerSecond)
  }
}
