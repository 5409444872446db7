import LazyLayouts
import LazyStackTesting
import Layouts
import Testing

@Suite("A scroll view of views, replayed")
struct MeasuredViewTests {
  private func feed(_ moves: ScrollMove...) -> some Layouts.View {
    LazyLayouts.ScrollView {
      Layouts.Text("Title").font(.largeTitle)
      LazyLayouts.LazyVStack(spacing: 4) {
        Layouts.ForEach(0..<300) { Layouts.Text(characters: 120 + $0 * 37 % 100) }
      }
    }
    .scrolled(moves)
  }

  @Test("has its rows where the views are, and builds the rows that the host builds")
  func sameRows() throws {
    var replay = try #require(try StackReplay(measuring: feed(), width: 320, height: 600))
    try replay.scroll(by: 250)
    try replay.scroll(to: "r120", anchor: .top)
    let host = LayoutHost { feed(.by(250), .row(120, anchor: 0)) }
    let view = try host.subviews[0].layout(ProposedViewSize(width: 320, height: 600))
    let rows = try #require(view.lazyContainers.first?.lazyRows)
    let stack = view.lazyContainers[0]
    #expect(rows.seen.first == 120)
    for (row, place) in zip(rows.seen, stack.children) {
      #expect(replay.distance(of: "r\(row)") == Double(place.frame.minY))
    }
    #expect(replay.contentOffset == Double(rows.contentOffset))
    #expect(replay.contentExtent == Double(rows.contentExtent))
    #expect(replay.traceText.contains("ForEach(0..<300, id: \"r\")"))
    replay.expectNoDiagnosis()
  }

  @Test("is none without a lazy container")
  func none() throws {
    #expect(try StackReplay(measuring: Layouts.Row(height: 10)) == nil)
    #expect(try StackReplay(measuring: LazyLayouts.ScrollView { Layouts.Row(height: 10) }) == nil)
    #expect(throws: StackReplayError.self) { try StackReplay(measuring: feed(), height: -1) }
  }
}
