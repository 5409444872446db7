/// What of a scroll view margins are for.
///
/// - Note: Documented: as in SwiftUI (`ContentMarginPlacement`).
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate let insetsContent: Bool

  public static let automatic = ContentMarginPlacement(insetsContent: true)
  public static let scrollContent = ContentMarginPlacement(insetsContent: true)

  /// Indicators are not drawn, so nothing depends on their margins.
  public static let scrollIndicators = ContentMarginPlacement(insetsContent: false)
}

extension View {
  /// Insets the content of the scroll views in this view.
  ///
  /// - Note: Documented: as in SwiftUI (`contentMargins(_:_:for:)`): the content has less room, the scroll view as much
  ///   as before.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? EdgeInsets.standardLength), for: placement)
  }

  /// Insets the content of the scroll views in this view at all edges.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Insets the content of the scroll views in this view at some edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    EnvironmentView(content: self) { environment in
      if placement.insetsContent { environment.contentMargins.set(edges, from: insets) }
    }
  }
}

extension EnvironmentValues {
  /// How far the content of scroll views is inset.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  private enum ContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }
}

extension EdgeInsets {
  fileprivate mutating func set(_ edges: Edge.Set, from others: EdgeInsets) {
    if edges.contains(.top) { top = others.top }
    if edges.contains(.leading) { leading = others.leading }
    if edges.contains(.bottom) { bottom = others.bottom }
    if edges.contains(.trailing) { trailing = others.trailing }
  }
}
