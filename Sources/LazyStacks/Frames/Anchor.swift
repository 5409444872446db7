/// The row that holds the content in its place, and what is known of it between two frames.
struct Anchor: Sendable {
  /// The row and its distance from the viewport's leading edge.
  var position: ScrollPosition

  /// Where the row starts among the subviews, by the last frame's edges.
  var edge: Length

  /// The row that a scroll command put somewhere, until the user scrolls.
  var target: KeptTarget?
}
