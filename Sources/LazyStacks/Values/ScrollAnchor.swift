/// The point that a row and the viewport share after `scroll to`.
public struct ScrollAnchor: Hashable, Sendable {
  /// From 0, the leading edges, to 1, the trailing edges.
  public let unitPoint: Double

  /// Creates an anchor.
  ///
  /// - Precondition: `unitPoint` lies in 0...1.
  public init(unitPoint: Double) {
    precondition((0...1).contains(unitPoint), "\(unitPoint) is no unit point from 0 to 1")
    self.unitPoint = unitPoint
  }

  /// The leading edges.
  public static let top = ScrollAnchor(unitPoint: 0)

  /// The middles.
  public static let center = ScrollAnchor(unitPoint: 0.5)

  /// The trailing edges.
  public static let bottom = ScrollAnchor(unitPoint: 1)
}

/// An end of the content.
public enum ScrollEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom
}
