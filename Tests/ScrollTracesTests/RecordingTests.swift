import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("Reading a recording")
struct RecordingTests {
  private static let wanted = Recording([
    .init(time: .zero, offset: 0, viewportHeight: 844),
    .init(time: .microseconds(16_700), offset: 12.5, viewportHeight: 844),
    .init(time: .microseconds(16_708), offset: -3, viewportHeight: 508),
  ])

  @Test(
    "takes what programs write",
    arguments: [
      "t_ms,offset_y,viewport_height\n0,0,844\n16.7,12.5,844\n16.708,-3,508\n",
      "t_ms,offset_y,viewport_height\r\n0,0,844\r\n16.7,12.5,844\r\n16.708,-3,508",
      "\u{FEFF}t_ms,offset_y,viewport_height\n\n0,0,844\n \n16.7,12.5,844\n,,\n16.708,-3,508\n\n",
      "viewport_height,t_ms,note,offset_y\n844,0,,0\n844,16.7,\"a, \"\"b\"\"\nc\",12.5\n508,16.708,é,-3\n",
      "\"t_ms\", \"offset_y\", \"viewport_height\"\n\"0\",\"0\",\"844\"\n\"16.7\" , 12.5 ,844\n16.708,-3,508,,\n",
      "t_ms,offset_y,viewport_height\n-1e3,-0,8.44e2\n-983.3,+12.50,844.0\n-983.29199999999997,-3E0,508\n",
    ])
  func dialects(text: String) throws {
    #expect(try Recording(parsing: Array(text.utf8)) == Self.wanted)
  }

  @Test("is refused with the place and what to write instead", arguments: mistakes)
  func mistake(text: String, place: String, message: String) {
    let error = #expect(throws: RecordingError.self) { try Recording(parsing: Array(text.utf8)) }
    #expect(error?.location.description == place)
    #expect(error?.message == message)
  }

  private static let header = "t_ms,offset_y,viewport_height\n"

  private static let mistakes: [(String, String, String)] = [
    ("", "1:1", "found the end of the file where the header belongs; write t_ms,offset_y,viewport_height"),
    ("\n0,0,844\n", "2:1", "found '0' where the header belongs; write t_ms,offset_y,viewport_height"),
    (
      "when,y\n", "1:1",
      "the header has no column 't_ms'; name the columns, such as t_ms,offset_y,viewport_height"
    ),
    ("t_ms,offsetY,viewport_height\n", "1:6", "unknown column 'offsetY'; did you mean 'offset_y'?"),
    ("t_ms;offset_y;viewport_height\n", "1:1", "the header separates columns by semicolons; write commas"),
    ("t_ms\toffset_y\tviewport_height\n", "1:1", "the header separates columns by tabs; write commas"),
    (
      "t_ms,offset_y,viewport_height,t_ms\n", "1:31",
      "the column 't_ms' is named twice; leave one of them out"
    ),
    (header, "2:1", "the recording has no samples; write one a line, such as 0,0,844"),
    (header + "0,0\n", "2:4", "the row ends before its 'viewport_height'; write points, such as 844"),
    (
      header + "16,7,0,844\n", "2:8",
      "the row has more columns than the header; decimals are written with a point, such as 12.5"
    ),
    (
      header + "0,\"12,5\",844\n", "2:3", "'12,5' is not a number for 'offset_y'; write points, such as 240.5"
    ),
    (header + "0,0x10,844\n", "2:3", "'0x10' is not a number for 'offset_y'; write points, such as 240.5"),
    (header + "0,0,844\n,0,844\n", "3:1", "'t_ms' is empty; write milliseconds, such as 16.7"),
    (header + "0,-NaN,844\n", "2:3", "'-NaN' is no 'offset_y' that can be replayed; leave the row out"),
    (header + "0,0,inf\n", "2:5", "'inf' is no 'viewport_height' that can be replayed; leave the row out"),
    (
      header + "1764496800000,0,844\n", "2:1",
      "the 't_ms' 1764496800000 is out of range; write -1_000_000_000 to 1_000_000_000"
    ),
    (
      header + "0,1e400,844\n", "2:3",
      "the 'offset_y' 1e400 is out of range; write -1_000_000_000 to 1_000_000_000"
    ),
    (header + "0,0,-1\n", "2:5", "the 'viewport_height' -1 is out of range; write 0 to 1_000_000"),
    (
      header + "5,0,844\n4.9,0,844\n", "3:1", "the time 4.9 is before the last row's; sort the rows by 't_ms'"
    ),
    (header + "0,\"0,844\n", "2:3", "the quote is never closed; write '\"' at the value's end"),
    (header + "0,\"0\"0,844\n", "2:6", "found more after the closing quote; write a comma between values"),
  ]

  @Test("is refused where it is not UTF-8")
  func notUTF8() {
    let error = #expect(throws: RecordingError.self) {
      try Recording(parsing: Array(Self.header.utf8) + [0x30, 0xFF])
    }
    #expect(error?.location == SourcePoint(line: 2, column: 2))
    #expect(error?.message == "found the byte 0xFF, which is not UTF-8; save the file as UTF-8")
  }

  @Test("is refused with too many samples")
  func tooMany() {
    let bytes = Array((Self.header + "0,0,1\n1,0,1\n\n2,0,1\n").utf8)
    #expect(throws: Never.self) { try Recording(parsing: bytes, sampleLimit: 3) }
    let error = #expect(throws: RecordingError.self) { try Recording(parsing: bytes, sampleLimit: 2) }
    #expect(error?.location == SourcePoint(line: 5, column: 1))
    #expect(error?.reason == .tooManySamples(limit: 2))
    #expect(
      RecordingError.Reason.tooManySamples(limit: Recording.maximumSampleCount).description
        == "more than 2_000_000 samples; split the recording")
  }
}
