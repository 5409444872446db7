/// What is asked of a stack in one frame.
public enum FrameCommand: Hashable, Sendable {
  /// Nothing.
  case rest

  /// Nothing, and there is spare time: rows next to the viewport may be built.
  case idle

  /// Nothing moves; values that conditions and texts read have changed.
  case changeEnvironment(ContentEnvironment)

  /// The data changes, or the size of rows.
  case edit([DataEdit])

  /// A flag of an element's row state changes, which conditions read.
  case changeState(element: ElementIndex, flag: String, to: Bool)

  /// The scroll view takes another size: a rotation, or a keyboard that takes room.
  case changeViewport(width: Length, extent: Length)

  /// A part of the viewport's end is covered: content can be scrolled clear of it.
  case changeInset(Length)

  /// Nothing moves, but something changed that rows depend on, such as a row's state: what is off
  /// screen is one changing frame nearer to its release.
  case update

  /// Move the content by a distance; positive distances go towards its end.
  ///
  /// At most ``ModelParameters/walk`` viewports are walked: every row crossed is
  /// measured. A longer distance is wholly a jump to the offset it leads to.
  case scroll(by: Length)

  /// Go there at once.
  case jump(to: ScrollGoal)

  /// Frame `frame`, from 1, of the `count` frames in which an animation gets there.
  ///
  /// Each frame estimates the goal's offset again. (Documented: WWDC26 talk 321.)
  case animate(to: ScrollGoal, frame: Int, of: Int)
}

/// Where a jump or an animation ends.
public enum ScrollGoal: Hashable, Sendable {
  /// An element's first subview; the elements up to it are built if that takes to find it.
  case element(ElementKey, Alignment)

  /// A subview, by its index, with a point of it at the same point of the viewport.
  case subview(SubviewIndex, Alignment)

  /// A content offset, resolved by the edges as they are estimated now.
  case offset(Length)

  /// An end of the content.
  case edge(ScrollEdge)

  /// How a subview is put into the viewport.
  public enum Alignment: Hashable, Sendable {
    /// Subview and viewport share a unit point.
    case unitPoint(ScrollAnchor)

    /// The least move for a subview that lies before the viewport, or is cut at its start: to the start.
    case nearestStart

    /// The least move for one that lies after it: to the end, or to the start when it is longer.
    case nearestEnd
  }
}
