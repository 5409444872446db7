import Layouts
import Testing

/// In a line, or one below the other where text is large.
private struct Adaptive: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Text("a")
      Text("b")
    }
  }
}

@Suite("Dynamic type")
struct DynamicTypeTests {
  @Test(
    "scales text as iOS scales body text",
    arguments: [(.xSmall, 14), (.large, 17), (.xxxLarge, 23), (.accessibility1, 28), (.accessibility5, 53)]
      as [(DynamicTypeSize, CGFloat)])
  func scale(size: DynamicTypeSize, points: CGFloat) throws {
    let text = try Arrangement(nil, nil) { Text("four").dynamicTypeSize(size) }
    #expect(abs(text.size.width - 4 * 8 * points / 17) < 1e-9)
    #expect(abs(text.size.height - 20 * points / 17) < 1e-9)
  }

  @Test("tells the sizes for accessibility, which come last")
  func order() {
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }

  @Test("decides about a layout, and the innermost size counts")
  func adaptive() throws {
    let wide = try Arrangement(nil, nil) {
      Adaptive().dynamicTypeSize(.large).dynamicTypeSize(.accessibility1)
    }
    #expect(wide.size == CGSize(16, 20))
    let high = try Arrangement(nil, nil) { Adaptive().dynamicTypeSize(.accessibility1) }
    #expect(high.children.map(\.minX) == [0, 0] && high.children[1].minY == high.children[0].maxY)
  }
}
