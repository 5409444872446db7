/// A direction along which things are laid out.
///
/// - Note: Documented: names and raw values as in SwiftUI (`Axis`).
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// Any of the two axes.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }
  }
}

extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The axis at right angles.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its lengths along an axis and across it.
  init(_ axis: Axis, _ major: CGFloat, across minor: CGFloat) {
    self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

extension CGPoint {
  /// The position along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// A point from its positions along an axis and across it.
  init(_ axis: Axis, _ major: CGFloat, across minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}
