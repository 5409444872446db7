internal import LazyStacks

extension Trace {
  /// Turns a recording into commands: what the offset did, on frames of 60 a second.
  ///
  /// Several samples in a frame count with the last; equal offsets are rest. A move is a `scroll by` in the
  /// frame of its sample, and the frames between are one `idle`. The trace lasts as many frames as the
  /// recording, and one more if it begins with a `scroll to offset`. Offsets before the content's start
  /// count as 0. The steps' locations mean nothing before the trace is printed and parsed.
  ///
  /// - Note: Chosen: a change of the viewport takes a frame of its own, the one before if that is at rest.
  ///   Without rest it delays what follows, until the next.
  /// - Complexity: O(*n*) for *n* samples; a rest of any length is a step for each hour.
  package init(_ recording: Recording, placeholder: Recording.Placeholder = .init()) {
    let frames = recording.frames
    let first = frames[0].sample
    var steps = RecordedSteps(first, width: placeholder.width)
    for (frame, sample) in frames.dropFirst() { steps.show(sample, inFrame: frame) }
    self.init(
      viewport: ViewportSize(width: placeholder.width, height: first.viewportHeight),
      content: placeholder.content(showing: recording), steps: steps.finished())
  }

  /// The frames a second that recordings are put on: those of a trace that says nothing else.
  package static let recordedFramesPerSecond = Display().framesPerSecond
}

extension Recording {
  /// The last sample of each frame that has any; the first is that of frame 0.
  var frames: [(frame: Int, sample: Sample)] {
    var frames: [(frame: Int, sample: Sample)] = []
    for sample in samples {
      let frame = sample.frame(framesPerSecond: Trace.recordedFramesPerSecond)
      if frame == frames.last?.frame { frames.removeLast() }
      frames.append((frame, sample))
    }
    return frames
  }
}
