/// A part of a stack, asked with the stack's own indices. The content asks it in place: to take a segment out of its
/// array would copy all that it holds.
extension Segment {
  /// Returns the element, among all, that a resolved subview, among all, belongs to.
  func element(of subview: SubviewIndex) -> ElementIndex {
    firstElement + element(ofLocal: firstSubview.distance(to: subview))
  }

  /// Returns the subviews of an element; `nil` if it is not built.
  func subviews(of element: ElementIndex) -> Range<SubviewIndex>? {
    subviews(ofLocal: firstElement.distance(to: element)).map {
      firstSubview + $0.lowerBound..<firstSubview + $0.upperBound
    }
  }

  /// Returns where the first subview of an element that is not built is taken to be.
  func estimatedFirstSubview(of element: ElementIndex) -> SubviewIndex {
    firstSubview + estimatedFirstSubview(ofLocal: firstElement.distance(to: element))
  }

  /// Returns the identity of the element that a resolved subview belongs to.
  func id(of subview: SubviewIndex) -> RowID {
    id(ofLocal: element(ofLocal: firstSubview.distance(to: subview)))
  }

  /// Returns an element's identity.
  func id(ofElement element: ElementIndex) -> RowID { id(ofLocal: firstElement.distance(to: element)) }

  /// Returns the size of a resolved subview at a width.
  func size(of subview: SubviewIndex, width: Length, in environment: ContentEnvironment) -> RowSize {
    let local = firstSubview.distance(to: subview)
    return size(ofLocal: local, element: element(ofLocal: local), width: width, in: environment)
  }

  /// Returns how wide a resolved subview says it is, or turns out where that is more than it is offered.
  func declaredWidth(of subview: SubviewIndex, in width: Length, _ environment: ContentEnvironment) -> Length?
  {
    let local = firstSubview.distance(to: subview)
    let element = element(ofLocal: local)
    guard let first = subviews(ofLocal: element)?.lowerBound else { return nil }
    let row = rows(ofLocal: element, in: environment)[local - first]
    guard row.isNegotiated else { return row.declaredWidth(ordinal: ordinal(ofLocal: element)) }
    return size(ofRow: local - first, element: element, width: width, in: environment).width
      .flatMap { $0 > width ? $0 : nil }
  }

  /// Returns whether an element has loaded.
  func isLoaded(element: ElementIndex) -> Bool {
    facts.isLoaded(number(ofLocal: firstElement.distance(to: element)))
  }

  /// Returns what the modifiers of an element's rows say.
  func traits(of element: ElementIndex, in environment: ContentEnvironment) -> [RowTraits] {
    let local = firstElement.distance(to: element)
    let (ordinal, own) = (ordinal(ofLocal: local), self.environment(ofLocal: local, in: environment))
    return rows(ofLocal: local, in: environment).map { $0.traits(ordinal: ordinal, environment: own) }
  }
}
