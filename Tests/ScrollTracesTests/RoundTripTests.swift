import Foundation
import LazyStacks
import ScrollTraces
import Testing

@Suite("Printing, then reading")
struct RoundTripTests {
  @Test(
    "changes nothing in a written trace",
    arguments: [Samples.uniform, Samples.jumpThenUp, Samples.rich, "trace 1\nScrollView {}"])
  func written(text: String) throws {
    let trace = try parse(text, files: Samples.files)
    let printed = trace.description
    let reread = try parse(printed, files: Samples.files)
    #expect(reread == trace)
    #expect(reread.description == printed)
  }

  @Test("leaves canonical text as it is")
  func canonical() throws {
    #expect(try parse(Samples.rich, files: Samples.files).description == Samples.rich)
  }

  @Test("changes nothing in a random trace", arguments: UInt64(0)..<200)
  func random(seed: UInt64) throws {
    var random = RandomTraces(seed: seed)
    let trace = random.trace()
    let printed = trace.description
    let reread = try parse(printed, files: RandomTraces.files)
    #expect(reread == trace)
    #expect(reread.description == printed)
  }

  @Test("makes a group of several views in a header")
  func severalHeaderViews() throws {
    let views = [Content(.empty), Content(.row(height: .constant(3)))]
    let section = Content(.section(header: views, content: [], footer: []))
    #expect(section.traceText == "Section(header: Group { EmptyView(); Row(height: 3) }) {}")
    #expect(
      try content(section.traceText) == [
        Content(.section(header: [Content(.group(views))], content: [], footer: []))
      ])
  }

  @Test(
    "writes each double in full and as short as it can be",
    arguments: [
      (0.1, "0.1"), (0.0000001, "0.0000001"), (1e-9, "0.000000001"), (1.25e-7, "0.000000125"),
      (123456789012345680, "123456789012345680"), (1e12, "1000000000000"), (-2.5, "-2.5"),
      (9007199254740992, "9007199254740992"), (3064.2857, "3064.2857"), (1.5e17, "150000000000000000"),
    ] as [(Double, String)])
  func doubles(value: Double, text: String) {
    let expectation = TraceExpectation.metric(.offset, .equal, value, within: nil, since: nil)
    #expect(expectation.description == "expect offset == \(text)")
  }

  @Test("writes the shortest decimal that snaps to the same length", arguments: UInt64(0)..<64)
  func lengths(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bounds: [CGFloat] = [1, 1000, 1_000_000, 1_000_000_000]
    let bound = bounds[Int(seed % 4)]
    let step = Step.scrollBy(Length(.random(in: -bound...bound, using: &random)), over: nil)
    #expect(try steps(step.description) == [step])
    #expect(Step.scrollBy(0.1, over: nil).description == "scroll by 0.1")
    #expect(Step.scrollBy(-0.000001, over: nil).description == "scroll by -0.000001")
  }

  @Test("keeps every nanosecond of a time", arguments: UInt64(0)..<64)
  func durations(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bounds: [Int64] = [10, 1_000_000, 1_000_000_000, 3_600_000_000_000]
    let bound = bounds[Int(seed % 4)]
    let step = Step.idle(.nanoseconds(Int64.random(in: 0...bound, using: &random)))
    #expect(try steps(step.description) == [step])
  }
}
