/// The subviews of a layout, in the order of the data.
///
/// Chosen, since apps' layouts rely on it: a slice is a collection of its own whose indices
/// begin at 0, as in SwiftUI.
public struct LayoutSubviews: Equatable {
  private let elements: ArraySlice<LayoutSubview>

  /// The direction in which the container is read.
  public var layoutDirection: LayoutDirection

  init(_ elements: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }
}

// Documented, as in SwiftUI. The stand-ins are good for one call of the layout, which never leaves its task,
// hence the unchecked promise.
extension LayoutSubviews: @unchecked Sendable {}

extension LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = LayoutSubviews

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> LayoutSubview {
    precondition(indices.contains(index), "There is no subview \(index) among \(count)")
    return elements[elements.startIndex + index]
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= count,
      "There are no subviews \(bounds) among \(count)")
    let start = elements.startIndex
    return LayoutSubviews(
      elements[start + bounds.lowerBound..<start + bounds.upperBound], layoutDirection: layoutDirection)
  }

  // Both ranges are sequences too, one of them without end, so they must not be taken for lists of indices.
  public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.relative(to: self)] }

  /// The subviews at some indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }[...], layoutDirection: layoutDirection)
  }
}

extension LayoutSubviews {
  /// What all subviews prefer, taken together; no distances without any subview.
  var unitedSpacing: ViewSpacing {
    isEmpty ? .zero : reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The guide that the placed subviews set themselves, taken together.
  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    first?.pass.combinedGuide(key, in: bounds, proposal: proposal)
  }
}
