import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("A replay as a page shows it")
struct TimelineTests {
  private func recorded(_ text: String) throws -> (ReplayReport, RecordedTimeline, [TimelineFrame]) {
    let trace = try Trace(parsing: Array(text.utf8)) { _ in [] }
    let recorder = TimelineRecorder()
    var frames: [TimelineFrame] = []
    let report = try Replay.run(
      trace, name: "a.trace", model: nil,
      recordingTo: {
        recorder.add($0, of: $1)
        frames.append($0)
      }, progress: { _, _ in })
    return (report, RecordedTimeline(recorder, of: trace, name: "a.trace", model: nil), frames)
  }

  private static func trace(frames: Int, row: String = "Row(height: 20...90, seed: 1)") -> String {
    """
    trace 1
    viewport 390 x 400

    ScrollView {
        LazyVStack(spacing: 4) {
            ForEach(0..<3_000, id: "r") { \(row) }
        }
    }

    scroll by \(frames * 6) in \(frames * 1_000 / 60)ms
    scroll to "r2500" anchor top
    scroll by -300 in 200ms

    """
  }

  @Test("has a column a frame, as long as there is room", arguments: [3, 500, 1_900])
  func columns(frames: Int) throws {
    let (report, recorded, all) = try recorded(Self.trace(frames: frames))
    #expect(recorded.timeline.framesPerColumn == 1)
    #expect(recorded.timeline.columns.count == report.frames)
    #expect(recorded.timeline.columns.map(\.offset.last) == all.map(\.offset))
    #expect(recorded.timeline.columns.map(\.live) == all.map(\.live))
  }

  /// The dull twin keeps every frame and looks for the largest in each column.
  @Test("puts frames together and loses no extreme", arguments: [2_100, 9_000])
  func aggregation(frames: Int) throws {
    let (report, recorded, all) = try recorded(Self.trace(frames: frames))
    let timeline = recorded.timeline
    #expect(timeline.framesPerColumn > 1)
    #expect(timeline.columns.count <= Timeline.capacity)
    #expect(timeline.columns.reduce(0) { $0 + $1.frames } == report.frames)
    #expect(timeline.columns.reduce(0) { $0 + $1.correctionCount } == report.corrections.count)
    for column in timeline.columns {
      let part = all[column.frame..<column.frame + column.frames]
      #expect(column.offset.low == part.map(\.offset).min())
      #expect(column.offset.high == part.map(\.offset).max())
      #expect(column.content.last == part.last?.content)
      #expect(column.live == part.map(\.live).max())
      #expect(column.built == part.reduce(0) { $0 + $1.built })
      #expect(
        column.correction?.points.magnitude == part.filter(\.isCorrection).map(\.correction.magnitude).max())
      let seen = Set(part.flatMap { $0.seen.map(\.rawValue) })
      let drawn = Set(column.rows.runs.filter { $0.state == .seen }.flatMap { Array($0.rows) })
      #expect(seen.isSubset(of: drawn))
    }
  }

  @Test("joins runs of rows by their greater state")
  func runs() {
    var rows = AliveRows(seen: 4..<8)
    rows.add(AliveRows(seen: 6..<10))
    #expect(rows.runs == [AliveRows.Run(rows: 4..<10, state: .seen)])
    for first in 0..<200 {
      rows.add(AliveRows(seen: ElementIndex(100 + first * 3)..<ElementIndex(101 + first * 3)))
    }
    #expect(rows.runs.count == 64)
    #expect(rows.runs.first?.rows == 4..<10)
    #expect(rows.runs.last?.rows.upperBound == 698)
  }

  @Test("has a place for each row that was alive, in order, and none for wide gaps", arguments: [40, 6_000])
  func rowAxis(frames: Int) throws {
    let timeline = try recorded(Self.trace(frames: frames)).1.timeline
    let axis = RowAxis(of: timeline)
    let alive = Set(timeline.columns.flatMap { $0.rows.runs.flatMap { Array($0.rows) } }).sorted()
    #expect(axis.aliveCount == alive.count)
    #expect(axis.count < 400)
    var last = 0
    for row in alive {
      let bins = axis.bins(of: row..<row + 1)
      #expect(bins.count == 1 && bins.first?.count == 1)
      let bin = bins.first?.lowerBound ?? -1
      #expect(bin >= last && axis.rows(of: bin).contains(row), "row \(row)")
      last = bin
    }
  }

  @Test("says what a repaired list would keep alive")
  func kept() throws {
    let (report, recorded, _) = try recorded(Self.trace(frames: 30, row: "if every(2) { Row(height: 40) }"))
    let kept = try #require(recorded.kept)
    #expect(report.rows.livePeak > 2_000)
    #expect(kept.columns.map(\.live).max() ?? .max < 200)
    #expect(recorded.timeline.columns.map(\.heldForGood).max() == report.state.heldByIndex)
  }

  @Test("is one page that loads nothing, is well formed and has the same bytes twice")
  func page() throws {
    let text =
      Self.trace(frames: 40, row: "if every(2) { Row(height: 40) }")
      + "expect built <= 3\nexpect first \"r0\" at 0\n"
    let pages = try (0..<2).map { _ in
      let (report, timeline, _) = try recorded(text)
      return ReplayPage([(.report(report), timeline)]).html
    }
    #expect(pages[0] == pages[1])
    let page = pages[0]
    for needle in [
      "Failed", "one-subview-per-element", "with one subview each", "expect built &lt;= 3", "kept for good",
      "Scroll bar", "prefers-color-scheme: dark", "<title>Frame 1, line 10",
    ] {
      #expect(page.contains(needle), "\(needle)")
    }
    for loaded in ["http://", "https://", "<script", "@import", "url(", "src="] {
      #expect(!page.contains(loaded), "\(loaded)")
    }
  }

  @Test("escapes what a trace calls its rows")
  func escaping() throws {
    let (report, timeline, _) = try recorded(
      """
      trace 1
      ScrollView { LazyVStack { ForEach(ids: ["<b>&\\"'"]) { Row(height: 44) } } }
      scroll to "<b>&\\"'"

      """)
    let page = ReplayPage([(.report(report), timeline)]).html
    #expect(!page.contains("<b>&"))
    #expect(page.contains("&lt;b&gt;&amp;"))
  }

  @Test("is drawn in a bounded size, however many rows and frames")
  func size() throws {
    let (report, timeline, _) = try recorded(
      Self.trace(frames: 20_000, row: "if chance(0.5, seed: 2) { Row(height: 20...90, seed: 1) }"))
    #expect(ReplayPage([(.report(report), timeline)]).html.utf8.count < 5_000_000)
  }
}
