import Foundation
import LazyStacks
import ScrollTraces
import Testing

@testable import Replays

@Suite("A line for each frame")
struct FrameEncoderTests {
  private static let trace = """
    trace 1
    viewport 390 x 600
    model measured(prefetch: 0)

    ScrollView {
        LazyVStack(spacing: 0) {
            ForEach(0..<40, id: "r") {
                if element < 10 { Row(height: 60) } else { Row(height: 300) }
            }
        }
    }

    scroll to "r30" anchor top
    scroll by -450

    """

  private func text(_ trace: String, in encoder: any FrameEncoder) throws -> String {
    var encoder = encoder
    var bytes: [UInt8] = []
    let trace = try Trace(parsing: Array(trace.utf8)) { _ in [] }
    encoder.begin(trace, name: "a.trace", into: &bytes)
    let report = try Replay.run(
      trace, name: "a.trace", model: nil, recordingTo: { encoder.write($0, of: $1, into: &bytes) },
      progress: { _, _ in })
    encoder.end(report, into: &bytes)
    encoder.finish(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rows that are 60 high end at 600, so row 30 truly begins at 600 + 20 × 300.
  @Test("has what the stack published beside the truth")
  func csv() throws {
    #expect(
      try text(Self.trace, in: CSVFrames()) == """
        frame,line,time_ms,offset_pt,content_pt,true_offset_pt,correction_pt,shift_pt,first_id,first_y,seen,live,held,built,bodies,released
        0,5,0,0,2400,0,0,0,r0,0,10,10,0,10,10,0
        1,13,16.667,2600,4000,6600,0,0,r30,0,2,12,10,2,2,0
        2,14,33.333,3064.285714149475,5142.857142448425,6150,914.2857141494751,0,r28,-150,3,14,11,2,2,0

        """)
  }

  @Test("has the columns as keys in JSON Lines, and null where there is nothing")
  func jsonLines() throws {
    let empty = """
      trace 1
      ScrollView { LazyVStack { ForEach(0..<0, id: "r") { Row(height: 44) } } }
      frame

      """
    let lines = try text(empty, in: JSONLineFrames()).split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(Set(object.keys) == Set(FrameColumn.allCases.map(\.rawValue)))
      #expect(object["first_id"] is NSNull && object["true_offset_pt"] is NSNull)
    }
  }

  @Test("quotes an id that would break the line")
  func quoting() throws {
    let odd = """
      trace 1
      ScrollView { LazyVStack { ForEach(ids: ["a,\\"b\\""]) { Row(height: 44) } } }

      """
    #expect(try text(odd, in: CSVFrames()).contains(",\"a,\"\"b\"\"\",0,"))
  }

  /// What a viewer insists on: names for metadata, a begin for each end, and no slice that outlasts its step.
  @Test("is events that a trace viewer opens")
  func perfetto() throws {
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(try text(Self.trace, in: PerfettoFrames()).utf8))
        as? [String: Any])
    let events = try #require(document["traceEvents"] as? [[String: Any]])
    func phase(_ phase: String) -> [[String: Any]] { events.filter { $0["ph"] as? String == phase } }
    #expect(phase("X").contains { $0["name"] as? String == "scroll by -450" })
    #expect(phase("i").contains { $0["name"] as? String == "correction: measured above" })
    #expect(phase("C").contains { $0["name"] as? String == "true offset" })
    func rows(_ phase: [[String: Any]]) -> [String] {
      phase.compactMap { ($0["id2"] as? [String: String])?["local"] }
    }
    let begun = rows(phase("b"))
    #expect(begun.count == 14)
    #expect(Set(begun) == Set(rows(phase("e"))))
    #expect(events.allSatisfy { $0["pid"] as? Int == 1 })
  }

  @Test("follows the true edges that a fresh sum has, whatever moves and whatever is edited")
  func trueEdges() throws {
    let text = """
      trace 1
      viewport 390 x 500
      environment wide = false

      ScrollView {
          Row(height: 30)
          LazyVStack(spacing: 8) {
              ForEach(0..<4_000, id: "r") {
                  Row(height: 20...200, seed: 3)
                  if every(3) { Row(height: 50) }
              }
          }
      }

      scroll by 3000 in 300ms
      scroll to "r3500" anchor center
      scroll by -900 in 200ms
      insert 3 at 0
      scroll by -500 in 100ms
      remove "r3490"
      idle 100ms
      scroll to edge top

      """
    var compared = 0
    _ = try Replay.run(
      try Trace(parsing: Array(text.utf8)) { _ in [] }, name: "a.trace", model: nil,
      recordingTo: { frame, stack in
        var edges = TrueEdges()
        guard let first = stack.firstSeen,
          let edge = edges.leadingEdge(of: first.subview, in: stack.content, width: stack.width)
        else { return }
        #expect(frame.trueOffset == edge - first.distance, "frame \(frame.number)")
        compared += 1
      }, progress: { _, _ in })
    #expect(compared > 30)
  }
}

extension FrameEncoderTests {
  /// The schema that outside validators are given.
  @Test("has a schema that names each column")
  func schema() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../.ci/frame.schema.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let names = FrameColumn.allCases.map(\.rawValue)
    #expect(schema["required"] as? [String] == names)
    #expect(Set((schema["properties"] as? [String: Any] ?? [:]).keys) == Set(names))
  }
}
