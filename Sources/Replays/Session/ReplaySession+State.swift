import Findings
import LazyStacks
import ScrollTraces

extension ReplaySession {
  /// Performs a `state` step: one frame, which changes something if the value is another one.
  ///
  /// Of several elements with one id the first is written to, as `scroll to` goes there.
  mutating func write(
    _ value: StateValue, to key: String, of id: RowID, at location: SourcePoint
  ) throws(TraceError) {
    let moment = ReplayReport.Moment(frame: tally.totals.frames, line: location.line)
    let found = stack.content.lookUp(id)
    var didChange = false
    var command = FrameCommand.rest
    if let written = found.element, let element = stack.content.element(with: written),
      stack.isLive(element: element)
    {
      didChange = states.write(value, to: key, ofElement: written, at: moment)
      if didChange {
        // Only a flag can be read by a condition; any other value is as good as false there.
        command =
          stack.content.reads(flag: key, ofElement: element)
          ? .changeState(element: element, flag: key, to: value == .flag(true)) : .update
      }
      row.note {
        $0.write(RowLife.State(key: key, value: value), toElement: written, isChange: didChange, at: moment)
      }
    } else {
      outcomes.unwritten.append(
        ReplayReport.UnwrittenState(
          line: location.line, id: id, key: key, outcome: found.outcomeOfWriting,
          explanation: found.explanation(of: id)))
      if let element = found.element {
        row.note { $0.missWrite(RowLife.State(key: key, value: value), toElement: element, at: moment) }
      }
    }
    try advance(command, at: location)
  }
}

extension ResolvedContent.Lookup {
  /// What becomes of writing the state of what was found, if it is not alive.
  fileprivate var outcomeOfWriting: ReplayReport.UnwrittenState.Outcome {
    switch self {
    case .found, .duplicate: .notAlive
    case .empty: .empty
    case .unknown: .unknownID
    case .wrongType: .wrongType
    }
  }
}
