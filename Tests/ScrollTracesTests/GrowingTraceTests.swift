import Findings
import LazyStacks
import ScrollTraces
import Testing

@Suite("A trace that grows")
struct GrowingTraceTests {
  @Test("equals the one that is read at once, places included", arguments: 0..<64 as Range<UInt64>)
  func appending(seed: UInt64) throws {
    var random = RandomTraces(seed: seed)
    var whole = random.trace()
    let steps = whole.steps.map(\.step)
    whole.steps = []
    let files: (String) throws -> [UInt8] = { Array((RandomTraces.files[$0] ?? "").utf8) }
    var growing = try GrowingTrace(parsing: whole.description, readingFiles: files)
    for step in steps { growing.append(try growing.reading(step.description)) }
    let read = try Trace(parsing: Array(growing.text.utf8), readingFiles: files)
    #expect(growing.trace.content == read.content)
    #expect(growing.trace.steps == read.steps)
    #expect(growing.trace.steps.map(\.location) == read.steps.map(\.location))
  }

  @Test("is unchanged by what cannot be read, and says where it would stand")
  func mistakes() throws {
    var trace = try GrowingTrace(parsing: "trace 1\nScrollView {}\nmark \"a\"")
    let known = #expect(throws: TraceError.self) { try trace.reading("frame\nmark \"a\"") }
    #expect(known?.location == SourcePoint(line: 5, column: 6))
    #expect(known?.message == "the mark 'a' is already set at 3:1; write another name")
    let before = trace.text
    trace.append(try trace.reading("mark \"b\""))
    #expect(trace.text == before + "mark \"b\"\n")
    #expect(trace.end == SourcePoint(line: 5, column: 1))
  }

  @Test("reads an expectation without taking it in")
  func expectation() throws {
    let trace = try GrowingTrace(parsing: "trace 1\nScrollView {}\nmark \"a\"\n")
    #expect(
      try trace.expectation("expect frames == 1 since \"a\"").description == "expect frames == 1 since \"a\"")
    let error = #expect(throws: TraceError.self) { try trace.expectation("frame") }
    #expect(error?.message == "found no expectation; write one, such as offset == 300")
    #expect(trace.trace.steps.count == 1)
  }
}
