import Layouts
import LazyStackTesting
import Testing

/// A layout of one's own: its subviews below each other, each indented more than the one before.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = CGSize.zero
    for (step, subview) in subviews.enumerated() {
      let indent = CGFloat(step) * 20
      let inner = ProposedViewSize(width: proposal.width.map { max(0, $0 - indent) }, height: nil)
      let answer = subview.sizeThatFits(inner)
      size = CGSize(width: max(size.width, indent + answer.width), height: size.height + answer.height)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (step, subview) in subviews.enumerated() {
      let indent = CGFloat(step) * 20
      let inner = ProposedViewSize(width: bounds.width - indent, height: nil)
      subview.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: inner)
      y += subview.sizeThatFits(inner).height
    }
  }
}

@Suite("Rows measured by a layout of one's own")
struct MeasuredRowTests: StackNotation {
  @Test("are as high as it answers at their width, in a replay that is a trace like any other")
  func heights() throws {
    // 160 points hold 20 characters, the second step's 140 hold 17.
    var replay = try StackReplay(width: 160) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: "m") {
            Row(measuring: 0..<3, width: 160) { index in
              Staircase {
                Layouts.Text(characters: 20)
                if index > 0 { Layouts.Text(characters: 17 + index) }
              }
            }
          }
        }
      }
    }
    #expect(replay.distance(of: "m1") == 20)
    #expect(replay.distance(of: "m2") == 80)
    #expect(replay.distance(of: "m3") == 140)
    #expect(replay.traceText.contains("Row(heights: [20, 60, 60])"))
    try replay.scroll(to: "m300", anchor: .top)
    replay.expectNoDiagnosis()
  }

  @Test("are refused where it answers no size")
  func noSize() throws {
    #expect(throws: StackReplayError.self) {
      try StackReplay {
        ScrollView {
          LazyVStack {
            ForEach(0..<5, id: "m") {
              Row(measuring: 0..<1) { _ in Layouts.Text(characters: 3).frame(idealHeight: .infinity) }
            }
          }
        }
      }
    }
  }

  @Test(
    "lengths that cannot be are refused, and do not crash",
    arguments: [.nan, -.infinity, -1, 1e30] as [Double])
  func impossibleLengths(length: Double) {
    for view: any StackView in [
      Row(height: 1).frame(width: length), Row(height: 1).frame(minHeight: length),
      Row(height: 1).padding(length),
      VStack(spacing: length) {}, Spacer(minLength: length), Row(width: length, height: 1),
      Row(height: 1).aspectRatio(length, contentMode: .fit), Row(height: length),
    ] {
      #expect(throws: StackReplayError.self, "\(view.content)") {
        try StackReplay { ScrollView { LazyVStack { StackViews.Group { [view.content] } } } }
      }
    }
  }
}
