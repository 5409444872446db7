/// A view's size for one proposal, and where its guides lie in it.
///
/// - Note: Documented: as in SwiftUI (`ViewDimensions`).
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat

  /// The height in points.
  public let height: CGFloat

  /// Who knows the guides that the view sets itself, and the proposal they are set for; `nil` if it sets none.
  private let source: (node: LayoutNode, proposal: ProposedViewSize)?

  /// The dimensions of a size that sets no guide itself.
  package init(plain size: CGSize) { self.init(size) }

  init(_ size: CGSize, source: (node: LayoutNode, proposal: ProposedViewSize)? = nil) {
    width = size.width
    height = size.height
    self.source = source
  }
}

extension ViewDimensions {
  /// The guide's distance from the leading edge, set by the view or else the default one.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's distance from the top, set by the view or else the default one.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's distance from the leading edge; `nil` if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The guide's distance from the top; `nil` if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  private func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    source.flatMap { $0.node.explicitGuide(key, size: size, proposal: $0.proposal) }
  }

  subscript(key: AlignmentKey) -> CGFloat {
    explicitGuide(key) ?? key.type.defaultValue(in: self)
  }

  var size: CGSize { CGSize(width: width, height: height) }
}

extension ViewDimensions: Equatable {
  /// Compares the sizes.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
