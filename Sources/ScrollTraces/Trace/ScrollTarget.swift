public import LazyStacks

/// Where `scroll to` goes.
public enum ScrollTarget: Hashable, Sendable {
  /// `scroll to "m5000" anchor top`; without an anchor, or with `none`, the least move.
  case row(RowID, anchor: ScrollAnchor?)

  /// `scroll to offset 300`: a distance from the content's start.
  case offset(Length)

  /// `scroll to edge bottom`: an end of the content.
  case edge(ScrollEdge)
}
