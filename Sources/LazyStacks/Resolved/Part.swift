/// A stretch of a stack's content, in order: an instance of a part, or elements that are not opened yet.
enum Part: Sendable {
  case segment(Segment)
  case unopened(UnopenedElements)
}

/// The elements of a list that are not opened yet: those after the opened ones.
struct UnopenedElements: Sendable {
  /// The list.
  let branch: SegmentKey

  /// How many there are.
  var count: Int

  /// How many subviews they are taken to have.
  var estimatedSubviewCount: Int
}

/// What stretches of content add up to.
struct PartSum: AdditiveArithmetic, Hashable, Sendable {
  /// The subviews, where they are not known estimated.
  var subviews = 0

  /// The elements that are built as a whole; those of unopened elements are not known.
  var elements = 0

  /// The stretches some of whose subviews are not known.
  var unresolved = 0

  /// Of those, the ones with elements that are not opened.
  var unopened = 0
}

extension PartSum {
  static var zero: PartSum { PartSum() }

  static func + (lhs: PartSum, rhs: PartSum) -> PartSum {
    PartSum(
      subviews: lhs.subviews + rhs.subviews, elements: lhs.elements + rhs.elements,
      unresolved: lhs.unresolved + rhs.unresolved, unopened: lhs.unopened + rhs.unopened)
  }

  static func - (lhs: PartSum, rhs: PartSum) -> PartSum {
    PartSum(
      subviews: lhs.subviews - rhs.subviews, elements: lhs.elements - rhs.elements,
      unresolved: lhs.unresolved - rhs.unresolved, unopened: lhs.unopened - rhs.unopened)
  }
}

extension Part: Summed {
  var sum: PartSum {
    switch self {
    case .segment(let segment): segment.sum
    case .unopened(let rest):
      PartSum(
        subviews: rest.estimatedSubviewCount, unresolved: rest.count > 0 ? 1 : 0,
        unopened: rest.count > 0 ? 1 : 0)
    }
  }
}

extension Part {
  /// The instance, unless it is unopened elements.
  var segment: Segment? {
    if case .segment(let segment) = self { segment } else { nil }
  }
}

extension Segment {
  /// What a stretch adds to the stack.
  var sum: PartSum {
    PartSum(subviews: subviewCount, elements: elementCount, unresolved: isIncomplete ? 1 : 0)
  }
}

/// What lies before an instance, as a number to count from: indices of the stack and places in the instance.
extension PartSum {
  /// Returns a subview's place in the instance.
  func place(of subview: SubviewIndex) -> Int { subview.rawValue - subviews }

  /// Returns an element's place in the instance.
  func place(of element: ElementIndex) -> Int { element.rawValue - elements }

  /// Returns the subview at a place in the instance.
  func subview(at place: Int) -> SubviewIndex { SubviewIndex(subviews + place) }

  /// Returns the element at a place in the instance.
  func element(at place: Int) -> ElementIndex { ElementIndex(elements + place) }
}
