package import LazyStacks

/// What the scroll view of a running app did: samples of its offset and its viewport.
///
/// There is at least one sample; times begin at zero and never go back.
package struct Recording: Hashable, Sendable {
  /// The samples, oldest first.
  package let samples: [Sample]

  /// Creates a recording.
  ///
  /// - Precondition: `samples` is not empty, the first is at time zero, and times never go back.
  package init(_ samples: [Sample]) {
    precondition(samples.first?.time == .zero, "a recording begins at time zero")
    precondition(zip(samples, samples.dropFirst()).allSatisfy { $0.time <= $1.time }, "times go back")
    self.samples = samples
  }

  /// The scroll view at one moment.
  package struct Sample: Hashable, Sendable {
    /// The time since the first sample, in whole nanoseconds.
    package var time: Duration

    /// The content offset, in points: negative while the content is pulled beyond its start.
    package var offset: Length

    /// The viewport's height, in points, 0 to 1,000,000.
    package var viewportHeight: Length

    package init(time: Duration, offset: Length, viewportHeight: Length) {
      self.time = time
      self.offset = offset
      self.viewportHeight = viewportHeight
    }
  }
}

extension Recording {
  /// The time from the first sample to the last.
  package var duration: Duration { samples.last?.time ?? .zero }

  /// The largest distance that the content was pulled beyond its start; zero if it never was.
  package var overpull: Length { -min(.zero, samples.lazy.map(\.offset).min() ?? .zero) }
}

extension Recording.Sample {
  /// The frame of a display that the sample belongs to: the last that has begun, 0 for the first.
  ///
  /// Computed on whole numbers: a time of 50 ms begins frame 3 of 60 a second, and nothing rounds it down.
  func frame(framesPerSecond: Int) -> Int {
    let (seconds, attoseconds) = time.components
    return Int(seconds) * framesPerSecond + Int(attoseconds / 1_000_000_000) * framesPerSecond / 1_000_000_000
  }

  /// The offset that a replay can take: a scroll view at rest is never beyond the content's start.
  var replayedOffset: Length { max(.zero, offset) }
}
