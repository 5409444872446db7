/// A part of a stack, asked about the subviews and elements that it holds, by their numbers in it.
extension Segment {
  /// Returns the size of a resolved subview at a width.
  func size(of local: Int, width: Length, in environment: ContentEnvironment) -> RowSize {
    size(ofLocal: local, element: element(ofLocal: local), width: width, in: environment)
  }

  /// Returns how wide a resolved subview says it is, or turns out where that is more than it is proposed.
  func declaredWidth(of local: Int, in width: Length, _ environment: ContentEnvironment) -> Length? {
    let element = element(ofLocal: local)
    guard let first = subviews(ofLocal: element)?.lowerBound else { return nil }
    let row = rows(ofLocal: element, in: environment)[local - first]
    guard row.isNegotiated else { return row.declaredWidth(ordinal: ordinal(ofLocal: element)) }
    return size(ofRow: local - first, element: element, width: width, in: environment).width
      .flatMap { $0 > width ? $0 : nil }
  }

  /// Returns whether an element has loaded.
  func isLoaded(ofLocal element: Int) -> Bool { facts.isLoaded(number(ofLocal: element)) }

  /// Returns what the modifiers of an element's rows say.
  func traits(ofLocal local: Int, in environment: ContentEnvironment) -> [RowTraits] {
    let (ordinal, own) = (ordinal(ofLocal: local), self.environment(ofLocal: local, in: environment))
    return rows(ofLocal: local, in: environment).map { $0.traits(ordinal: ordinal, environment: own) }
  }
}
