/// A scroll view around its rows: how much of them it shows, and what stands before and after them.
struct Scene: Sendable {
  /// The visible extent.
  private(set) var viewport: Length

  /// How much of the viewport's end is covered, as by a keyboard.
  private(set) var inset = Length.zero

  /// The room before the rows, and after them.
  private(set) var leading: Length
  private(set) var trailing: Length

  /// From the viewport's start to the content's, where content shorter than the viewport lies at its end.
  private(set) var gap = Length.zero

  /// Creates a scroll view.
  init(viewport: Length, around content: ResolvedContent) {
    self.viewport = viewport
    (leading, trailing) = content.roomAround
  }
}

extension Scene {
  /// The part of the viewport that nothing covers, at its start: what rows are aligned in.
  var visibleExtent: Length { max(.zero, viewport - inset) }

  /// From the content's start, or where short content is aligned, to the first row.
  var contentStart: Length { leading + gap }

  /// Returns the nearest offset at which content of an extent fills the viewport, or its start.
  func clamped(_ offset: Length, content: Length) -> Length {
    max(.zero, min(offset, content - visibleExtent))
  }

  /// Takes over the room before and after the rows.
  mutating func measureEnds(of content: ResolvedContent) { (leading, trailing) = content.roomAround }

  /// Takes over how far short content lies from the viewport's start.
  mutating func align(by gap: Length) { self.gap = gap }

  /// Takes over another visible extent.
  mutating func take(viewport: Length) { self.viewport = viewport }

  /// Takes over that another part of the viewport's end is covered.
  mutating func take(inset: Length) { self.inset = inset }
}
