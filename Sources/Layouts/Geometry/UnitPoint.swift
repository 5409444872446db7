/// A point of a rectangle as shares of its width and height, from the top leading corner.
///
/// - Note: Documented: names and values as in SwiftUI (`UnitPoint`).
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction in which a line is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Where the lines of a text begin or end in its width.
///
/// - Note: Documented: as in SwiftUI (`TextAlignment`). No size depends on it.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How something of a fixed ratio is put into a rectangle.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The view is wholly inside the proposed size.
  case fit

  /// The view covers the proposed size.
  case fill
}
