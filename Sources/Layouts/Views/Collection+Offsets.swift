// SwiftUI adds both to the standard library's collections; layouts group their subviews with them.

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets from the start.
  ///
  /// - Precondition: Every offset is that of an element.
  /// - Complexity: O(*n*) for *n* elements.
  /// - Note: Documented: as in SwiftUI (`remove(atOffsets:)`).
  public mutating func remove(atOffsets offsets: IndexSet) {
    precondition(
      offsets.allSatisfy { 0 <= $0 && $0 < count }, "There are no elements \(Array(offsets)) among \(count)")
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the element at another offset.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: An offset from before the move; the number of elements for the end.
  /// - Precondition: Every offset in `source` is that of an element.
  /// - Complexity: O(*n*) for *n* elements.
  /// - Note: Documented: as in SwiftUI (`move(fromOffsets:toOffset:)`).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    precondition(
      source.allSatisfy(elements.indices.contains) && 0 <= destination && destination <= elements.count,
      "Elements \(Array(source)) cannot move to \(destination) among \(elements.count)")
    let others = elements.indices.filter { !source.contains($0) }
    let order = others.filter { $0 < destination } + source + others.filter { $0 >= destination }
    for (index, offset) in zip(Array(indices), order) { self[index] = elements[offset] }
  }
}
