import Layouts
import Testing

/// Counts how often its body was evaluated since its state began.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Row(width: CGFloat(count), height: 1)
  }
}

@Suite("Identity")
struct IdentityTests {
  private func width(_ host: LayoutHost) -> CGFloat {
    host.subviews.first?.sizeThatFits(.unspecified).width ?? 0
  }

  @Test("is kept by AnyLayout when the layout is switched, and so is state")
  func switching() {
    func view(_ isWide: Bool) -> some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      return layout { Counter() }
    }
    let host = LayoutHost { view(true) }
    #expect(width(host) == 1)
    host.update(view(false))
    #expect(width(host) == 2)
    host.update(view(true))
    #expect(width(host) == 3)
  }

  @Test("is lost with a branch, and so is state")
  func branching() {
    @ViewBuilder func view(_ isWide: Bool) -> some View {
      if isWide { HStack { Counter() } } else { VStack { Counter() } }
    }
    let host = LayoutHost { view(true) }
    host.update(view(true))
    #expect(width(host) == 2)
    host.update(view(false))
    #expect(width(host) == 1)
  }

  @Test("follows the id of an element that moves")
  func moving() {
    func view(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { _ in Counter() } }
    let host = LayoutHost { view([1, 2]) }
    host.update(view([2]))
    host.update(view([3, 2, 1]))
    #expect(host.subviews.map { $0.sizeThatFits(.unspecified).width } == [1, 3, 1])
  }

  @Test("begins anew with another id")
  func explicitID() {
    let host = LayoutHost { Counter().id(1) }
    host.update(Counter().id(1))
    #expect(width(host) == 2)
    host.update(Counter().id(2))
    #expect(width(host) == 1)
  }

  @Test("is kept in a geometry reader, whose content is resolved when it is placed")
  func geometryReader() throws {
    func view() -> some View { GeometryReader { _ in Counter() } }
    let host = LayoutHost { view() }
    for width in 1...3 {
      let placed = try host.subviews[0].layout(ProposedViewSize(width: 50, height: 50))
      #expect(placed.leaves.map(\.frame.width) == [CGFloat(width)])
      host.update(view())
    }
  }

  @Test("gives a layout its cache back, through updateCache")
  func cache() {
    struct Counting: Layout {
      func makeCache(subviews: Subviews) -> Int { 0 }
      func updateCache(_ cache: inout Int, subviews: Subviews) { cache += 1 }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: cache, height: 1)
      }
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }
    let host = LayoutHost { Counting().callAsFunction { EmptyView() } }
    #expect(width(host) == 0)
    host.update(Counting().callAsFunction { EmptyView() })
    host.update(Counting().callAsFunction { Color.red })
    #expect(width(host) == 2)
  }
}
