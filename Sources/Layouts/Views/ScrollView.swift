/// A view that scrolls along some axes.
///
/// Along them it takes what is proposed and proposes its content nothing; across it is as wide as its content. Here
/// all of its content is measured, at the start of its range.
///
/// - Note: Documented: initialisers as in SwiftUI (`ScrollView`). Known from a reimplementation: the sizes. Several
///   views go below each other, beside each other in one that scrolls horizontally only, without gaps of its own.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.content = content()
  }

  public var body: some View {
    LayoutContainer(ScrollLayout(axes: axes), LayoutContainer(stack, content))
  }

  private var stack: AnyLayout {
    axes == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
  }
}

/// The layout of a view that scrolls its only subview.
struct ScrollLayout: Layout {
  let axes: Axis.Set

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposal = proposal.plain
    var size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: inner(proposal.plain))
  }

  /// What scrolls has nothing around it.
  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { inner[axis] = nil }
    return inner
  }
}
