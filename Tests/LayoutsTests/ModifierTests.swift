import Layouts
import Testing

@Suite("A modifier")
struct ModifierTests {
  @Test("with a fixed frame answers without its content, which it aligns")
  func fixedFrame() throws {
    let view = try Arrangement(10, 10) {
      Row(width: 30, height: 20).frame(width: 100, height: 50, alignment: .bottomTrailing)
    }
    #expect(view.size == CGSize(100, 50))
    #expect(view.frames == [CGRect(70, 30, 30, 20)])
    let half = try Arrangement(10, 10) { Row(width: 30).frame(width: 100) }
    #expect(half.size == CGSize(100, 10))
  }

  @Test(
    "with a flexible frame adapts between its bounds",
    arguments: [
      // Least, ideal, greatest, offered, and the width around a row of 40.
      (50, nil, 90, 70, 70), (50, nil, 90, 20, 50), (50, nil, 90, 200, 90),
      (50, nil, nil, 200, 50), (20, nil, nil, 200, 40), (20, nil, nil, 30, 30), (20, nil, nil, 10, 20),
      (nil, nil, 90, 200, 90), (nil, nil, 90, 60, 60), (nil, nil, 90, 10, 40),
      (nil, nil, .infinity, 200, 200), (nil, nil, .infinity, nil, 40),
      (nil, 70, nil, nil, 70), (nil, 70, nil, 200, 40), (80, 70, 60, nil, 80),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func flexibleFrame(
    least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?, offered: CGFloat?, width: CGFloat
  ) throws {
    let view = try Arrangement(offered, nil) {
      Row(width: 40, height: 10).frame(minWidth: least, idealWidth: ideal, maxWidth: greatest)
    }
    #expect(view.size.width == width)
  }

  @Test("insets by a padding, less than nothing included")
  func padding() throws {
    let view = try Arrangement(100, 50) { Color.red.padding(10).padding(.leading, -4) }
    #expect(view.size == CGSize(100, 50))
    #expect(view.frames == [CGRect(6, 10, 84, 30)])
  }

  @Test("offsets without changing what is around")
  func offset() throws {
    let view = try Arrangement(nil, nil) {
      HStack(spacing: 0) {
        Row(width: 10, height: 10).offset(x: 3, y: 4)
        Row(width: 10, height: 10)
      }
    }
    #expect(view.frames == [CGRect(3, 4, 10, 10), CGRect(10, 0, 10, 10)])
  }

  @Test("fixes the size along chosen axes, and keeps the priority")
  func fixedSize() throws {
    let view = try Arrangement(20, 100) {
      Text(characters: 30).layoutPriority(2).fixedSize(horizontal: true, vertical: false)
    }
    #expect(view.size == CGSize(240, 20))
    #expect(view.host.subviews[0].priority == 2)
  }

  @Test(
    "keeps a ratio",
    arguments: [
      (100, 100, ContentMode.fit, 100, 50), (100, 100, .fill, 200, 100), (100, nil, .fit, 100, 50),
      (nil, 100, .fit, 200, 100), (nil, nil, .fit, 10, 10),
    ] as [(CGFloat?, CGFloat?, ContentMode, CGFloat, CGFloat)])
  func aspectRatio(
    offered: CGFloat?, offeredHeight: CGFloat?, mode: ContentMode, width: CGFloat, height: CGFloat
  ) throws {
    let view = try Arrangement(offered, offeredHeight) { Color.red.aspectRatio(2, contentMode: mode) }
    #expect(view.size == CGSize(width, height))
  }

  @Test("shows the first view whose ideal size fits, or the last")
  func fitting() throws {
    func chosen(_ width: CGFloat?, _ axes: Axis.Set) throws -> CGFloat {
      let view = try Arrangement(width, 5) {
        ViewThatFits(in: axes) {
          Row(width: 100, height: 10)
          Row(width: 50, height: 10)
          Row(width: 20, height: 10)
        }
      }
      #expect(view.frames.count == 1)
      #expect(view.host.misplacements.isEmpty)
      return view.size.width
    }
    #expect(try chosen(60, .horizontal) == 50)
    #expect(try chosen(nil, .horizontal) == 100)
    #expect(try chosen(1, .horizontal) == 20)
    #expect(try chosen(1, []) == 100)
    #expect(try chosen(200, [.horizontal, .vertical]) == 20)
  }

  @Test("reads the size it was given, and puts its content at the top leading corner")
  func geometry() throws {
    let view = try Arrangement(100, nil) {
      GeometryReader { proxy in Row(width: proxy.size.width / 4, height: 5) }
    }
    #expect(view.size == CGSize(100, 10))
    #expect(view.frames == [CGRect(0, 0, 25, 5)])
  }
}

@Suite("Text")
struct TextTests {
  @Test(
    "wraps into lines, never narrower than its longest token",
    arguments: [
      (nil, nil, 160, 20), (160, nil, 160, 20), (100, nil, 96, 40), (0, nil, 80, 40), (0, 0, 80, 20),
      (100, 30, 96, 20), (.infinity, .infinity, 160, 20),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func wrapping(offered: CGFloat?, offeredHeight: CGFloat?, width: CGFloat, height: CGFloat) throws {
    let text = try Arrangement(offered, offeredHeight) { Text(characters: 20) }
    #expect(text.size == CGSize(width, height))
  }

  @Test("grows with the chosen size of text, and with bold")
  func scale() throws {
    var metrics = TextMetrics()
    metrics.scale = 2
    #expect(
      try Arrangement(nil, nil) { Text("four").environment(\.textMetrics, metrics) }.size == CGSize(64, 40))
    metrics.isBold = true
    let bold = try Arrangement(nil, nil) { Text("four").environment(\.textMetrics, metrics) }.size
    #expect(abs(bold.width - 70.4) < 0.001)
  }

  @Test("keeps no distance to text, more above and most below something else")
  func spacing() throws {
    let stack = try Arrangement(nil, nil) {
      VStack {
        Row(width: 10, height: 10)
        Text("a")
        Text("b")
        Row(width: 10, height: 10)
        Row(width: 10, height: 10).frame(width: 10, height: 10)
      }
    }
    let gaps = zip(stack.verticalSpans, stack.verticalSpans.dropFirst())
      .map { $1.start - $0.start - $0.length }
    let expected: [CGFloat] = [4.74, 0, 8.15, 8]
    for (gap, value) in zip(gaps, expected) { #expect(abs(gap - value) < 0.001) }
  }

  @Test("in a frame has a preference only along axes that the frame leaves alone")
  func framedSpacing() {
    let text = LayoutHost { Text("a") }.subviews[0].spacing
    let framed = LayoutHost { Text("a").frame(height: 20) }.subviews[0].spacing
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(framed.distance(to: framed, along: .vertical) == 8)
    #expect(text.distance(to: framed, along: .horizontal) == 8)
  }
}
