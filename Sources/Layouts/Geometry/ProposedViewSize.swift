/// The size a parent proposes to a subview, in points; an axis without a number asks for the ideal.
///
/// `nil`, 0 and infinity are three different questions: for the ideal, the least and the
/// greatest size. None is ever turned into another.
///
/// - Note: Documented: the names and the meaning of the three (`ProposedViewSize`).
public struct ProposedViewSize: Equatable, Sendable {
  /// The width proposed; `nil` asks for the ideal one.
  public var width: CGFloat?

  /// The height proposed; `nil` asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension ProposedViewSize {
  /// The size proposed, with a stand-in for each axis left open.
  ///
  /// - Parameter size: The stand-ins; 10 × 10 points unless given.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The proposal along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Proposes lengths along an axis and across it.
  init(_ axis: Axis, _ major: CGFloat?, across minor: CGFloat?) {
    self = axis == .horizontal ? Self(width: major, height: minor) : Self(width: minor, height: major)
  }

  /// The proposal as this project's own layouts read it.
  ///
  /// Chosen: a number that is none is no proposal, and less than nothing is nothing. A custom layout
  /// still gets the proposal as it was made.
  package var plain: ProposedViewSize {
    ProposedViewSize(width: Self.plain(width), height: Self.plain(height))
  }

  private static func plain(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isNaN ? nil : max(0, $0) }
  }
}

/// A proposal as the key of what was answered to it.
///
/// Documented: a proposal itself can be compared only, as in SwiftUI; an app may make it a key by an extension of its
/// own.
package struct ProposalKey: Hashable, Sendable {
  private let width: CGFloat?
  private let height: CGFloat?

  package init(_ proposal: ProposedViewSize) {
    width = proposal.width
    height = proposal.height
  }
}
