public import Layouts

/// Views below each other, each built when it is needed.
///
/// In a vertical `ScrollView` the rules are those of `LazyStacks`; anywhere else all views are built. It is as wide as is
/// proposed, and as its widest view where that is left open.
///
/// - Note: Documented: as in SwiftUI (`LazyVStack`), without pinned views. Chosen: 8 points between views.
public struct LazyVStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement("LazyVStack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LazyContainer(arrangement, content) }
}

/// Views beside each other, each built when it is needed.
///
/// In a horizontal `ScrollView` the rules are those of `LazyStacks` along the other axis; anywhere else all views are
/// built. It is as high as is proposed, and as its highest view where that is left open.
///
/// - Note: Documented: as in SwiftUI (`LazyHStack`), without pinned views. Chosen: 8 points between views, and the vertical
///   stack's rules for the horizontal one.
public struct LazyHStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement("LazyHStack", alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { LazyContainer(arrangement, content) }
}
