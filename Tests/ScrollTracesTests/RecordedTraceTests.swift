import LazyStacks
import ScrollTraces
import Testing

@Suite("The trace of a recording")
struct RecordedTraceTests {
  private static func recording(_ rows: String) throws -> Recording {
    try Recording(parsing: Array(("t_ms,offset_y,viewport_height\n" + rows).utf8))
  }

  /// The steps of samples given as (frame, offset, viewport height).
  private static func steps(_ samples: [(Int, Length, Length)]) throws -> [Step] {
    let samples = samples.map { frame, offset, height in
      Recording.Sample(time: .milliseconds((frame * 1_000 + 59) / 60), offset: offset, viewportHeight: height)
    }
    return Trace(Recording(samples)).steps.map(\.step)
  }

  @Test("says what was recorded, and what it is not")
  func golden() throws {
    let recording = try Self.recording(
      """
      100.5,-12.25,800
      100.508,96,800
      117.2,108.5,800
      133.9,121,800
      150.5,133.5,800
      167.2,136,800
      167.208,137.333333,800
      200.6,137.333333,800
      250.6,130,800
      1250.6,130,800
      1267.3,754,800
      2000,754,800
      """)
    let text = recording.traceText(placeholder: .init(rowHeight: 52.5, width: 375))
    #expect(
      text == """
        // Imported from a recording of 12 samples over 1.8995s, put on frames of 60 a second.
        // The steps are what the offset did, not what the finger did: a recorded offset holds the framework's
        // own corrections, and a replay adds its own to them.
        // The rows are a placeholder: put the app's own rows in their place.
        // The first step takes a frame, so the recording's frame 1 is the replay's frame 2.
        // Offsets before the content's start, -12.25 at the least, count as 0. If that is no pull but an inset,
        // record the offset plus the inset.
        trace 1
        viewport 375 x 800

        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<30, id: "row") {
                    Row(height: 52.5)
                }
            }
        }

        scroll to offset 96
        scroll by 37.5 in 50ms
        scroll by 3.833333
        idle 66ms
        scroll by -7.333333
        idle 1s
        observe at 1.1501s offset 130
        scroll by 624
        idle 716ms
        observe at 1.8995s offset 754

        """)
    #expect(
      try Trace(parsing: Array(text.utf8)) { _ in [] }
        == Trace(recording, placeholder: .init(rowHeight: 52.5, width: 375)))
  }

  @Test("keeps every rest as long as it was", arguments: 1...240)
  func rests(frames: Int) throws {
    let steps = try Self.steps([(0, 0, 844), (frames + 1, 5, 844)])
    guard case .idle(let time) = steps.first else {
      Issue.record("no rest")
      return
    }
    let milliseconds = Int(time / .milliseconds(1))
    #expect(max(1, (milliseconds * 60 + 999) / 1_000) == frames)
    #expect(
      steps.dropFirst().first
        == (frames < 6 ? .scrollBy(5, over: nil) : .observe(.init(time: .zero, offset: 0))))
  }

  @Test("rests for hours in steps of an hour, and leaves out times no trace can say")
  func hours() throws {
    let steps = try Self.steps([(0, 0, 844), (216_000 * 2 + 60, 0, 844)])
    #expect(
      steps == [
        .idle(.seconds(3_600)), .idle(.seconds(3_600)), .idle(.seconds(1)),
        .observe(Trace.Observation(offset: 0)),
      ])
    let moved = try Self.steps([(0, 0, 844), (216_001, 7, 844)])
    #expect(moved.last == .observe(Trace.Observation(offset: 7)))
  }

  @Test("gives a change of the viewport the frame at rest before it, or else delays what follows")
  func viewports() throws {
    let rotated = Step.viewport(.init(width: 390, height: 508))
    #expect(
      try Self.steps([(0, 0, 844), (3, 10, 508), (4, 10, 508)]) == [
        .idle(.milliseconds(16)), rotated, .scrollBy(10, over: nil), .idle(.milliseconds(16)),
        .observe(Trace.Observation(time: .milliseconds(67), offset: 10)),
      ])
    #expect(
      try Self.steps([(0, 0, 844), (1, 10, 508), (4, 20, 508)]) == [
        rotated, .scrollBy(10, over: nil), .idle(.milliseconds(16)), .scrollBy(10, over: nil),
        .observe(Trace.Observation(time: .milliseconds(67), offset: 20)),
      ])
    #expect(
      try Self.steps([(0, 0, 844), (2, 0, 508)]) == [
        .idle(.milliseconds(16)), rotated, .observe(Trace.Observation(time: .milliseconds(34), offset: 0)),
      ])
  }

  @Test("has as many rows as its offsets need, unless it says how many")
  func rows() throws {
    for (rows, count) in [("0,0,0", 1), ("0,0,44", 1), ("0,0.5,44", 2), ("0,-500,100\n9,300,844", 26)] {
      let text = try Self.recording(rows).traceText()
      #expect(text.contains("ForEach(0..<\(count), id: \"row\")"))
    }
    #expect(try Self.recording("0,0,0").traceText(placeholder: .init(rowCount: 7)).contains("0..<7,"))
  }

  /// Recordings with a few bytes replaced, removed or repeated: they are refused, or become a trace.
  @Test("can be read whatever was recorded", arguments: UInt64(0)..<32)
  func robustness(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = "t_ms,offset_y,viewport_height\r\n-5.5,0,844\n10,\"96.25\",844\n\n27,1e3,844\n90000,-3,844\n"
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        // Mostly among the numbers, as what spoils the header is soon said.
        let index = Int.random(in: 25..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = Array("0123456789,.-e\"\r\n \u{FF}".utf8).randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      guard let recording = try? Recording(parsing: bytes) else { continue }
      let trace = Trace(recording)
      // A step that changes the viewport cannot be read yet.
      if trace.steps.contains(where: { if case .viewport = $0.step { true } else { false } }) { continue }
      #expect(try Trace(parsing: Array(recording.traceText().utf8)) { _ in [] } == trace)
    }
  }

  @Test("can be read even at the limits")
  func limits() throws {
    let rows = "-1000000000,1000000000,1000000\n1000000000,-1000000000,1000000\n"
    let recording = try Self.recording(rows)
    let text = recording.traceText(placeholder: .init(rowHeight: 1, width: 0))
    #expect(
      try Trace(parsing: Array(text.utf8)) { _ in [] }
        == Trace(recording, placeholder: .init(rowHeight: 1, width: 0)))
  }
}
