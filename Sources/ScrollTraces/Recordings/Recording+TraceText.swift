internal import LazyStacks

extension Recording {
  /// The recording as the text of a trace, with comments that say what it is and is not.
  ///
  /// - Complexity: O(*n*) for *n* samples.
  package func traceText(placeholder: Placeholder = Placeholder()) -> String {
    let trace = Trace(self, placeholder: placeholder)
    return comment(on: trace).map { "// \($0)\n" }.joined() + trace.description
  }

  private func comment(on trace: Trace) -> [String] {
    let count = NumberText.grouped(Double(samples.count)) + (samples.count == 1 ? " sample" : " samples")
    var lines = [
      "Imported from a recording of \(count) over \(NumberText.duration(duration)), put on frames of "
        + "\(Trace.recordedFramesPerSecond) a second.",
      "The steps are what the offset did, not what the finger did: a recorded offset holds the framework's",
      "own corrections, and a replay adds its own to them.",
      "The rows are a placeholder: put the app's own rows in their place.",
    ]
    if case .scrollTo = trace.steps.first?.step {
      lines.append("The first step takes a frame, so the recording's frame 1 is the replay's frame 2.")
    }
    if overpull > .zero {
      lines += [
        "Offsets before the content's start, \(NumberText.length(-overpull)) at the least, count as 0. If that "
          + "is no pull but an inset,",
        "record the offset plus the inset.",
      ]
    }
    return lines
  }
}
