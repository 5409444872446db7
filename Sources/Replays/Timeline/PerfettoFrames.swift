import Findings
package import LazyStacks
package import ScrollTraces

/// The frames of a replay as Chrome trace events, which ui.perfetto.dev and chrome://tracing open.
///
/// Each trace is a process: threads of steps, scroll phases, corrections and shifts, and frames that build; counters
/// for offset, content and rows alive; and a row's life as an asynchronous slice from when it is built until it is released. Counters are
/// written when they change.
package struct PerfettoFrames: FrameEncoder {
  private var process = 0
  private var isEmpty = true
  private var steps: [Int: String] = [:]

  /// The step under way, and the last frame's end.
  private var step: (line: Int, start: Int)?
  private var frameLength = 0
  private var end = 0

  /// What the counters last said.
  private var counters: [String: String] = [:]

  /// The elements alive, by what they are wherever they stand, each with the number of its slice.
  private var lives: [ElementKey: Life] = [:]
  private var lifeCount = 0

  /// A row that is alive: the number of its slice, and its name.
  private struct Life {
    let number: Int
    let name: String
  }

  package init() {}
}

extension PerfettoFrames {
  /// The threads of a process.
  private enum Thread: Int, CaseIterable {
    case steps = 1
    case phases = 2
    case changes = 3
    case builds = 4

    var name: String {
      switch self {
      case .steps: "steps"
      case .phases: "scroll phases"
      case .changes: "corrections and shifts"
      case .builds: "frames that build"
      }
    }
  }

  package mutating func begin(_ trace: Trace, name: String, into bytes: inout [UInt8]) {
    process += 1
    (step, end, counters, lives) = (nil, 0, [:], [:])
    frameLength = 1_000_000 / trace.display.framesPerSecond
    steps = trace.stepTexts
    metadata("process_name", name, thread: nil, into: &bytes)
    for thread in Thread.allCases { metadata("thread_name", thread.name, thread: thread, into: &bytes) }
  }

  package mutating func write(_ frame: TimelineFrame, of stack: LazyStack, into bytes: inout [UInt8]) {
    let time = frame.microseconds
    if step?.line != frame.line {
      endStep(at: time, into: &bytes)
      step = (frame.line, time)
    }
    end = time + frameLength
    count("offset", frame.offset.description, unit: "pt", at: time, into: &bytes)
    count("true offset", frame.trueOffset?.description, unit: "pt", at: time, into: &bytes)
    count("content", frame.content.description, unit: "pt", at: time, into: &bytes)
    count("true content", frame.trueContent?.description, unit: "pt", at: time, into: &bytes)
    count("alive", String(frame.live), unit: "rows", at: time, into: &bytes)
    count("kept off screen", String(frame.held), unit: "rows", at: time, into: &bytes)
    count("seen", String(frame.seenCount), unit: "rows", at: time, into: &bytes)
    if frame.isCorrection {
      instant("correction: \(frame.cause)", frame, into: &bytes) {
        $0.member("offset_pt", frame.correction)
        $0.member("content_pt", frame.contentChange)
      }
    }
    if frame.shift != .zero {
      instant("shift: \(frame.cause)", frame, into: &bytes) {
        $0.member("shift_pt", frame.shift)
        $0.member("row", frame.shiftedRow?.description)
      }
    }
    if frame.built > 0 {
      slice("builds \(frame.built)", .builds, from: time, to: end, into: &bytes) {
        $0.member("frame", frame.number)
        $0.member("line", frame.line)
        $0.member("bodies", frame.bodies)
      }
    }
    followLives(frame, stack, into: &bytes)
  }

  package mutating func end(_ report: ReplayReport, into bytes: inout [UInt8]) {
    endStep(at: end, into: &bytes)
    writePhases(of: report, into: &bytes)
    for (_, life) in lives.sorted(by: { $0.value.number < $1.value.number }) {
      endLife(life, at: end, into: &bytes)
    }
    lives = [:]
  }

  package mutating func finish(into bytes: inout [UInt8]) {
    bytes += (isEmpty ? "{\"traceEvents\":[" : "").utf8
    bytes += "\n]}\n".utf8
  }
}

extension PerfettoFrames {
  private mutating func endStep(at time: Int, into bytes: inout [UInt8]) {
    guard let step, time > step.start else { return }
    let text = steps[step.line] ?? "initial layout"
    slice(text, .steps, from: step.start, to: time, into: &bytes) { $0.member("line", step.line) }
    self.step = nil
  }

  /// What moved the scroll view, where anything did.
  private mutating func writePhases(of report: ReplayReport, into bytes: inout [UInt8]) {
    let starts = report.phases.map { time(of: $0.frame, in: report) }
    for (index, phase) in report.phases.enumerated() where phase.phase != .idle {
      let stop = index + 1 < starts.count ? starts[index + 1] : end
      slice(phase.phase.rawValue, .phases, from: starts[index], to: stop, into: &bytes) {
        $0.member("frame", phase.frame)
        $0.member("line", phase.line)
      }
    }
  }

  private func time(of frame: Int, in report: ReplayReport) -> Int {
    (frame * 1_000_000 + report.framesPerSecond / 2) / report.framesPerSecond
  }

  private mutating func followLives(_ frame: TimelineFrame, _ stack: LazyStack, into bytes: inout [UInt8]) {
    for element in stack.events.released {
      if let life = lives.removeValue(forKey: stack.content.key(ofElement: element)) {
        endLife(life, at: end, into: &bytes)
      }
    }
    if stack.events.edit != nil {
      // Those removed from the data are released by that.
      let gone = lives.filter { stack.content.element(with: $0.key) == nil }
      for (key, life) in gone.sorted(by: { $0.value.number < $1.value.number }) {
        endLife(life, at: frame.microseconds, into: &bytes)
        lives[key] = nil
      }
    }
    for built in stack.events.built {
      let key = stack.content.key(ofElement: built.element)
      guard lives[key] == nil else { continue }
      lifeCount += 1
      let life = Life(number: lifeCount, name: "row \(stack.content.id(ofElement: built.element))")
      lives[key] = life
      event("b", life.name, at: frame.microseconds, into: &bytes) { writer in
        writer.member("cat", "row")
        writer.identity(life.number)
        writer.key("args")
        writer.object {
          $0.member("built", built.reason.rawValue)
          $0.member("frame", frame.number)
          $0.member("line", frame.line)
        }
      }
    }
  }

  private mutating func endLife(_ life: Life, at time: Int, into bytes: inout [UInt8]) {
    event("e", life.name, at: time, into: &bytes) {
      $0.member("cat", "row")
      $0.identity(life.number)
    }
  }
}

extension PerfettoFrames {
  private mutating func count(
    _ name: String, _ value: String?, unit: String, at time: Int, into bytes: inout [UInt8]
  ) {
    guard let value, counters[name] != value else { return }
    counters[name] = value
    event("C", name, at: time, into: &bytes) { writer in
      writer.key("args")
      writer.object {
        $0.key(unit)
        $0.number(Double(value) ?? 0)
      }
    }
  }

  private mutating func instant(
    _ name: String, _ frame: TimelineFrame, into bytes: inout [UInt8], _ arguments: (inout JSONWriter) -> Void
  ) {
    event("i", name, at: frame.microseconds, into: &bytes) { writer in
      writer.member("tid", Thread.changes.rawValue)
      writer.member("s", "t")
      writer.key("args")
      writer.object {
        $0.member("frame", frame.number)
        $0.member("line", frame.line)
        arguments(&$0)
      }
    }
  }

  private mutating func slice(
    _ name: String, _ thread: Thread, from start: Int, to end: Int, into bytes: inout [UInt8],
    _ arguments: (inout JSONWriter) -> Void
  ) {
    event("X", name, at: start, into: &bytes) { writer in
      writer.member("tid", thread.rawValue)
      writer.member("dur", end - start)
      writer.key("args")
      writer.object(arguments)
    }
  }

  private mutating func metadata(
    _ name: String, _ value: String, thread: Thread?, into bytes: inout [UInt8]
  ) {
    event("M", name, at: nil, into: &bytes) { writer in
      if let thread { writer.member("tid", thread.rawValue) }
      writer.key("args")
      writer.object { $0.member("name", value) }
    }
  }

  /// Writes an event on a line of its own.
  private mutating func event(
    _ phase: String, _ name: String, at time: Int?, into bytes: inout [UInt8],
    _ members: (inout JSONWriter) -> Void
  ) {
    bytes += (isEmpty ? "{\"traceEvents\":[\n" : ",\n").utf8
    isEmpty = false
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("ph", phase)
      writer.member("pid", process)
      writer.member("name", name)
      if let time { writer.member("ts", time) }
      members(&writer)
    }
    bytes += writer.bytes
  }
}

extension JSONWriter {
  /// Writes the number of an asynchronous slice that is its process's own; others belong to no process.
  fileprivate mutating func identity(_ number: Int) {
    key("id2")
    object { $0.member("local", String(number)) }
  }
}
