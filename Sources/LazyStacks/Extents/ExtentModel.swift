/// What knows, or guesses, where every subview of a stack lies along its axis.
///
/// Those it knows count with their own lengths, all others with an estimate. Edges are counted from
/// the start of the first subview, and what a model answers is what the scroll view goes by.
package protocol ExtentModel: Sendable {
  /// The number of subviews.
  var subviewCount: Int { get }

  /// What a distance between neighbouring subviews is taken to be where it is not known; one follows the last, too.
  var spacing: Length { get }

  /// The extent of all subviews and the distances between them.
  ///
  /// - Complexity: O(1).
  var extent: Length { get }

  /// Returns where a subview starts; `subviewCount` stands for one after the last.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func leadingEdge(of index: Int) -> Length

  /// Returns what the subviews from one on take, each with the distance before it.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func extent(from index: Int) -> Length

  /// Returns the first subview that starts at an offset or after it; `subviewCount` if none does.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func firstSubview(startingAtOrAfter offset: Length) -> Int

  /// Returns a subview's length if the model knows it.
  ///
  /// - Complexity: O(log *m*) for *m* measured subviews.
  func measuredLength(of index: Int) -> Length?
}

extension ExtentModel {
  /// Returns a subview's measured length, or else the estimated one.
  package func length(of index: Int) -> Length {
    if let length = measuredLength(of: index) { return length }
    let next = index + 1 == subviewCount ? extent + spacing : leadingEdge(of: index + 1)
    // Where neighbours decide, the distances taken for granted may exceed the room that is left.
    return max(.zero, next - spacing - leadingEdge(of: index))
  }

  /// Returns the subview that covers an offset, or the next one after it; `nil` if none follows.
  ///
  /// A zero-length subview covers the offset it lies at.
  package func subview(atOrAfter offset: Length) -> Int? {
    let next = firstSubview(startingAtOrAfter: offset)
    if next > 0, leadingEdge(of: next - 1) + length(of: next - 1) > offset { return next - 1 }
    return next < subviewCount ? next : nil
  }
}
