/// The first of several views whose ideal size fits what is proposed, or else the last.
///
/// - Note: Documented: as in SwiftUI (`ViewThatFits`); without any axis to fit in, the first. Observed:
///   the last where none fits.
public struct ViewThatFits<Content: View>: View {
  private let layout: FittingLayout
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }

  public var body: some View { LayoutContainer(layout, content) }
}

/// A layout that shows some of its subviews only; the others are not there at all.
protocol SelectingLayout: Layout {}

/// Chooses the first subview that fits.
struct FittingLayout: SelectingLayout {
  let axes: Axis.Set

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    chosen(of: subviews, in: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    chosen(of: subviews, in: proposal)?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  private func chosen(of subviews: Subviews, in proposal: ProposedViewSize) -> LayoutSubview? {
    let proposal = proposal.plain
    return subviews.first { subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(Axis.Set(axis)) || ideal[axis] <= proposal[axis] ?? .infinity
      }
    } ?? subviews.last
  }
}
