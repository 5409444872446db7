/// Where the viewport is: a row and its distance from the viewport's leading edge.
///
/// Content offset and extent are derived from it, so a changed estimate cannot move what
/// is on screen. (Documented: WWDC26 talk 321.)
public struct ScrollPosition: Hashable, Sendable {
  /// The anchor's index.
  public package(set) var subview: SubviewIndex

  /// From the viewport's leading edge to the anchor's start; negative when it starts before.
  public package(set) var distance: Length

  package init(subview: SubviewIndex, distance: Length) {
    self.subview = subview
    self.distance = distance
  }
}
