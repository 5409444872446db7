import LazyLayouts
import LazyStacks
import Layouts
import Testing

/// Remembers which elements' views were asked for.
private final class Bodies {
  var elements: [Int] = []
}

/// A row that notes that its body ran.
private struct Noted: View {
  let element: Int
  let length: CGFloat
  let bodies: Bodies

  var body: some View {
    let _ = bodies.elements.append(element)
    Row(width: length, height: length)
  }
}

extension CGRect {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

private func lengths(_ element: Int) -> CGFloat { CGFloat(40 + element * 37 % 50) }

private func placed(
  _ width: CGFloat?, _ height: CGFloat?, rightToLeft: Bool = false, @ViewBuilder _ content: () -> some View
) throws -> PlacedSubview {
  var environment = EnvironmentValues()
  if rightToLeft { environment.layoutDirection = .rightToLeft }
  let host = LayoutHost(environment: environment, content: content)
  return try host.subviews[0].layout(ProposedViewSize(width: width, height: height))
}

private func record(_ view: PlacedSubview) throws -> LazyRowsRecord {
  try #require(view.lazyContainers.first?.lazyRows)
}

@Suite("A lazy stack in a scroll view")
struct LazyScrollTests {
  /// The stack of `LazyStacks` with all lengths known from the start.
  private func stack(_ lengths: [CGFloat], viewport: Length, _ commands: [FrameCommand]) throws -> (
    LazyStack, built: Set<Int>
  ) {
    let row = Content(.row(height: .cycle(lengths.map(Double.init))))
    let rows = LazyStacks.ForEach(.indexed(count: lengths.count), content: [row])
    let content = Content(.scrollView([Content(.lazyVStack(spacing: 8, [Content(.forEach(rows))]))]))
    var stack = try LazyStack(ResolvedContent(content), width: 300, viewport: viewport, parameters: .swiftui)
    var built = Set(stack.events.built.map(\.element.rawValue))
    for command in commands {
      try stack.advance(command)
      built.formUnion(stack.events.built.map(\.element.rawValue))
    }
    return (stack, built)
  }

  @Test(
    "builds the rows that the stack builds which knows all lengths, and runs no other body",
    arguments: [
      ([], []),
      ([.by(130)], [.scroll(by: 130)]),
      ([.by(130), .rest, .rest], [.scroll(by: 130), .rest, .rest]),
      (
        [.row(300, anchor: 0.5), .by(-90)], [.jump(to: .subview(300, .unitPoint(.center))), .scroll(by: -90)]
      ),
      ([.to(offset: 5_000), .to(offset: 0)], [.jump(to: .offset(5_000)), .jump(to: .offset(0))]),
      ([.by(1e12)], [.scroll(by: 1_000_000_000)]),
    ] as [([ScrollMove], [FrameCommand])])
  func sameRows(moves: [ScrollMove], commands: [FrameCommand]) throws {
    let bodies = Bodies()
    let view = try placed(300, 400) {
      LazyLayouts.ScrollView {
        LazyVStack {
          Layouts.ForEach(0..<500) { Noted(element: $0, length: lengths($0), bodies: bodies) }
        }
      }
      .scrolled(moves)
    }
    let (model, built) = try stack((0..<500).map(lengths), viewport: 400, commands)
    let rows = try record(view)
    #expect(rows.rowCount == 500)
    #expect(rows.built == built.sorted())
    #expect(Set(bodies.elements) == built)
    #expect(bodies.elements.count == built.count)
    #expect(rows.alive == built.sorted().filter { model.isLive(element: ElementIndex($0)) })
    #expect(rows.seen == model.record.seen.map(\.rawValue))
    #expect(rows.contentOffset == model.contentOffset.points)
    #expect(rows.contentExtent == model.contentExtent.points)
    let stack = view.lazyContainers[0]
    for (row, place) in zip(model.record.seen, stack.children) {
      let length = lengths(row.rawValue)
      #expect(place.frame == CGRect(150 - length / 2, model.distance(of: row).points, length, length))
    }
    #expect(stack.frame.minY == -rows.contentOffset)
    #expect(stack.frame.height == rows.contentExtent)
  }

  @Test("lies between the views before and after it")
  func between() throws {
    let view = try placed(300, 200) {
      LazyLayouts.ScrollView {
        Row(width: 100, height: 30)
        LazyVStack(alignment: .trailing, spacing: 0) {
          Layouts.ForEach(0..<3) { _ in Row(width: 50, height: 40) }
        }
        Row(width: 60, height: 20)
      }
    }
    #expect(
      view.children[0].children.map(\.frame) == [
        CGRect(100, 0, 100, 30), CGRect(0, 38, 300, 120), CGRect(120, 166, 60, 20),
      ])
    #expect(view.children[0].children[1].children.map(\.frame.minY) == [38, 78, 118])
    #expect(view.children[0].children[1].children.map(\.frame.minX) == [250, 250, 250])
  }

  @Test("has less room within content margins, and the scroll view as much as before")
  func margins() throws {
    let view = try placed(300, 200) {
      LazyLayouts.ScrollView {
        LazyVStack(spacing: 0) { Layouts.ForEach(0..<9) { _ in Row(height: 50) } }
      }
      .contentMargins(.horizontal, 20)
      .contentMargins(.top, 10)
      .scrolled(.by(35))
    }
    #expect(view.frame == CGRect(0, 0, 300, 200))
    #expect(view.lazyContainers[0].children.first?.frame == CGRect(20, -25, 260, 50))
    let own = try placed(300, 200) {
      LazyLayouts.ScrollView { Row(height: 500).containerRelativeFrame(.horizontal) }.contentMargins(30)
    }
    #expect(own.leaves.map(\.frame) == [CGRect(30, 30, 240, 500)])
  }

  @Test("resolves rows all at once where their number has to be counted, and says so")
  func counted() throws {
    let bodies = Bodies()
    let view = try placed(300, 100) {
      LazyLayouts.ScrollView {
        LazyVStack(spacing: 0) {
          Layouts.ForEach(0..<60) { element in
            if element % 2 == 0 { Row(height: 50) }
            let _ = bodies.elements.append(element)
          }
        }
      }
    }
    #expect(try record(view).built == Array(0..<30))
    #expect(try record(view).seen == [0, 1])
    #expect(bodies.elements == Array(0..<60))
  }

  @Test("is as lazy in stacks and behind modifiers, and counts what is around it")
  func around() throws {
    let view = try placed(300, 200) {
      LazyLayouts.ScrollView {
        VStack(spacing: 10) {
          Row(height: 50)
          LazyVStack(spacing: 0) { Layouts.ForEach(0..<400) { _ in Row(height: 40) } }
            .padding(20)
            .overlay { Color.red }
            .frame(maxWidth: .infinity)
        }
        .padding(.bottom, 7)
      }
      .scrolled(.by(100))
    }
    let plain = try placed(300, 200) {
      LazyLayouts.ScrollView {
        Row(height: 72)
        LazyVStack(spacing: 0) { Layouts.ForEach(0..<400) { _ in Row(height: 40) } }
        Row(height: 19)
      }
      .scrolled(.by(100))
    }
    // 50 + 10 + 20 before the rows and 20 + 7 after; 72 + 8, and 8 + 19.
    #expect(try record(view) == record(plain))
    #expect(view.lazyContainers[0].children.first?.frame == CGRect(20, -20, 260, 40))
    #expect(view.lazyContainers[0].frame.minY == -20)
    #expect(try record(view).contentExtent == 80 + 16_000 + 27)
    #expect(try record(view).built.count < 20)
  }

  @Test("builds all of its rows as a second one, along the other axis and outside a scroll view")
  func elsewhere() throws {
    let rows = { LazyVStack(spacing: 2) { Layouts.ForEach(0..<20) { _ in Row(width: 30, height: 10) } } }
    let two = try placed(300, 100) {
      LazyLayouts.ScrollView {
        rows()
        rows()
      }
    }
    #expect(two.lazyContainers.map { $0.lazyRows?.built.count == 20 } == [false, true])
    #expect(try record(placed(300, 100) { LazyLayouts.ScrollView(.horizontal) { rows() } }).built.count == 20)
    let alone = try placed(300, nil) { rows() }
    #expect(alone.frame.size == CGSize(width: 300, height: 238))
    #expect(try record(alone).seen.count == 20)
    #expect(try placed(nil, nil) { rows() }.frame.size == CGSize(width: 30, height: 238))
    let endless = try placed(300, nil) { LazyLayouts.ScrollView { rows() } }
    #expect(endless.frame.size == CGSize(width: 300, height: 238))
  }

  @Test("takes no room for a row whose length is none")
  func noLength() throws {
    let view = try placed(300, 100) {
      LazyLayouts.ScrollView {
        LazyVStack(spacing: 0) {
          Layouts.ForEach(0..<4) { Row(height: 30).frame(minHeight: $0 == 1 ? .infinity : nil) }
        }
      }
    }
    #expect(try record(view).contentExtent == 90)
  }

  @Test("keeps rows' states while they are built again")
  func states() throws {
    struct Wide: View {
      @State var width: CGFloat = 10
      var body: some View {
        Row(width: width, height: 50)
          .preference(key: Widths.self, value: 90).onPreferenceChange(Widths.self) { width = $0 }
      }
    }
    let content = {
      LazyLayouts.ScrollView { LazyVStack { Layouts.ForEach(0..<50) { _ in Wide() } } }
    }
    let host = LayoutHost { content() }
    let proposal = ProposedViewSize(width: 300, height: 100)
    #expect(try host.subviews[0].layout(proposal).leaves.first?.frame.width == 10)
    host.update(content())
    #expect(try host.subviews[0].layout(proposal).leaves.first?.frame.width == 90)
  }

  private enum Widths: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
}

@Suite("Other lazy containers")
struct OtherLazyContainerTests {
  @Test("a horizontal stack does along its axis what a vertical one does, mirrored from right to left")
  func horizontal() throws {
    func row(_ element: Int) -> some View { Row(width: lengths(element), height: lengths(element)) }
    let vertical = try placed(300, 400) {
      LazyLayouts.ScrollView { LazyVStack { Layouts.ForEach(0..<200) { row($0) } } }
        .scrolled(.by(450), .row(90, anchor: 0))
    }
    let content = {
      LazyLayouts.ScrollView(.horizontal) { LazyHStack { Layouts.ForEach(0..<200) { row($0) } } }
        .scrolled(.by(450), .row(90, anchor: 0))
    }
    let horizontal = try placed(400, 300) { content() }
    #expect(try record(horizontal) == record(vertical))
    let frames = vertical.leaves.map(\.frame)
    #expect(horizontal.leaves.map(\.frame) == frames.map { CGRect($0.minY, $0.minX, $0.height, $0.width) })
    let mirrored = try placed(400, 300, rightToLeft: true) { content() }
    #expect(
      mirrored.leaves.map(\.frame)
        == horizontal.leaves.map {
          CGRect(400 - $0.frame.maxX, $0.frame.minY, $0.frame.width, $0.frame.height)
        })
  }

  @Test("a grid builds whole lines, a header on a line of its own")
  func grid() throws {
    let columns = [GridItem(), GridItem()]
    let view = try placed(108, 100) {
      LazyLayouts.ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          Section {
            Layouts.ForEach(0..<101) { Row(height: $0 % 2 == 0 ? 40 : 30) }
          } header: {
            Row(height: 10)
          }
        }
      }
      .scrolled(.row(42, anchor: 0))
    }
    let rows = try record(view)
    #expect(rows.rowCount == 102)
    // Row 0 is the header; rows 41 and 42 are the 21st line of cells.
    #expect(rows.seen == [41, 42, 43, 44, 45, 46])
    #expect(view.leaves.map(\.frame).prefix(2) == [CGRect(0, 0, 50, 40), CGRect(58, 5, 50, 30)])
    #expect(!rows.built.contains(90))
    let wide = try placed(100, 108) {
      LazyLayouts.ScrollView(.horizontal) {
        LazyHGrid(rows: columns, spacing: 0) { Layouts.ForEach(0..<100) { _ in Row(width: 40) } }
      }
    }
    #expect(
      wide.leaves.map(\.frame).prefix(3) == [
        CGRect(0, 0, 40, 50), CGRect(0, 58, 40, 50), CGRect(40, 0, 40, 50),
      ])
    #expect(try record(wide).seen == [0, 1, 2, 3, 4, 5])
  }

  @Test("a list has rows of at least 44 points, with insets")
  func list() throws {
    let view = try placed(320, 200) {
      List(0..<1_000, id: \.self) { Row(width: 100, height: $0 == 1 ? 50 : 20) }
    }
    #expect(
      view.leaves.map(\.frame).prefix(3) == [
        CGRect(20, 12, 100, 20), CGRect(20, 55, 100, 50), CGRect(20, 128, 100, 20),
      ])
    #expect(try record(view).built.count < 10)
    #expect(try record(view).rowCount == 1_000)
    struct Song: Identifiable { let id: Int }
    let songs = (0..<3).map(Song.init)
    #expect(try record(placed(320, 200) { List(songs) { _ in Row(height: 20) } }).contentExtent == 132)
    let plain = try placed(320, 200) {
      List {
        Row(height: 20)
        Row(height: 20)
      }
    }
    #expect(try record(plain).built == [0, 1])
  }

  @Test("content that is not lazy scrolls within its range")
  func eager() throws {
    func offset(_ moves: ScrollMove...) throws -> CGFloat {
      let view = try placed(100, 200) {
        LazyLayouts.ScrollView {
          Row(width: 10, height: 300)
          Row(width: 10, height: 92)
        }
        .scrolled(moves)
      }
      return -(view.leaves.first?.frame.minY ?? 0)
    }
    #expect(try offset(.by(50)) == 50)
    #expect(try offset(.by(500), .by(-20), .rest) == 180)
    #expect(try offset(.by(-10)) == 0)
    #expect(try offset(.to(offset: 70)) == 70)
    #expect(try offset(.row(1, anchor: 1)) == 200)
    #expect(try offset(.row(7, anchor: 0)) == 0)
  }
}

@Suite("A long list")
struct LongListTests {
  @Test("measures no more rows than it builds, whatever its length")
  func work() throws {
    func measurements(_ count: Int) throws -> (Int, built: Int) {
      let host = LayoutHost {
        LazyLayouts.ScrollView {
          LazyVStack { Layouts.ForEach(0..<count) { Row(height: lengths($0)) } }
        }
        .scrolled(Array(repeating: .by(50), count: 40))
      }
      let view = try host.subviews[0].layout(ProposedViewSize(width: 300, height: 600))
      return (host.counters.measurements, try record(view).built.count)
    }
    let short = try measurements(500)
    let long = try measurements(20_000)
    #expect(short == long)
    #expect(long.0 < 2 * long.built)
  }
}
