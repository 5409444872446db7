extension RandomAccessCollection {
  /// Returns the first index of an element that a predicate holds for, where it holds for all that follow; the end
  /// if it holds for none.
  ///
  /// Over a range of numbers, such as `(0..<count)`, it finds the first number with a property that every larger one
  /// has, too.
  ///
  /// - Parameter belongsToRest: Whether an element belongs to the second part. It is called O(log *n*) times.
  /// - Precondition: No element of the second part stands before one of the first.
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  package func partitioningIndex(where belongsToRest: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsToRest(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
