/// Whether a view is drawn mirrored where people read in some direction.
///
/// - Note: Documented: names as in SwiftUI (`LayoutDirectionBehavior`).
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is drawn as it is.
  case fixed

  /// The view is drawn mirrored in a layout direction.
  case mirrors(in: LayoutDirection)

  /// The view is drawn mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets in which layout direction the view is drawn mirrored; no size and no place depends on it.
  ///
  /// - Note: Documented: as in SwiftUI (`layoutDirectionBehavior(_:)`), which mirrors what is drawn in the view's frame.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    PartModifiedView(content: self) { $0 }
  }
}
