import Layouts
import Testing

extension ContainerValues {
  fileprivate var isRejected: Bool {
    get { self[RejectedKey.self] }
    set { self[RejectedKey.self] = newValue }
  }

  private enum RejectedKey: ContainerValueKey {
    static let defaultValue = false
  }
}

/// A board of cards: each subview on a card, each section below its header, rejected ones lower.
private struct BoardContainer<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(sections: content) { section in
        VStack(spacing: 0) {
          if !section.header.isEmpty { section.header.padding(.bottom, 1) }
          ForEach(subviews: section.content) { subview in CardView(subview: subview) }
          section.footer
        }
      }
    }
  }
}

private struct CardView: View {
  let subview: Subview

  var body: some View {
    subview.frame(width: 20, height: subview.containerValues.isRejected ? 5 : 10)
  }
}

@Suite("A container of views")
struct ContainerTests {
  @Test("takes static views, data and conditions alike, each as a subview", arguments: [true, false])
  func board(isShown: Bool) throws {
    let board = try Arrangement(nil, nil) {
      BoardContainer {
        Row(width: 1, height: 1)
        ForEach(0..<2) { _ in
          Row(width: 1, height: 1)
          Row(width: 1, height: 1)
        }
        if isShown { Row(width: 1, height: 1).containerValue(\.isRejected, true) }
        EmptyView()
      }
    }
    #expect(board.size == CGSize(20, isShown ? 55 : 50))
    #expect(board.frames.count == (isShown ? 6 : 5))
  }

  @Test("knows its sections, with header and footer, and loose views between them")
  func sections() throws {
    let board = try Arrangement(nil, nil) {
      BoardContainer {
        Row(width: 1, height: 1)
        Row(width: 1, height: 1)
        Section {
          Row(width: 1, height: 1)
          Row(width: 1, height: 1)
        } header: {
          Row(width: 20, height: 3)
        } footer: {
          Row(width: 20, height: 7)
        }
        .containerValue(\.isRejected, true)
        Row(width: 1, height: 1)
      }
    }
    #expect(board.children.map(\.height) == [20, 21, 10])
  }

  @Test("is the only one that a container value reaches")
  func directContainer() {
    let host = LayoutHost {
      VStack { Row(width: 1, height: 1).containerValue(\.isRejected, true) }
      Row(width: 1, height: 1).containerValue(\.isRejected, true).padding(2)
    }
    #expect(host.subviews.map(\.containerValues.isRejected) == [false, true])
  }

  @Test("makes of all subviews what a closure does")
  func group() throws {
    let view = try Arrangement(nil, nil) {
      HStack(spacing: 0) {
        Group(subviews: ForEach(0..<5) { _ in Row(width: 4, height: 4) }) { subviews in
          subviews.prefix(2)
          Row(width: CGFloat(subviews.count), height: 1)
        }
        Group(sections: Section { Row(width: 1, height: 1) }) { sections in
          Row(width: CGFloat(sections.count), height: 1)
        }
      }
    }
    #expect(view.spans.map(\.length) == [4, 4, 5, 1])
  }

  @Test("gives its surroundings to the subviews")
  func environment() throws {
    var metrics = TextMetrics()
    metrics.characterWidth = 1
    let view = try Arrangement(nil, nil) {
      BoardlessContainer { Text("four") }.environment(\.textMetrics, metrics)
    }
    #expect(view.size.width == 4)
  }

  @Test("hears what its subviews prefer to say")
  func preferences() {
    enum Total: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let host = LayoutHost {
      VStack {
        Row(width: 1, height: 1).preference(key: Total.self, value: 2)
        HStack { Row(width: 1, height: 1).preference(key: Total.self, value: 3) }
      }
    }
    #expect(host.preference(Total.self) == 5)
  }
}

private struct BoardlessContainer<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { HStack { ForEach(subviews: content) { $0 } } }
}

@Suite("The number of subviews")
struct ResolvedCountTests {
  private struct Pair: View {
    var body: some View {
      Row(width: 1, height: 1)
      Row(width: 1, height: 1)
    }
  }

  /// The number by type, and how many there are now.
  private func counts<Content: View>(@ViewBuilder _ content: () -> Content) -> (ResolvedCount, Int) {
    (ResolvedCount(of: Content.self), LayoutHost { content() }.subviews.count)
  }

  @Test("is constant for everything but conditions, hidden types and data")
  func constant() {
    let (count, now) = counts {
      Row(width: 1, height: 1)
      Pair().padding(1)
      EmptyView()
      Group {
        VStack { Pair() }
        Pair()
      }
      Section {
        Pair()
      } header: {
        Text("header")
      }
    }
    #expect(count.minimum == 9 && count.maximum == 9 && count.isConstant)
    #expect(now == 9)
  }

  @Test("of a bare condition is none or as many as its content", arguments: [true, false])
  func bareIf(isShown: Bool) {
    let (count, now) = counts { if isShown { Pair() } }
    #expect(count.minimum == 0 && count.maximum == 2 && count.causes == [.bareIf])
    #expect(now == (isShown ? 2 : 0))
  }

  @Test("of branches is constant where they agree", arguments: [true, false])
  func branches(isShown: Bool) {
    let equal = counts { if isShown { Pair() } else { Group { Pair() } } }
    #expect(equal.0.isConstant && equal.1 == 2)
    let unequal = counts { if isShown { Pair() } else { Text("one") } }
    #expect(unequal.0.minimum == 1 && unequal.0.maximum == 2 && unequal.0.causes == [.unequalBranches])
    #expect(unequal.1 == (isShown ? 2 : 1))
  }

  @Test("is hidden by AnyView, and is data in ForEach")
  func unknown() {
    let hidden = counts { AnyView(Pair()) }
    #expect(hidden.0.maximum == nil && hidden.0.causes == [.typeErased] && hidden.1 == 2)
    let data = counts { ForEach(0..<3) { _ in Pair() } }
    #expect(data.0.maximum == nil && data.0.causes == [.forEach] && data.1 == 6)
    #expect(ForEach<Range<Int>, Int, Pair>.countPerElement.minimum == 2)
  }

  @Test("counts an id once")
  func repeatedID() {
    let host = LayoutHost { ForEach([1, 2, 1], id: \.self) { _ in Pair() } }
    #expect(host.subviews.map(\.id) == [1, 1, 2, 2])
  }
}
