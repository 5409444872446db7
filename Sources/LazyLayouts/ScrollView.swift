public import Layouts

/// A view that scrolls along some axes.
///
/// Along them it takes what is proposed and proposes its content nothing; across it is as wide as its content. The first
/// lazy container in it, along its axis, builds what the rules of `LazyStacks` say; all else is built.
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

  public var body: some View { ScrollContainer(axes, planner: LazyStackPlanner().plan, content: content) }
}

extension View {
  /// Sets how the content of the scroll views in this view has moved since they appeared, frame by frame.
  ///
  /// A host has no finger: the movements are part of what it lays out.
  public func scrolled(_ moves: ScrollMove...) -> some View { environment(\.scrollMoves, moves) }

  /// Sets how the content of the scroll views in this view has moved since they appeared, frame by frame.
  public func scrolled(_ moves: [ScrollMove]) -> some View { environment(\.scrollMoves, moves) }
}
