import Layouts

// What stands around a layout in the same file of an app.

private struct IsWideKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isWide: Bool {
    get { self[IsWideKey.self] }
    set { self[IsWideKey.self] = newValue }
  }
}

enum MidpointID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  static let midpoint = VerticalAlignment(MidpointID.self)
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct AdaptiveStack<Content: View>: View {
  @Environment(\.isWide) private var isWide
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var count = 0
  @ViewBuilder let content: () -> Content

  var body: some View {
    let layout =
      isWide ? AnyLayout(HStackLayout(alignment: .midpoint, spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
    layout {
      content()
      if sizeClass == .regular {
        Triangle().frame(width: 10, height: 10)
      } else {
        EmptyView()
      }
    }
  }
}

public struct FixtureView: View {
  private let isWide: Bool

  public init(isWide: Bool) { self.isWide = isWide }

  public var body: some View {
    AdaptiveStack {
      SwitchingLayout {
        ForEach(["a", "bb", "ccc"], id: \.self) { Text($0).weight(2) }
      }
      WeightedLayout {
        Text("one").layoutPriority(1)
        Text("two").alignmentGuide(.midpoint) { $0[.top] }
      }
      TurningLayout(angle: .degrees(45)) { Color.red.frame(width: 4, height: 4) }
      HalvingLayout { ForEach(0..<5) { index in Rectangle().frame(width: CGFloat(index), height: 5) } }
    }
    .environment(\.isWide, isWide)
  }
}

/// Every layout here, to be audited.
public enum FixtureAudits {
  public static var reports: [LayoutAudit.Report] {
    [
      LayoutAudit.run(OptionalCacheLayout()), LayoutAudit.run(RectangleCacheLayout()),
      LayoutAudit.run(ArrayCacheLayout()), LayoutAudit.run(SwitchingLayout()),
      LayoutAudit.run(TurningLayout(angle: .zero)), LayoutAudit.run(WeightedLayout()),
      LayoutAudit.run(HalvingLayout()), LayoutAudit.run(OpaqueLayout()),
    ]
  }
}
