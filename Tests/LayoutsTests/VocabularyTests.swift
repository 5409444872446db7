import LazyLayouts
import Layouts
import Testing

@Suite("Views around and in a view's size")
struct LayerTests {
  @Test("are proposed its size and have no influence on it")
  func overlay() throws {
    let view = try Arrangement(300, nil) {
      Row(width: 100, height: 40)
        .overlay(alignment: .topTrailing) { Row(width: 10, height: 10) }
        .background { Color.red }
        .overlay(Row(width: 200, height: 5))
    }
    #expect(view.size == CGSize(100, 40))
    #expect(
      view.frames == [
        CGRect(0, 0, 100, 40), CGRect(90, 0, 10, 10), CGRect(0, 0, 100, 40), CGRect(-50, 17.5, 200, 5),
      ])
  }

  @Test("keep its guides, its priority and its preferred distances")
  func transparent() throws {
    let text = try Arrangement(nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").overlay { Row(width: 50, height: 90) }
        Text("b").font(.largeTitle)
      }
    }
    #expect(text.placed.children.map(\.frame.height) == [20, 40])
    #expect(text.children[0].minY == 16)
    let host = LayoutHost { Spacer().background { Color.red } }
    #expect(host.subviews[0].priority == -.infinity)
    #expect(
      LayoutHost { Text("a").overlay { Color.red } }.subviews[0].spacing.distance(
        to: LayoutHost { Text("b") }.subviews[0].spacing, along: .vertical) == 0)
  }

  @Test("go around each of several views")
  func each() {
    let host = LayoutHost {
      Group {
        Row(width: 1, height: 1); Row(width: 2, height: 2)
      }.overlay { Color.red }
    }
    #expect(host.subviews.count == 2)
  }
}

@Suite("Words with a meaning for sizes")
struct VocabularyTests {
  @Test("position fills what is proposed and puts the centre at a point")
  func position() throws {
    let view = try Arrangement(200, 100) { Row(width: 20, height: 10).position(x: 50, y: 60) }
    #expect(view.size == CGSize(200, 100))
    #expect(view.frames == [CGRect(40, 55, 20, 10)])
    #expect(
      try Arrangement(nil, 100) { Row(width: 20, height: 10).position(x: 5, y: 5) }.size == CGSize(20, 100))
  }

  @Test("hidden views and those in front of others stay where they are")
  func unchanged() throws {
    let view = try Arrangement(nil, nil) {
      HStack(spacing: 0) {
        Row(width: 20, height: 10).hidden()
        Row(width: 30, height: 10).zIndex(3)
      }
    }
    #expect(view.frames == [CGRect(0, 0, 20, 10), CGRect(20, 0, 30, 10)])
  }

  @Test("a modifier is its body around the view")
  func modifier() throws {
    struct Card: ViewModifier {
      let inset: CGFloat
      func body(content: Content) -> some View {
        VStack(spacing: 0) {
          content
          Divider()
        }
        .padding(inset)
      }
    }
    let view = try Arrangement(100, nil) { Row(width: 20, height: 10).modifier(Card(inset: 5)) }
    #expect(view.frames == [CGRect(40, 5, 20, 10), CGRect(5, 15, 90, 1)])
  }

  @Test("a line limit cuts text off, and a font scales it")
  func text() throws {
    // 300 characters of 8 points in 400 are 6 lines of 50.
    #expect(try Arrangement(400, nil) { Text(characters: 300) }.size == CGSize(400, 120))
    #expect(try Arrangement(400, nil) { Text(characters: 300).lineLimit(2) }.size == CGSize(400, 40))
    #expect(
      try Arrangement(400, nil) { VStack { Text(characters: 300) }.lineLimit(0) }.size == CGSize(400, 20))
    #expect(try Arrangement(nil, nil) { Text(characters: 10).font(.largeTitle) }.size == CGSize(160, 40))
    #expect(
      try Arrangement(nil, nil) { Text(characters: 10).font(.system(size: 8.5)) }.size == CGSize(40, 10))
    #expect(try Arrangement(nil, nil) { Text(characters: 10).font(nil) }.size == CGSize(80, 20))
  }

  @Test("a scroll view takes what is proposed along its axis and proposes nothing there")
  func scrollView() throws {
    let vertical = try Arrangement(300, 200) {
      ScrollView {
        Row(width: 100, height: 500)
        Row(width: 120, height: 500)
      }
    }
    #expect(vertical.size == CGSize(120, 200))
    #expect(vertical.frames == [CGRect(10, 0, 100, 500), CGRect(0, 508, 120, 500)])
    let horizontal = try Arrangement(300, 200) { ScrollView(.horizontal) { Color.red } }
    #expect(horizontal.size == CGSize(300, 200))
    #expect(horizontal.frames == [CGRect(0, 0, 10, 200)])
    #expect(try Arrangement(300, nil) { ScrollView { Row(width: 9, height: 70) } }.size == CGSize(9, 70))
  }

  @Test("a geometry reader knows its frame")
  func geometry() throws {
    let view = try Arrangement(100, 80) {
      GeometryReader { proxy in
        Row(width: proxy.frame(in: .global).minX, height: proxy.frame(in: .local).minY + proxy.size.height)
      }
      .padding(10)
    }
    #expect(view.frames == [CGRect(10, 10, 10, 60)])
  }

  @Test("labels, pictures, ellipses and safe areas have their sizes")
  func leaves() throws {
    let label = try Arrangement(nil, nil) {
      Label {
        Text(characters: 5)
      } icon: {
        Image(size: CGSize(20, 20))
      }
    }
    #expect(label.frames == [CGRect(0, 0, 20, 20), CGRect(28, 0, 40, 20)])
    #expect(try Arrangement(30, 40) { Ellipse() }.size == CGSize(30, 40))
    #expect(RoundedRectangle(cornerRadius: 4).cornerSize == CGSize(4, 4))
    #expect(
      try Arrangement(30, 40) { Image(size: CGSize(7, 8)).safeAreaPadding(.top, 3) }.size == CGSize(7, 11))
  }
}
