import LazyStackTesting
import Testing

@Suite struct FeedTests: StackNotation {
  @Test func aJumpStaysWhereItLanded() throws {
    var replay = try StackReplay {
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(0..<10_000, id: "m", name: "feed") {
            VStack(spacing: 0) {
              Text(characters: 20...400, seed: 7)
              If(every(3)) { Row(height: 120) }
            }
          }
        }
      }
    }
    try replay.scroll(to: "m5000", anchor: .top)
    try replay.scroll(by: -600, over: .milliseconds(300))
    replay.expectRow("m5000", at: 600)
    replay.expectBuilt(atMost: 60)
    replay.expectNoVisibleShift()
    replay.expectNoDiagnosis()
    #expect(replay.correctionCount > 0)
  }
}
