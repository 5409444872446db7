import LayoutFixtures
import Layouts
import Testing

/// Holds what layouts of apps hold, in language mode 6.
private struct HoldingLayout: Layout, Sendable {
  struct Cache: Sendable {
    var hidden: AnyLayout.Cache
    var subviews: LayoutSubviews
  }

  @State private var isPlaced = false
  @Environment(\.layoutDirection) private var direction
  @Binding var width: CGFloat
  private let stack = AnyLayout(HStackLayout(spacing: 0))

  init(width: Binding<CGFloat>) { _width = width }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(hidden: stack.makeCache(subviews: subviews), subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let size = stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.hidden)
    width = direction == .leftToRight ? size.width : 0
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    isPlaced = true
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.hidden)
  }
}

/// As wide as the layout in it measured in the update before.
private struct Echo: View {
  @State private var width: CGFloat = 1

  var body: some View {
    HStack(spacing: 0) {
      HoldingLayout(width: $width) {
        Row(width: 20, height: 10)
        Row(width: 30, height: 10)
      }
      Row(width: width, height: 1)
    }
  }
}

@Suite("Layouts that hold state")
struct HeldStateTests {
  @Test("read it and change it through bindings, which the next update sees")
  func bindings() throws {
    let host = LayoutHost { Echo() }
    #expect(try host.subviews[0].layout(.unspecified).frame.width == 51)
    host.update(Echo())
    #expect(try host.subviews[0].layout(.unspecified).frame.width == 100)
  }

  @Test("compile in language mode 5, with container values and words of text")
  func fixture() throws {
    let host = LayoutHost { HeldStateView() }
    let placed = try host.subviews[0].layout(.unspecified)
    #expect(
      placed.leaves.map(\.frame) == [
        CGRect(0, 0, 24, 20), CGRect(26, 0, 24, 20), CGRect(5, 10, 40, 20), CGRect(0, 20, 5, 1),
      ])
    host.update(HeldStateView())
    #expect(try host.subviews[0].layout(.unspecified).leaves.last?.frame == CGRect(0, 20, 5, 20))
  }
}
