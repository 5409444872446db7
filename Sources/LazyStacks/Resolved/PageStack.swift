import struct Foundation.CGFloat

/// A stack of the page: the scroll view's own, a `VStack` in it, or a lazy one.
///
/// What is declared around a lazy stack does not end its laziness: a `VStack` around it is a stack of the page, whose
/// other views are rows that are built at once.
final class PageStack: Sendable {
  /// The stack around it; `nil` for the scroll view's own.
  let outer: PageStack?

  /// The distance between the views in it; `nil` where neighbours decide, or the model does.
  private let spacing: Length?

  /// The room around it.
  let padding: PaddingSum

  /// The widest that it may be; `nil` where nothing bounds it.
  private let maxWidth: Length?

  /// Whether only what is needed of it is built.
  let isLazy: Bool

  /// Which parts of its sections stay at an edge of the viewport.
  let pinnedViews: PinnedViews

  /// How many stacks there are around it.
  let depth: Int

  /// Creates the scroll view's own stack.
  init() {
    (outer, spacing, maxWidth, isLazy, pinnedViews, depth) = (nil, nil, nil, false, [], 0)
    padding = PaddingSum()
  }

  /// Creates a stack in another one.
  init(
    in outer: PageStack, spacing: Length?, isLazy: Bool, pinnedViews: PinnedViews = [],
    modifiers: [ContentModifier]
  ) {
    self.outer = outer
    self.spacing = spacing
    self.isLazy = isLazy
    self.pinnedViews = pinnedViews
    depth = outer.depth + 1
    padding = PaddingSum(modifiers)
    maxWidth = modifiers.compactMap(\.maxWidth).min()
  }
}

extension PageStack {
  /// The distance between the views in it; `nil` where neighbours decide.
  func gap(_ gaps: ModelParameters.Gaps) -> Length? {
    if outer == nil { return gaps == .standard ? .zero : nil }
    return spacing ?? gaps.spacing
  }

  /// Returns the width that is proposed to the rows in it where the scroll view has another.
  func rowWidth(in width: Length) -> Length {
    let around = outer?.rowWidth(in: width) ?? width
    return max(.zero, min(around, maxWidth ?? around) - padding.sides)
  }

  /// The room from the page's start to the first view in it.
  var roomBefore: Length { padding.top + (outer?.roomBefore ?? .zero) }

  /// The room from the last view in it to the page's end.
  var roomAfter: Length { padding.bottom + (outer?.roomAfter ?? .zero) }
}

/// A view of the page at the end, or the start, of a distance.
struct PageNeighbour {
  /// The stack that it is in.
  let stack: PageStack

  /// What it prefers.
  let edges: () -> RowEdges
}

extension PageNeighbour {
  /// Returns the distance to the next view of the page.
  ///
  /// Stacks that end in between add their room. A view at a stack's end stands for the stack; the preferences of what
  /// is in a lazy stack, or in one with room around it, end there. (Chosen for the lazy one: it is not asked.)
  func distance(to next: PageNeighbour, gaps: ModelParameters.Gaps) -> Length {
    var (end, start) = (stack, next.stack)
    var room = Length.zero
    var (endsPlain, startsPlain) = (false, false)
    func leave(_ stack: inout PageStack, _ room: Length, _ isPlain: inout Bool) {
      isPlain = isPlain || stack.isLazy || room > .zero
      if let outer = stack.outer { stack = outer }
    }
    while end !== start {
      if end.depth >= start.depth {
        room += end.padding.bottom
        leave(&end, end.padding.bottom, &endsPlain)
      } else {
        room += start.padding.top
        leave(&start, start.padding.top, &startsPlain)
      }
    }
    if let gap = end.gap(gaps) { return room + gap }
    return room + (endsPlain ? .plain : edges()).gap(to: startsPlain ? .plain : next.edges())
  }
}

extension ContentModifier {
  /// The bound that a frame puts on a width.
  fileprivate var maxWidth: Length? {
    switch self {
    case .frame(.flexible(let width, _, _)):
      width.greatest.flatMap { $0.isFinite ? Length(CGFloat($0)) : nil }
    case .frame(.fixed(let width?, nil, _)): Length(CGFloat(width))
    default: nil
    }
  }
}
