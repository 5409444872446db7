import LazyStacks
import Replays
import ScrollTraces
import Testing

@Suite("Reactions in a report")
struct ReactionReportTests {
  @Test("say how often they happened, and which wait for a row that is not there")
  func missingRows() throws {
    let text = """
      trace 1
      ScrollView { LazyVStack { ForEach(0..<20, id: "m") { Row(height: 50) } } }
      on appear "n3" { insert 1 at end }
      on visible 7 0.5 { insert 1 at end }
      on appear "m19" { insert 1 at end }
      on offset > 10 { insert 1 at end }
      scroll by 30
      """
    let report = try Replay.run(TraceFolder.trace(text, inPlaceOf: "chat.trace"), name: "r.trace")
    #expect(report.reactions.map(\.count) == [0, 0, 0, 1])
    #expect(report.reactions.map(\.missing) == ["n3", 7, nil, nil])
    #expect(
      report.text().contains(
        """
        Reactions    line 3, on appear "n3": 0 times, as no row has that id
                     line 4, on visible 7 0.5: 0 times, as no row has that id
                     line 5, on appear "m19": 0 times
                     line 6, on offset > 10: once
        """))
  }
}
