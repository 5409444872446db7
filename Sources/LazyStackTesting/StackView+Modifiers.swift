public import LazyStacks

/// A view and the modifiers after it.
public struct ModifiedStackView: StackView {
  public let content: Content
}

extension StackView {
  /// The identity of a view outside `ForEach`, by which it can be scrolled to.
  public func id(_ id: RowID) -> ModifiedStackView { modified(.id(id)) }

  /// A row that takes another height once it has loaded.
  ///
  /// - Parameters:
  ///   - trigger: `.appear` for `onAppear` and `task`, `.initializer` for the row's own `init`.
  ///   - delay: How long it takes, up to an hour.
  ///   - height: The height afterwards, in points.
  public func loads(
    on trigger: LateLoad.Trigger, after delay: Duration = .zero, height: Double
  ) -> ModifiedStackView {
    loads(on: trigger, after: delay, .constant(height))
  }

  /// A row that takes a height of a range once it has loaded, drawn by the element's ordinal.
  public func loads(
    on trigger: LateLoad.Trigger, after delay: Duration = .zero, height: ClosedRange<Int>, seed: UInt64 = 0
  ) -> ModifiedStackView {
    loads(on: trigger, after: delay, .integers(height, seed: seed))
  }

  /// A row that takes one of some heights once it has loaded, in turn.
  public func loads(
    on trigger: LateLoad.Trigger, after delay: Duration = .zero, heights: [Double]
  ) -> ModifiedStackView {
    loads(on: trigger, after: delay, .cycle(heights))
  }

  /// A row that is drawn at a distance from its place while it is not wholly on screen, up to 1,000,000 points.
  public func scrollTransition(offset: Double) -> ModifiedStackView {
    modified(.scrollTransition(offset: Length(clamping: offset)))
  }

  /// A row that takes the next of some heights, which repeat, each time its size has changed.
  public func onGeometryChange(heights: [Double]) -> ModifiedStackView {
    modified(.onGeometryChange(heights: heights.map { Length(clamping: $0) }))
  }

  /// The stack's subviews are the targets whose visibility is reported.
  public func scrollTargetLayout() -> ModifiedStackView { modified(.scrollTargetLayout) }

  /// The scroll view's position is bound to an id, and begins there.
  public func scrollPosition(id: RowID?, anchor: ScrollAnchor? = nil) -> ModifiedStackView {
    modified(.scrollPosition(id: id, anchor: anchor))
  }

  /// Which end of the content counts, in one role or in every role.
  public func defaultScrollAnchor(_ edge: ScrollEdge, for role: ScrollAnchorRole? = nil) -> ModifiedStackView
  {
    modified(.defaultScrollAnchor(edge, for: role))
  }

  /// The scroll view, or its stack, reports which rows are visible to a share of more than 0, up to 1.
  public func onScrollTargetVisibilityChange(threshold: Double = 0.5) -> ModifiedStackView {
    modified(.onScrollTargetVisibilityChange(threshold: threshold))
  }

  /// A row reports whether it is visible to a share of more than 0, up to 1.
  public func onScrollVisibilityChange(threshold: Double = 0.5) -> ModifiedStackView {
    modified(.onScrollVisibilityChange(threshold: threshold))
  }
}

extension StackView {
  func modified(_ modifier: ContentModifier) -> ModifiedStackView {
    var content = content
    content.modifiers.append(modifier)
    return ModifiedStackView(content: content)
  }

  private func loads(
    on trigger: LateLoad.Trigger, after delay: Duration, _ height: Quantity
  ) -> ModifiedStackView {
    let milliseconds = delay / .milliseconds(1)
    return modified(.loads(LateLoad(on: trigger, after: milliseconds, height: height)))
  }
}

extension LateLoad.Trigger {
  /// `init`: when the row is built, be it ahead of time; for Swift takes `.init` for an initializer.
  public static let initializer = LateLoad.Trigger.`init`
}
