/// The point that a row and the viewport share after `scroll to`.
public struct ScrollAnchor: Hashable, Sendable {
  /// From 0, the leading edges, to 1, the trailing edges.
  public let unitPoint: Double

  /// Creates an anchor; `nil` unless `unitPoint` lies in 0...1.
  public init?(unitPoint: Double) {
    guard (0...1).contains(unitPoint) else { return nil }
    self.init(unchecked: unitPoint)
  }

  /// Creates an anchor of a unit point that was checked before it gets here.
  ///
  /// - Precondition: `unitPoint` lies in 0...1.
  package init(unchecked unitPoint: Double) {
    precondition((0...1).contains(unitPoint), "\(unitPoint) is no unit point from 0 to 1")
    self.unitPoint = unitPoint
  }

  /// The leading edges.
  public static let top = ScrollAnchor(unchecked: 0)

  /// The middles.
  public static let center = ScrollAnchor(unchecked: 0.5)

  /// The trailing edges.
  public static let bottom = ScrollAnchor(unchecked: 1)
}

/// An end of the content.
public enum ScrollEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom
}
