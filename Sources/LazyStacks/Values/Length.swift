public import struct Foundation.CGFloat

/// A distance along the scrolling axis, on a grid of 2^-20 points.
///
/// Whatever enters the model is snapped to the grid once. Sums are then exact and
/// their order never matters, so two implementations of one rule agree with `==`.
///
/// Chosen: the grid is held as a whole number rather than as a `CGFloat`, which is
/// exact only below 2^33 points, less than a billion rows need.
public struct Length: Hashable, Sendable {
  /// The distance in units of 2^-20 points.
  package var units: Int64

  package init(units: Int64) {
    self.units = units
  }
}

extension Length {
  /// The number of grid units in a point.
  package static let unitsPerPoint: Double = 1_048_576

  /// No distance.
  public static let zero = Length(units: 0)

  /// The longest extent a stack may reach: 2^41 points, about 2.2 × 10^12.
  ///
  /// A replay whose content grows longer is refused, which keeps all sums exact.
  public static let maximum = Length(units: 1 << 61)

  /// Creates the grid's length nearest to a number of points; ties go away from zero.
  ///
  /// Returns `nil` unless `points` is finite and at most ``maximum`` in magnitude.
  public init?(points: CGFloat) {
    guard points.magnitude <= Self.maximum.points else { return nil }
    self.init(points)
  }

  /// Creates the grid's length nearest to a number of points that was checked before it gets here; ties go away
  /// from zero.
  ///
  /// - Precondition: `points` is finite and at most 2^41 in magnitude.
  package init(_ points: CGFloat) {
    precondition(points.magnitude <= 2_199_023_255_552, "\(points) points is not a length")
    self.init(units: Int64((Double(points) * Self.unitsPerPoint).rounded(.toNearestOrAwayFromZero)))
  }

  /// The distance in points; exact below 2^33 points, else the nearest value.
  public var points: CGFloat {
    CGFloat(Double(units) / Self.unitsPerPoint)
  }
}

extension Length: Comparable {
  public static func < (lhs: Length, rhs: Length) -> Bool { lhs.units < rhs.units }
}

/// Sums keep ±2^43 points, four times ``maximum``; beyond that they stop the program, as those of `Int` do.
extension Length: AdditiveArithmetic {
  public static func + (lhs: Length, rhs: Length) -> Length { Length(units: lhs.units + rhs.units) }
  public static func - (lhs: Length, rhs: Length) -> Length { Length(units: lhs.units - rhs.units) }
}

extension Length {
  public static prefix func - (length: Length) -> Length { Length(units: -length.units) }

  /// The sum of `count` lengths; at most ``maximum``.
  public static func * (length: Length, count: Int) -> Length {
    let (product, overflow) = length.units.multipliedReportingOverflow(by: Int64(count))
    return overflow ? maximum : min(Length(units: product), maximum)
  }

  /// The distance without its direction.
  public var magnitude: Length { Length(units: abs(units)) }
}

extension Length: CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The distance in points, such as `12.5`.
  public var description: String {
    let points = Double(points)
    return points == points.rounded() && points.magnitude < 1e15 ? "\(Int64(points))" : "\(points)"
  }

  /// Creates the length that a literal says; one beyond ``maximum`` stops the program.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  /// Creates the length that a literal says; one beyond ``maximum`` stops the program.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
}
