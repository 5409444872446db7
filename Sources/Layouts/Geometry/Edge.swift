/// A side of a rectangle; leading and trailing follow the layout direction.
///
/// - Note: Documented: names and raw values as in SwiftUI (`Edge`).
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the four sides.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A side along the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Any of the two sides.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side along the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// Any of the two sides.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle inward, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// One length on some edges, nothing on the others.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  /// The edges with an inset.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
