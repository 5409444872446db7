import Layouts
import Testing

@Suite("Views at an edge, margins and containers")
struct RoomTests {
  @Test("a view at an edge takes its own length from the room of the other")
  func safeAreaInset() throws {
    let bottom = try Arrangement(100, 200) {
      Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Row(width: 40, height: 30) }
    }
    #expect(bottom.size == CGSize(100, 200))
    #expect(bottom.frames == [CGRect(0, 0, 100, 165), CGRect(60, 170, 40, 30)])
    let leading = try Arrangement(100, 200) {
      Row(width: 20, height: 10).safeAreaInset(edge: .leading, spacing: 0) { Row(width: 40, height: 30) }
    }
    #expect(leading.size == CGSize(60, 30))
    #expect(leading.frames == [CGRect(40, 10, 20, 10), CGRect(0, 0, 40, 30)])
  }

  @Test("safe areas are paddings by one length or by several")
  func safeAreaPadding() throws {
    #expect(try Arrangement(50, 50) { Color.red.safeAreaPadding(10) }.frames == [CGRect(10, 10, 30, 30)])
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try Arrangement(50, 50) { Color.red.safeAreaPadding(insets) }.frames == [CGRect(2, 1, 44, 46)])
  }

  @Test("a frame is a share of the window, or of what is proposed without one")
  func window() throws {
    var environment = EnvironmentValues()
    environment.windowSize = CGSize(320, 480)
    let host = LayoutHost(environment: environment) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
      Color.red.containerRelativeFrame([.horizontal, .vertical])
      Text("a").containerRelativeFrame(.vertical) { length, axis in axis == .vertical ? length / 4 : 0 }
    }
    let proposal = ProposedViewSize(width: 100, height: 50)
    // Three columns of 100 with 10 between them.
    #expect(host.subviews[0].sizeThatFits(proposal) == CGSize(210, 50))
    #expect(host.subviews[1].sizeThatFits(proposal) == CGSize(320, 480))
    #expect(host.subviews[2].sizeThatFits(proposal) == CGSize(8, 120))
    #expect(
      try Arrangement(100, 50) { Text("a").containerRelativeFrame(.horizontal) }.frames
        == [CGRect(46, 0, 8, 20)])
  }
}

@Suite("Coordinate spaces and anchors")
struct SpaceTests {
  @Test("a reader knows its frame in the spaces around it")
  func spaces() throws {
    var frames: [CGRect] = []
    _ = try Arrangement(100, 80) {
      VStack(spacing: 0) {
        Row(width: 10, height: 7)
        GeometryReader { proxy in
          let _ =
            frames = [
              proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("card")),
              proxy.frame(in: .named("elsewhere")), proxy.frame(in: CoordinateSpace.named("page")),
              proxy.bounds(of: .named("card")) ?? .null, proxy.bounds(of: .named("elsewhere")) ?? .zero,
            ]
          EmptyView()
        }
      }
      .padding(10)
      .coordinateSpace(.named("card"))
      .padding(3)
      .coordinateSpace(name: "page")
      .offset(x: 1)
    }
    #expect(
      frames == [
        CGRect(0, 0, 74, 47), CGRect(14, 20, 74, 47), CGRect(10, 17, 74, 47), CGRect(14, 20, 74, 47),
        CGRect(13, 20, 74, 47), CGRect(-10, -17, 94, 74), .zero,
      ])
  }

  private enum Tops: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = nextValue() ?? value
    }
  }

  @Test("an anchor is where the view is, for a reader in front of it")
  func anchors() throws {
    let view = try Arrangement(100, 80) {
      HStack(spacing: 0) {
        Row(width: 20, height: 10)
        Row(width: 30, height: 40).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        Row(width: 5, height: 5)
      }
      .padding(10)
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Row(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    #expect(view.frames.last == CGRect(30, 10, 30, 40))
    #expect(view.frames.last == view.frames[1])
  }

  @Test("anchors of several views come in order, each point where it is meant")
  func points() throws {
    var points: [CGPoint] = []
    _ = try Arrangement(100, 80) {
      VStack(spacing: 0) {
        Row(width: 20, height: 10).anchorPreference(key: Tops.self, value: .topTrailing) { [$0] }
        Row(width: 40, height: 10).anchorPreference(key: Tops.self, value: .point(CGPoint(x: 1, y: 2))) {
          [$0]
        }
      }
      .backgroundPreferenceValue(Tops.self) { anchors in
        GeometryReader { proxy in
          let _ = points = anchors.map { proxy[$0] }
          EmptyView()
        }
      }
    }
    #expect(points == [CGPoint(x: 30, y: 0), CGPoint(x: 1, y: 12)])
  }
}

@Suite("Watching preferences")
struct PreferenceChangeTests {
  private enum Total: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private func views(_ lengths: [CGFloat], _ told: @escaping (CGFloat) -> Void) -> some View {
    Group {
      ForEach(lengths.indices) { Row(width: 1, height: 1).preference(key: Total.self, value: lengths[$0]) }
    }
    .onPreferenceChange(Total.self, perform: told)
  }

  @Test("tells the value of all views at first, and then only another one")
  func changes() {
    var told: [CGFloat] = []
    let host = LayoutHost { views([1, 2]) { told.append($0) } }
    #expect(told == [3])
    host.update(views([2, 1]) { told.append($0) })
    #expect(told == [3])
    host.update(views([5]) { told.append($0) })
    #expect(told == [3, 5])
  }

  @Test("sees what a reader's content prefers once it is placed")
  func reader() throws {
    var told: [CGFloat] = []
    let host = LayoutHost {
      GeometryReader { Color.red.preference(key: Total.self, value: $0.size.width) }
        .onPreferenceChange(Total.self) { told.append($0) }
    }
    try host.subviews[0].layout(ProposedViewSize(width: 70, height: 10))
    try host.subviews[0].layout(ProposedViewSize(width: 70, height: 10))
    try host.subviews[0].layout(ProposedViewSize(width: 90, height: 10))
    #expect(told == [0, 70, 90])
  }

  @Test("writes a state that counts from the next update on")
  func state() throws {
    struct Follower: View {
      @State var width: CGFloat = 1
      var body: some View {
        Row(width: width, height: 5).preference(key: Total.self, value: 44)
          .onPreferenceChange(Total.self) { width = $0 }
      }
    }
    let host = LayoutHost { Follower() }
    #expect(host.subviews[0].sizeThatFits(.unspecified).width == 1)
    host.update(Follower())
    #expect(host.subviews[0].sizeThatFits(.unspecified).width == 44)
  }
}

@Suite("Switches, shapes and descriptions")
struct SmallWordTests {
  @Test("a switch is at the end of the room, and its label at the start")
  func toggle() throws {
    let view = try Arrangement(200, nil) { Toggle("Sound", isOn: .constant(true)) }
    #expect(view.size == CGSize(200, 31))
    #expect(view.frames.first == CGRect(0, 5.5, 40, 20))
    #expect(view.frames.last == CGRect(149, 0, 51, 31))
    let own = Toggle(isOn: .constant(false)) { Row(width: 10, height: 50) }
    #expect(!own.isOn)
    #expect(try Arrangement(200, nil) { own }.size == CGSize(200, 50))
  }

  @Test("corners and directions of drawing have no influence on sizes")
  func drawing() throws {
    let shape = RoundedRectangle(cornerSize: CGSize(3, 4), style: .circular)
    #expect(shape.cornerSize == CGSize(3, 4))
    #expect(shape.layoutDirectionBehavior == .mirrors(in: .rightToLeft))
    let view = try Arrangement(30, 40) { shape.layoutDirectionBehavior(.fixed) }
    #expect(view.frames == [CGRect(0, 0, 30, 40)])
  }

  @Test("points, sizes and rectangles describe themselves as on other systems")
  func descriptions() {
    #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
    #expect(CGSize(20, 10).debugDescription == "(20.0, 10.0)")
    #expect(CGRect(1, 2, 3, 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect(CGVector(dx: 1, dy: 0).debugDescription == "(1.0, 0.0)")
  }
}
