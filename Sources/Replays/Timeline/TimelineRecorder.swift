package import LazyStacks
package import ScrollTraces

/// Gathers the timeline of a replay under way.
package final class TimelineRecorder {
  private(set) var timeline = Timeline()
  private(set) var names = RowNames()

  package init() {}

  /// Takes note of a frame.
  package func add(_ frame: TimelineFrame, of stack: LazyStack) {
    timeline.add(frame, of: stack)
    names.add(frame, of: stack)
  }
}

/// A replay frame by frame, beside what the rule of one subview would have made of it.
package struct RecordedTimeline: Sendable {
  let timeline: Timeline

  /// The same steps with one subview for each element; `nil` where that is so already.
  let kept: Timeline?

  let names: RowNames

  /// What the steps say, by their lines.
  let steps: [Int: String]

  /// Takes what a recorder has gathered; replays the trace once more where it breaks the rule of one subview.
  package init(_ recorder: TimelineRecorder, of trace: Trace, name: String, model: ModelParameters?) {
    timeline = recorder.timeline
    names = recorder.names
    steps = trace.stepTexts
    kept = trace.keepingOneSubviewPerElement()?.withoutExpectations().timeline(name: name, model: model)
  }
}

extension Trace {
  fileprivate func timeline(name: String, model: ModelParameters?) -> Timeline? {
    let recorder = TimelineRecorder()
    let report = try? Replay.run(
      self, name: name, model: model, recordingTo: { recorder.add($0, of: $1) }, progress: { _, _ in })
    return report == nil ? nil : recorder.timeline
  }
}
