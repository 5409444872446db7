import Layouts

/// A list, or a view: what is asked of it most, as plain numbers.
///
/// Rows that are laid out are next to each other. So whoever asks about one puts the content's focus on its list; where
/// all elements have the same number of subviews, the next questions are a division each, whatever else there is.
final class Stretch: Sendable {
  /// The list or the view, and what lies before it.
  let segment: Segment
  let before: PartSum

  /// The subviews and the elements of the stretch.
  let subviews: Range<SubviewIndex>
  let elements: Range<ElementIndex>

  /// How many subviews each element has; 0 where only building an element shows it.
  private let rowCount: Int

  /// The heights of an element's rows; `nil` where a height is more than a number that is drawn for the element.
  private let heights: [Quantity]?

  /// Whether something sets elements apart from what their list declares.
  private let hasFacts: Bool

  /// The elements' ordinals; `nil` for a view, which has that of the element that it is in.
  private let order: ElementOrder?
  private let ordinal: Ordinal

  /// Creates what is known of an instance that has subviews.
  init(_ segment: Segment, after before: PartSum) {
    self.segment = segment
    self.before = before
    subviews = before.subview(at: 0)..<before.subview(at: segment.subviewCount)
    elements = before.element(at: 0)..<before.element(at: segment.elementCount)
    rowCount = segment.built == nil ? segment.count.minimum : 0
    heights = segment.plainHeights
    hasFacts = !segment.facts.isEmpty
    order = segment.ids?.elements
    ordinal = segment.ordinal
  }
}

extension Stretch {
  /// Returns the element that a subview belongs to; `nil` if the stretch does not know.
  @inline(__always)
  func element(of subview: SubviewIndex) -> ElementIndex? {
    guard rowCount > 0, subviews.contains(subview) else { return nil }
    let place = subviews.lowerBound.distance(to: subview)
    return elements.lowerBound + (rowCount == 1 ? place : place / rowCount)
  }

  /// Returns the length of a subview; `nil` unless it is a number that is drawn for its element.
  @inline(__always)
  func length(of subview: SubviewIndex) -> Length? {
    guard let heights, rowCount > 0, subviews.contains(subview) else { return nil }
    let place = subviews.lowerBound.distance(to: subview)
    let (element, row) = rowCount == 1 ? (place, 0) : place.quotientAndRemainder(dividingBy: rowCount)
    return Length(heights[row], at: order?.ordinal(at: element) ?? ordinal)
  }

  /// Whether an element is in it and is as its list declares; false if the stretch does not know.
  @inline(__always)
  func holdsUnmarked(_ element: ElementIndex) -> Bool { !hasFacts && elements.contains(element) }
}
