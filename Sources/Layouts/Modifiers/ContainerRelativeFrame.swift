extension View {
  /// Puts the view into a frame as large as the container around it.
  ///
  /// - Note: Documented: as in SwiftUI (`containerRelativeFrame(_:alignment:)`). The container is the nearest scroll view,
  ///   less its content margins, or else what ``EnvironmentValues/windowSize`` says. Chosen: without either the frame
  ///   is as large as is proposed.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame that is so many of the columns or rows that share the container around it.
  ///
  /// - Note: Documented: as in SwiftUI (`containerRelativeFrame(_:count:span:spacing:alignment:)`), the rule too: spacing
  ///   lies between columns, and a frame of several columns includes what is between them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    precondition(count > 0, "A container is shared by at least 1 column, not by \(count)")
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Puts the view into a frame whose lengths are computed from those of the container around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    PartModifiedView(content: self) { part in
      part.mapSubviews { subview in
        subview.modified { _, context in
          ContainerRelativeFrame(
            axes: axes, alignment: alignment, container: context.environment.container, length: length)
        }
      }
    }
  }
}

/// A frame of lengths that a container around it decides.
struct ContainerRelativeFrame: ModifierLayout, @unchecked Sendable {
  // The closure runs on the host's task only, hence the unchecked promise.
  let axes: Axis.Set
  let alignment: Alignment
  let container: ProposedViewSize
  let length: (CGFloat, Axis) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frame(in: proposal).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    frame(in: proposal).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    frame(in: container).spacing(subviews: subviews, cache: &cache)
  }

  private func frame(in proposal: ProposedViewSize) -> FixedFrame {
    let proposal = proposal.plain
    func own(_ axis: Axis) -> CGFloat? {
      guard axes.contains(Axis.Set(axis)) else { return nil }
      return (container[axis] ?? proposal[axis]).map { length($0, axis) }
    }
    return FixedFrame(width: own(.horizontal), height: own(.vertical), alignment: alignment)
  }
}

extension EnvironmentValues {
  /// The size of the window around everything, for frames that depend on it; `nil` for none.
  ///
  /// - Note: SwiftUI has no such value: there the window is.
  public var windowSize: CGSize? {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// The size of the nearest container; an axis is open where there is none.
  var container: ProposedViewSize {
    if let place = self[ContainerKey.self] {
      place.isRead = true
      return place.size
    }
    return windowSize.map { ProposedViewSize($0) } ?? .unspecified
  }

  /// What tells the views in a scroll view its size; `nil` outside.
  var containerPlace: ContainerPlace? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  private enum WindowSizeKey: EnvironmentKey {
    static let defaultValue: CGSize? = nil
  }
  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ContainerPlace? { nil }
  }
}

/// A scroll view's size, for the views in it, and whether one of them has read it.
final class ContainerPlace {
  let size: ProposedViewSize
  fileprivate(set) var isRead = false

  init(_ size: ProposedViewSize) { self.size = size }
}
