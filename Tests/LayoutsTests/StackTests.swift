import Layouts
import Testing

@Suite("A stack")
struct StackTests {
  @Test("overflows where its subviews take more than they are offered")
  func overflow() throws {
    let stack = try Arrangement(150, 50) {
      HStack(spacing: 0) {
        Row(width: 75, height: 20)
        Row(width: 100, height: 20)
      }
    }
    #expect(stack.size == CGSize(175, 20))
    #expect(stack.spans == [Span(0, 75), Span(75, 100)])
  }

  @Test("keeps 8 points where neither neighbour prefers a distance")
  func standardGap() throws {
    let stack = try Arrangement(nil, nil) {
      VStack {
        Row(width: 10, height: 10)
        Row(width: 10, height: 10)
      }
    }
    #expect(stack.verticalSpans == [Span(0, 10), Span(18, 10)])
  }

  @Test(
    "offers what remains to the least flexible first",
    arguments: [
      // Width offered, and the widths of a fixed 30, one of 10 to 40, and a greedy one.
      (100, [30, 35, 35]),
      (150, [30, 40, 80]),
      (40, [30, 10, 0]),
      (20, [30, 10, 0]),
    ] as [(CGFloat, [CGFloat])])
  func flexibility(offered: CGFloat, widths: [CGFloat]) throws {
    let stack = try Arrangement(offered, 20) {
      HStack(spacing: 0) {
        Color.red
        FlexibleRow(least: CGSize(10, 20), greatest: CGSize(40, 20))
        Row(width: 30, height: 20)
      }
    }
    #expect(stack.spans.map(\.length) == [widths[2], widths[1], widths[0]])
  }

  @Test("offers higher priorities everything but the least lengths of lower ones")
  func priority() throws {
    let stack = try Arrangement(100, 20) {
      HStack(spacing: 0) {
        FlexibleRow(least: CGSize(15, 20), greatest: CGSize(80, 20))
        FlexibleRow(least: CGSize(0, 20), greatest: CGSize(90, 20)).layoutPriority(1)
        FlexibleRow(least: CGSize(5, 20), greatest: CGSize(80, 20)).layoutPriority(-1)
      }
    }
    #expect(stack.spans.map(\.length) == [15, 80, 5])
  }

  @Test("of two subviews without a limit gives the one with the larger minimum its share first")
  func tie() throws {
    let greatest = CGSize(CGFloat.infinity, 20)
    let stack = try Arrangement(100, 20) {
      HStack(spacing: 0) {
        FlexibleRow(least: CGSize(0, 20), greatest: greatest)
        FlexibleRow(least: CGSize(70, 20), greatest: greatest)
      }
    }
    #expect(stack.spans.map(\.length) == [30, 70])
  }

  @Test(
    "answers each question differently",
    arguments: [
      (nil, 4 * 8 + 8 + 10),
      (0, 3 * 8 + 8 + 0),
      (.infinity, .infinity),
      (60, 60),
    ] as [(CGFloat?, CGFloat)])
  func questions(width: CGFloat?, answer: CGFloat) throws {
    let stack = try Arrangement(width, 100) {
      HStack {
        Text("abc d").fixedSize(horizontal: false, vertical: true).frame(maxWidth: 4 * 8)
        Color.red
      }
    }
    #expect(stack.size.width == answer)
  }

  @Test("asks each subview once where its length is open")
  func openLength() {
    let host = LayoutHost {
      HStack {
        Color.red
        Color.blue
        Color.green
      }
    }
    _ = host.subviews[0].sizeThatFits(ProposedViewSize(width: nil, height: 20))
    // The stack and its three subviews; their dimensions are looked at once more.
    #expect(host.counters.measurements == 4)
  }

  @Test("offers its own length across where that was open")
  func crossLength() throws {
    let stack = try Arrangement(100, nil) {
      HStack(spacing: 0) {
        Row(width: 20, height: 50)
        Color.red
      }
    }
    #expect(stack.size == CGSize(100, 50))
    #expect(stack.frames[1] == CGRect(20, 0, 80, 50))
  }

  @Test("lines up guides, and reaches around all of them")
  func guides() throws {
    let stack = try Arrangement(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        Row(width: 10, height: 40)
        Row(width: 10, height: 20).alignmentGuide(.top) { $0.height / 2 }
      }
    }
    #expect(stack.size == CGSize(20, 50))
    #expect(stack.verticalSpans == [Span(10, 40), Span(0, 20)])
  }

  @Test("lines up baselines through nested stacks")
  func baselines() throws {
    let stack = try Arrangement(nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Row(width: 10, height: 30)
          Text("low")
        }
        Text("high")
      }
    }
    #expect(stack.verticalSpans.map(\.start) == [0, 30, 30])
  }

  @Test("puts a spacer between, without gaps beside it")
  func spacer() throws {
    let stack = try Arrangement(100, 20) {
      HStack {
        Row(width: 20, height: 20)
        Spacer()
        Row(width: 20, height: 20)
      }
    }
    #expect(stack.spans == [Span(0, 20), Span(20, 60), Span(80, 20)])
    #expect(stack.frames[1].height == 0)
  }

  @Test("keeps its gap beside a stack that only holds a spacer across")
  func spacerAcross() throws {
    let stack = try Arrangement(nil, 100) {
      HStack {
        VStack {
          Row(width: 10, height: 10)
          Spacer()
        }
        Row(width: 10, height: 10)
      }
    }
    #expect(stack.spans.last == Span(18, 10))
  }

  @Test("gives a spacer its least length where room is short")
  func shortSpacer() throws {
    let stack = try Arrangement(30, 20) {
      HStack {
        Row(width: 20, height: 20)
        Spacer()
        Spacer(minLength: 3)
      }
    }
    #expect(stack.spans == [Span(0, 20), Span(20, 8), Span(28, 3)])
  }

  @Test("turns dividers across itself")
  func divider() throws {
    let row = try Arrangement(100, 40) {
      HStack(spacing: 0) {
        Color.red
        Divider()
      }
    }
    #expect(row.frames[1] == CGRect(99, 0, 1, 40))
    let column = try Arrangement(100, 40) {
      VStack(spacing: 0) {
        Color.red
        Divider()
      }
    }
    #expect(column.frames[1] == CGRect(0, 39, 100, 1))
  }

  @Test("on top of each other is as large as the largest of the highest priority")
  func depth() throws {
    let stack = try Arrangement(200, 200) {
      ZStack(alignment: .topLeading) {
        Row(width: 30, height: 10).layoutPriority(1)
        Row(width: 10, height: 20).layoutPriority(1)
        Color.red
      }
    }
    #expect(stack.size == CGSize(30, 20))
    #expect(stack.frames == [CGRect(0, 0, 30, 10), CGRect(0, 0, 10, 20), CGRect(0, 0, 30, 20)])
  }

  @Test("is mirrored where it is read from right to left")
  func mirrored() throws {
    let stack = try Arrangement(100, 20, rightToLeft: true) {
      HStack(alignment: .top, spacing: 5) {
        Row(width: 20, height: 20)
        Row(width: 30, height: 10)
      }
      .frame(width: 100, height: 20, alignment: .topLeading)
    }
    #expect(stack.frames == [CGRect(80, 0, 20, 20), CGRect(45, 0, 30, 10)])
  }
}
